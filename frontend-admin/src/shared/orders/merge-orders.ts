import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const ended: readonly OrderStatus[] = ['completed', 'rejected', 'canceled', 'failed'];

export const isOpen = (order: Pick<StaffOrder, 'status'>): boolean => !ended.includes(order.status);

/** Whether `next` is a later state of the same order: what arrives late must not turn time back. */
export const isNewer = (next: StaffOrder, known: StaffOrder): boolean =>
  BigInt(next.revision) > BigInt(known.revision);

/** Open orders, oldest first, after `changed` orders arrived in any sequence. Changes `open` in place. */
export function mergeOpenOrders(open: StaffOrder[], changed: readonly StaffOrder[]): void {
  for (const order of changed) {
    const at = open.findIndex(({ id }) => id === order.id);
    const known = open[at];
    if (known && !isNewer(order, known)) continue;
    if (known) open.splice(at, 1);
    if (isOpen(order)) open.push(order);
  }
  open.sort((a, b) => a.placedAt.localeCompare(b.placedAt) || a.ticketNumber - b.ticketNumber);
}
