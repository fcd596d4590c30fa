import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';

/** The event after which a part of the page shows the order. Nothing can be done there: it is as it was. */
export type PastState = Pick<OrderHistoryEntry, 'at' | 'position'>;

/** The payments that were recorded by then, and of their counter-entries only those. */
export function paymentsBy(payments: readonly Payment[], { position }: PastState): Payment[] {
  const known = payments.filter((payment) => BigInt(payment.position) <= BigInt(position));
  const isKnown = (payment: string | null) => known.some(({ id }) => id === payment);
  return known.map((payment) => (isKnown(payment.correctedBy) ? payment : { ...payment, correctedBy: null }));
}
