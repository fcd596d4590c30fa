import type { StaffOrder } from '../contracts/order.schema.js';
import { isRequest, isUnfulfilled } from '../ordering/order/order.js';

/** What lists of orders are filtered by. Names are kept in addresses. */
export const paymentStates = ['open', 'partly', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentStateLabels: Record<PaymentState, string> = {
  open: 'Offen',
  partly: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  refunded: 'Zurückgezahlt',
};

/** Null for an order of which nothing is to be paid: a request, or one that was called off before anything was paid. */
export function paymentStateOf({
  isRefunded,
  isPaid,
  status,
  paidAmount,
}: Pick<StaffOrder, 'isRefunded' | 'isPaid' | 'status' | 'paidAmount'>): PaymentState | null {
  if (isRefunded) return 'refunded';
  if (isPaid) return 'paid';
  if (paidAmount > 0) return 'partly';
  return isRequest(status) || isUnfulfilled(status) ? null : 'open';
}
