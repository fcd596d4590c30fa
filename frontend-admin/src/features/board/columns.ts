import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import type { TakenStep } from '../../shared/outbox/outbox.js';

export interface Column {
  id: string;
  title: string;
  statuses: readonly OrderStatus[];
  /** What an empty column says. */
  empty: string;
}

export const columns: readonly Column[] = [
  {
    id: 'new',
    title: 'Neu',
    statuses: ['awaitingPayment', 'pending'],
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
    title: 'Bereit / In Zustellung',
    statuses: ['ready', 'dispatched'],
    empty: 'Nichts wartet auf Abholung oder ist unterwegs.',
  },
];

/**
 * Where an order is shown: where it will stand once a step just taken has arrived, if the board has a place
 * for that; a step that takes it off the board leaves it where it is until the server agrees.
 */
export function shownStatus(order: StaffOrder, taken: TakenStep | undefined): OrderStatus {
  const isOnBoard = taken && columns.some(({ statuses }) => statuses.includes(taken.target));
  return isOnBoard ? taken.target : order.status;
}

/** Nobody has confirmed it in time, and it still waits. */
export const isOverdue = ({ status, isMissed }: StaffOrder): boolean => status === 'pending' && isMissed;

/** The orders of each column: those that are overdue first, else in the order given. */
export function byColumn(
  orders: readonly StaffOrder[],
  taken: Record<string, TakenStep>,
): { column: Column; orders: StaffOrder[] }[] {
  return columns.map((column) => ({
    column,
    orders: orders
      .filter((order) => column.statuses.includes(shownStatus(order, taken[order.id])))
      .sort((one, other) => Number(isOverdue(other)) - Number(isOverdue(one))),
  }));
}
