import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { erasedBy } from '@bestellwerk/domain/views/erasure-proof';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { Pages } from '../../shared/ui/pages.js';
import { PAGE_SIZE, useErasuresQuery } from './personal-data-api.js';
import classes from './personal-data.module.css';

/** The erasures there were, each with its proof. */
export function ErasureList() {
  const timeZone = useTimeZone();
  const [page, setPage] = useState(1);
  const { data, isError } = useErasuresQuery(page, { refetchOnMountOrArgChange: true });
  return (
    <Block title="Nachweise über Löschungen">
      <FailedRead endpoint="erasures" />
      {!data && !isError && <Skeleton height={120} role="status" aria-label="Löschungen werden geladen" />}
      {data?.erasures.length === 0 && <p className={classes.note}>Noch wurde nichts gelöscht.</p>}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={page} onPage={setPage}>
        <ul className={classes.erasures}>
          {data?.erasures.map((erasure) => (
            <li key={erasure.id}>
              <Link to={`/personal-data/${erasure.id}`}>
                {formatDateTime(new Date(erasure.requestedAt), timeZone)}
              </Link>
              <span>
                {countsText(erasure.orders, erasure.customers)}, {erasedBy(erasure)}
              </span>
              {erasure.finishedAt === null && <strong>In Arbeit</strong>}
            </li>
          ))}
        </ul>
      </Pages>
    </Block>
  );
}

const countsText = (orders: number, customers: number): string =>
  [
    orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`,
    ...(customers > 0 ? [customers === 1 ? '1 Kundeneintrag' : `${customers} Kundeneinträge`] : []),
  ].join(', ');
