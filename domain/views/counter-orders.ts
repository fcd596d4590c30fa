import type { KitchenOrder } from '../contracts/order-display.schema.js';
import { isForLater } from '../ordering/due-time.js';

type Due = Pick<KitchenOrder, 'id' | 'status' | 'dueAt' | 'placedAt'>;

/** Open orders by due time, and apart those that nobody has to begin with yet: due in more than an hour. */
export function counterOrders<Order extends Due>(
  orders: readonly Order[],
  now: number,
): { readonly current: readonly Order[]; readonly later: readonly Order[] } {
  const sorted = orders.toSorted(byDueTime);
  const isLater = ({ status, dueAt }: Order) =>
    status !== 'ready' && isForLater(new Date(dueAt), new Date(now));
  return { current: sorted.filter((one) => !isLater(one)), later: sorted.filter(isLater) };
}

/** ISO instants sort as they are. */
export const byDueTime = (a: Due, b: Due): number =>
  compare(a.dueAt, b.dueAt) || compare(a.placedAt, b.placedAt) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
