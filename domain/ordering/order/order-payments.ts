import { toUnits, type Units } from '../../kernel/money.js';
import type { OrderEvent } from './order-events.js';
import type { PaymentMethod } from './order-terms.schema.js';

/** A payment that no counter entry has taken back. */
export interface EffectivePayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Units;
}

/** What was paid of an order. */
export interface OrderPayments {
  readonly paid: Units;
  /** Ids of all that was recorded so far, counter entries too. */
  readonly payments: readonly string[];
  readonly standing: readonly EffectivePayment[];
  /** Ids of the counter entries. */
  readonly counterEntries: readonly string[];
}

export const noPayments: OrderPayments = { paid: 0, payments: [], standing: [], counterEntries: [] };

type PaymentRecorded = Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'];

export function paymentsAfter(
  { paid, payments, standing, counterEntries }: OrderPayments,
  { payment: id, method, amount: decimal, corrects }: PaymentRecorded,
): OrderPayments {
  const amount = toUnits(decimal);
  const known = { paid: paid + amount, payments: [...payments, id] };
  if (corrects === undefined) {
    return { ...known, standing: [...standing, { id, method, amount }], counterEntries };
  }
  return {
    ...known,
    standing: standing.filter((payment) => payment.id !== corrects),
    counterEntries: [...counterEntries, id],
  };
}
