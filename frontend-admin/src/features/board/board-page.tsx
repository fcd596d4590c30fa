import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useShownBranches } from '../../shared/branches/use-branches.js';
import { useAwaySince } from '../../shared/request-status/away-since.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequireOrderAccess } from '../../shared/session/require-access.js';
import { useDueOf } from '../../shared/orders/order-times.js';
import { useOpenOrders } from '../../shared/orders/orders-api.js';
import { useAppSelector } from '../../shared/api/redux.js';
import { usePageTitle } from '../../shared/ui/page-head.js';
import { BoardDialogs } from './board-dialogs.js';
import { BoardColumn } from './board-column.js';
import classes from './board-page.module.css';
import { columns, filledBoard, type Column, type FilledBoard } from './columns.js';
import { LaterOrders } from './later-orders.js';
import { longColumn } from './long-column.js';
import { DelayedBranches } from './delayed-branches.js';
import { PausedBranches } from './paused-branches.js';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

/** Cards per column in the first render, as many as a large screen shows; the others are rendered later. */
const FIRST_CARDS = 4;

/** All open orders by status, live. */
export default function BoardPage() {
  return (
    <RequireOrderAccess>
      <Board />
    </RequireOrderAccess>
  );
}

function Board() {
  const { data: orders, isError } = useOpenOrders();
  // Then the header says of when the orders are, and they are read again all the time.
  const isAway = useAwaySince() !== null;
  const taken = useAppSelector((state) => state.outbox);
  const branches = useShownBranches();
  usePageTitle('Live-Board');
  const isNewcomer = useNewcomers(branches.join(), orders);
  const [shown, setShown] = useState(columns[0]!.id);
  const dueOf = useDueOf();
  const filled = useMemo(() => orders && filledBoard(orders, taken, dueOf), [orders, taken, dueOf]);
  const long = useLongColumn(filled);
  const cards = { isNewcomer, showsBranch: branches.length > 1 };
  const most = useDeferredValue(orders ? Infinity : FIRST_CARDS, FIRST_CARDS);

  return (
    <>
      <VisuallyHidden component="h1">Live-Board</VisuallyHidden>
      {!(orders && isAway) && <FailedRead endpoint="currentOrders" />}
      <div className={classes.tabs} role="group" aria-label="Spalte wählen">
        {columns.map(({ id, title }, index) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
            <strong>{filled?.columns[index]?.orders.length ?? '–'}</strong>
            {title}
          </button>
        ))}
      </div>
      <PausedBranches />
      <DelayedBranches />
      <BoardDialogs orders={orders}>
        <div data-board>
          <LaterOrders orders={filled?.later ?? []} taken={taken} {...cards} />
          <div className={classes.board} data-long={long ?? undefined}>
            {columns.map((column, index) => (
              <BoardColumn
                key={column.id}
                column={column}
                orders={filled?.columns[index]?.orders}
                most={most}
                isShown={shown === column.id}
                isLong={long === column.id}
                below={belowOf(column, long, filled)}
                {...cards}
              >
                {!filled && !isError && <Waiting />}
              </BoardColumn>
            ))}
          </div>
        </div>
      </BoardDialogs>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Bestellungen werden geladen">
    <Skeleton height={220} mb={16} />
    <Skeleton height={160} />
  </div>
);

/** The column that has the room of the others, which depends on the one that had it before. */
function useLongColumn(filled: FilledBoard | undefined): string | null {
  const [long, setLong] = useState<string | null>(null);
  const counts = filled?.columns.map(({ column, orders }) => [column.id, orders.length] as const) ?? [];
  const next = longColumn(Object.fromEntries(counts), long);
  if (next !== long) setLong(next);
  return next;
}

/** Of the two columns that share the room of one, the second is below the first. */
function belowOf({ id }: Column, long: string | null, filled: FilledBoard | undefined) {
  if (!filled || long === null) return undefined;
  const [upper, lower] = filled.columns.filter(({ column }) => column.id !== long);
  return upper && lower && upper.column.id === id
    ? { column: lower.column, count: lower.orders.length }
    : undefined;
}

/** Which orders came after the board of `place` was first seen: those come in with a movement. */
function useNewcomers(place: string, orders: readonly StaffOrder[] | undefined): (id: string) => boolean {
  const [first, setFirst] = useState<{ place: string; ids: ReadonlySet<string> } | null>(null);
  if (orders && first?.place !== place) setFirst({ place, ids: new Set(orders.map(({ id }) => id)) });
  return (id) => first?.place === place && !first.ids.has(id);
}
