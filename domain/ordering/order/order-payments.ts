import { toUnits, type Units } from '../../kernel/money.js';
import { waivedAfter } from '../waived.js';
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
  /** Of it, what was given back on purpose and is not asked for again. */
  readonly waived: Units;
  /** Ids of all that was recorded so far, counter entries too. */
  readonly payments: readonly string[];
  readonly standing: readonly EffectivePayment[];
  /** Ids of the counter entries. */
  readonly counterEntries: readonly string[];
}

export const noPayments: OrderPayments = {
  paid: 0,
  waived: 0,
  payments: [],
  standing: [],
  counterEntries: [],
};

type PaymentRecorded = Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'];

export function paymentsAfter(
  { total, ...order }: OrderPayments & { readonly total: Units },
  { payment: id, method, amount: decimal, corrects }: PaymentRecorded,
): OrderPayments {
  const amount = toUnits(decimal);
  const { paid, payments, standing, counterEntries } = order;
  const waived = waivedAfter({ ...order, total }, amount, false);
  const known = { paid: paid + amount, waived, payments: [...payments, id] };
  if (corrects === undefined) {
    return { ...known, standing: [...standing, { id, method, amount }], counterEntries };
  }
  return {
    ...known,
    standing: standing.filter((payment) => payment.id !== corrects),
    counterEntries: [...counterEntries, id],
  };
}
