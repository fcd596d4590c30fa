import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ErasureSummary } from '@bestellwerk/domain/contracts/personal-data.schema';
import { erasedBy } from '@bestellwerk/domain/views/erasure-proof';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { Pages } from '../../shared/ui/pages.js';
import { PAGE_SIZE, useErasuresQuery } from './personal-data-api.js';
import { partText } from './erasure-words.js';
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
              <span>{[countsText(erasure), erasedBy(erasure)].filter(Boolean).join(', ')}</span>
              {erasure.finishedAt === null && <strong>In Arbeit</strong>}
            </li>
          ))}
        </ul>
      </Pages>
    </Block>
  );
}

/** What was erased of what was meant; while it is under way, what is meant. */
const countsText = ({ finishedAt, ...all }: ErasureSummary): string => {
  const { orders, customers, erasedOrders, erasedCustomers } = all;
  const isFinished = finishedAt !== null;
  const parts = [
    ...partText('orders', orders, isFinished ? erasedOrders : orders),
    ...partText('customers', customers, isFinished ? erasedCustomers : customers),
  ];
  return parts.join(', ');
};
