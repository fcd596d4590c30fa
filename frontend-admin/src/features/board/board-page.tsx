import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/operations/failed-read.js';
import { useOpenOrders } from '../../shared/orders/use-open-orders.js';
import { useAppSelector } from '../../shared/redux.js';
import { usePageTitle } from '../../shared/ui/page-title.js';
import classes from './board-page.module.css';
import { byColumn, columns } from './columns.js';
import { OrderCard } from './order-card.js';
import { useNewcomers } from './use-newcomers.js';

/** All open orders by status, live. */
export default function BoardPage() {
  const { data: orders, isError } = useOpenOrders();
  const taken = useAppSelector((state) => state.outbox);
  const branches = useShownBranches();
  usePageTitle('Live-Board');
  const isNewcomer = useNewcomers(branches.join(), orders);
  const [shown, setShown] = useState(columns[0]!.id);
  const filled = orders && byColumn(orders, taken);

  return (
    <>
      <VisuallyHidden component="h1">Live-Board</VisuallyHidden>
      <FailedRead endpoint="currentOrders" />
      <div className={classes.tabs} role="group" aria-label="Spalte wählen">
        {columns.map(({ id, title }, index) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
            <strong>{filled?.[index]?.orders.length ?? '–'}</strong>
            {title}
          </button>
        ))}
      </div>
      <div className={classes.board}>
        {columns.map(({ id, title, empty }, index) => {
          const content = filled?.[index]?.orders;
          return (
            <section
              key={id}
              className={classes.column}
              data-shown={shown === id || undefined}
              data-column={id}
              aria-labelledby={`column-${id}`}
            >
              <h2 id={`column-${id}`} className={classes.columnHead}>
                {title}
                {content && <span aria-label={`${content.length} Bestellungen`}>{content.length}</span>}
              </h2>
              {!content && !isError && <Waiting />}
              {content?.length === 0 && <p className={classes.empty}>{empty}</p>}
              <ul className={classes.cards}>
                {content?.map((order) => (
                  <li key={order.id} data-newcomer={isNewcomer(order.id) || undefined}>
                    <OrderCard order={order} showsBranch={branches.length > 1} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Bestellungen werden geladen">
    <Skeleton height={220} mb={16} />
    <Skeleton height={160} />
  </div>
);
