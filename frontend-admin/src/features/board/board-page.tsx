import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/operations/failed-read.js';
import { ForOrderReaders } from '../../shared/orders/for-order-readers.js';
import { useOpenOrders } from '../../shared/orders/use-open-orders.js';
import { useAppSelector } from '../../shared/redux.js';
import { usePageTitle } from '../../shared/ui/page-title.js';
import { BoardColumn } from './board-column.js';
import classes from './board-page.module.css';
import { byColumn, columns } from './columns.js';
import { useNewcomers } from './use-newcomers.js';

/** So many cards of a column are drawn at once, as many as a large screen shows; the others follow when there is time. */
const FIRST_CARDS = 4;

/** All open orders by status, live. */
export default function BoardPage() {
  return (
    <ForOrderReaders>
      <Board />
    </ForOrderReaders>
  );
}

function Board() {
  const { data: orders, isError } = useOpenOrders();
  const taken = useAppSelector((state) => state.outbox);
  const branches = useShownBranches();
  usePageTitle('Live-Board');
  const isNewcomer = useNewcomers(branches.join(), orders);
  const [shown, setShown] = useState(columns[0]!.id);
  const filled = useMemo(() => orders && byColumn(orders, taken), [orders, taken]);
  const most = useDeferredValue(orders ? Infinity : FIRST_CARDS, FIRST_CARDS);

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
      <div className={classes.board} data-board>
        {columns.map((column, index) => (
          <BoardColumn
            key={column.id}
            column={column}
            orders={filled?.[index]?.orders}
            most={most}
            isShown={shown === column.id}
            isNewcomer={isNewcomer}
            showsBranch={branches.length > 1}
          >
            {!filled && !isError && <Waiting />}
          </BoardColumn>
        ))}
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
