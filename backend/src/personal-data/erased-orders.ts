import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Erasure } from '@bestellwerk/domain/contracts/personal-data.schema';

/** Orders as an erasure names them: by their numbers only. */
export function erasedOrders(ids: readonly string[], known: readonly StaffOrder[]): Erasure['orders'] {
  const orders = new Map(known.map((order) => [order.id, order]));
  return [...new Set(ids)].map((id) => {
    const order = orders.get(id);
    return {
      id,
      uid: order?.uid ?? id,
      ticketNumber: order?.ticketNumber ?? null,
      branch: order?.branch.name ?? null,
      date: order?.businessDate ?? null,
      outcome: null,
      text: null,
    };
  });
}
