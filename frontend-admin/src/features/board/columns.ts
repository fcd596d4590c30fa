import type { Due } from '@bestellwerk/domain/ordering/due-time';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { TakenStep } from '../../shared/order-steps/outbox.js';

export interface Column {
  id: string;
  title: string;
  statuses: readonly OrderStatus[];
  /** The text of an empty column. */
  empty: string;
}

export const columns: readonly Column[] = [
  {
    id: 'new',
    title: 'Neu',
    statuses: ['requested', 'offered', 'awaitingPayment', 'pending', 'proposed'],
    empty: 'Keine neuen Bestellungen. Sobald jemand bestellt, erscheint die Bestellung hier von selbst.',
  },
  {
    id: 'confirmed',
    title: 'Bestätigt',
    statuses: ['confirmed'],
    empty: 'Nichts in Arbeit. Bestätigen Sie eine neue Bestellung, dann steht sie hier.',
  },
  {
    id: 'ready',
    title: 'Bereit / unterwegs',
    statuses: ['ready', 'dispatched'],
    empty: 'Nichts wartet auf Abholung oder ist unterwegs.',
  },
];

/** A request is to be answered now, whenever it is due. */
const notBegun: readonly OrderStatus[] = ['offered', 'awaitingPayment', 'pending', 'proposed', 'confirmed'];

/**
 * The status by which an order is placed: the target of a pending step if the board has a column for it. A step that
 * removes the order from the board has no effect until the server confirms it.
 */
export function shownStatus(order: StaffOrder, taken: TakenStep | undefined): OrderStatus {
  const isOnBoard = taken && columns.some(({ statuses }) => statuses.includes(taken.target));
  return isOnBoard ? taken.target : order.status;
}

/** An order with the time at which it is due. */
export interface DueOrder {
  readonly order: StaffOrder;
  readonly due: Due;
}

/** Late: its due time has passed. Overdue: not confirmed or answered in time. Neither while the guest is to answer. */
export type Lateness = 'late' | 'overdue' | 'onTime';

export function latenessOf({ order: { status, isMissed }, due }: DueOrder): Lateness {
  if (status === 'proposed') return 'onTime';
  if (status === 'requested') return isMissed ? 'overdue' : 'onTime';
  if (due.minutesLate > 0) return 'late';
  const isOverdue = status === 'pending' && isMissed && due.kind === 'soon' && !due.isBeforeOpening;
  return isOverdue ? 'overdue' : 'onTime';
}

export interface FilledBoard {
  readonly columns: readonly { column: Column; orders: readonly DueOrder[] }[];
  /** Due in more than an hour (by appointment or because the branch is closed) and not started yet. */
  readonly later: readonly DueOrder[];
}

/** The orders of each column, and those for later separately; sorted by due time. */
export function filledBoard(
  orders: readonly StaffOrder[],
  taken: Record<string, TakenStep>,
  dueOf: (order: StaffOrder) => Due,
): FilledBoard {
  const all = orders
    .map((order) => ({ order, due: dueOf(order) }))
    .sort((one, other) => one.due.dueAt.getTime() - other.due.dueAt.getTime());
  const isIn =
    ({ statuses }: Pick<Column, 'statuses'>) =>
    (one: DueOrder) =>
      statuses.includes(shownStatus(one.order, taken[one.order.id]));
  const isLater = ({ order, due }: DueOrder) => due.kind === 'later' && notBegun.includes(order.status);
  const [later, now] = [all.filter(isLater), all.filter((one) => !isLater(one))];
  return { columns: columns.map((column) => ({ column, orders: now.filter(isIn(column)) })), later };
}
