import type { StaffOrder } from '../contracts/order.schema.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import { heldIn, refundingIn } from './online-payments.js';
import { paidAndOpen } from './paid-and-open.js';

/** What a message says was paid, and what is still to be paid. */
export const sumsOf = (order: StaffOrder) =>
  paidAndOpen({ ...order, heldAmount: heldIn(order.onlinePayments) }, 'der Seite Ihrer Bestellung');

/** Decimal: what is to be given back, and what is on its way to the guest. */
export const comingBack = ({ owedAmount, onlinePayments }: StaffOrder): number =>
  toDecimal(toUnits(owedAmount) + toUnits(refundingIn(onlinePayments)));
