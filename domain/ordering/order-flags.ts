import { toDecimal, toUnits } from '../kernel/money.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { isRequest, isUnfulfilled } from './order/order.js';
import type { OrderStatus } from './order/order-terms.schema.js';

export interface OrderFacts {
  readonly status: OrderStatus;
  readonly mode: DeliveryMode;
  /** Decimals in the order's currency. */
  readonly totalGross: number;
  readonly paidAmount: number;
  /** What came back of online payments, and what of it was given back on purpose and is not asked for again. */
  readonly refundedAmount?: number;
  readonly waivedAmount?: number;
}

const confirmedStatuses: readonly OrderStatus[] = ['confirmed', 'ready', 'dispatched', 'completed'];

/** The flags of the specification. Nobody sets them: they follow from what happened. */
export function orderFlags({ status, mode, refundedAmount = 0, ...facts }: OrderFacts) {
  const isRefunded = refundedAmount > 0 && facts.paidAmount <= 0;
  return {
    isConfirmed: confirmedStatuses.includes(status),
    isRejected: status === 'rejected',
    isCompleted: status === 'completed',
    isCanceled: status === 'canceled',
    isFailed: status === 'failed',
    isInDelivery: status === 'ready' || status === 'dispatched',
    isDelivered: status === 'completed' && mode === 'delivery',
    isDelivery: mode === 'delivery',
    isDineIn: mode === 'dineIn',
    isPaid: !isRequest(status) && !isRefunded && openAmount(facts) === 0,
    isRefunded,
  };
}

/** What is still to be paid, as a decimal. What was given back on purpose is not asked for again. */
export const openAmount = ({
  totalGross,
  paidAmount,
  waivedAmount = 0,
}: Pick<OrderFacts, 'totalGross' | 'paidAmount' | 'waivedAmount'>): number =>
  toDecimal(Math.max(0, toUnits(totalGross) - toUnits(paidAmount) - toUnits(waivedAmount)));

/**
 * The refund owed to the guest, as a decimal: all that was paid of an order that is not fulfilled, else what was paid above
 * its total.
 */
export const owedBack = ({ status, paidAmount, totalGross }: Omit<OrderFacts, 'mode'>): number =>
  toDecimal(Math.max(0, toUnits(paidAmount) - (isUnfulfilled(status) ? 0 : toUnits(totalGross))));

/** The part of it that is not on its way to the guest yet. All amounts are decimals. */
export const notYetGivenBack = (
  facts: Omit<OrderFacts, 'mode'> & { readonly refundingAmount: number },
): number => toDecimal(Math.max(0, toUnits(owedBack(facts)) - toUnits(facts.refundingAmount)));
