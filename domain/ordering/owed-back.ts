import type { OrderStatus } from './order/order-terms.js';

const unfulfilled: readonly OrderStatus[] = ['rejected', 'canceled', 'failed'];

/** Whether an order ended so that nothing is to be paid for it. */
export const isUnfulfilled = (status: OrderStatus): boolean => unfulfilled.includes(status);

interface PaidOrder {
  readonly status: OrderStatus;
  /** Decimal: what was paid and has not been given back. */
  readonly paidAmount: number;
}

/** The refund owed to the guest, as a decimal: all that was paid of an order that is not fulfilled. */
export const owedBack = ({ status, paidAmount }: PaidOrder): number =>
  isUnfulfilled(status) ? Math.max(0, paidAmount) : 0;
