import { toUnits, type Units } from '../../kernel/money.js';
import { waivedAfter } from '../waived.js';
import type { OrderEvent } from './order-events.js';
import type { PaymentMethod } from './order-terms.schema.js';

/** A payment or a refund by hand that no counter entry has taken back. */
export interface EffectivePayment {
  readonly id: string;
  readonly method: PaymentMethod;
  /** Below 0 in a refund. */
  readonly amount: Units;
  /** The payment of which a refund gives something back. */
  readonly refunds?: string;
}

/** What was paid of an order. */
export interface OrderPayments {
  readonly paid: Units;
  /** Of it, what was given back on purpose and is not asked for again. */
  readonly waived: Units;
  /** Ids of all that was recorded so far, counter entries and refunds too. */
  readonly payments: readonly string[];
  readonly standing: readonly EffectivePayment[];
  /** Ids of the counter entries. */
  readonly counterEntries: readonly string[];
  /** Ids of the refunds by hand, also of those that were taken back. */
  readonly handRefunds: readonly string[];
}

export const noPayments: OrderPayments = {
  paid: 0,
  waived: 0,
  payments: [],
  standing: [],
  counterEntries: [],
  handRefunds: [],
};

type PaymentRecorded = Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'];

export function paymentsAfter(
  { total, ...order }: OrderPayments & { readonly total: Units },
  { payment: id, method, amount: decimal, corrects, refunds }: PaymentRecorded,
): OrderPayments {
  const amount = toUnits(decimal);
  const { paid, payments, standing, counterEntries, handRefunds } = order;
  const isRefund = refunds !== undefined;
  const waived = waivedAfter({ ...order, total }, amount, isRefund);
  const known = { paid: paid + amount, waived, payments: [...payments, id], counterEntries, handRefunds };
  if (corrects !== undefined) {
    return {
      ...known,
      standing: standing.filter((payment) => payment.id !== corrects),
      counterEntries: [...counterEntries, id],
    };
  }
  const recorded = { id, method, amount, ...(isRefund && { refunds }) };
  return {
    ...known,
    standing: [...standing, recorded],
    handRefunds: isRefund ? [...handRefunds, id] : handRefunds,
  };
}

/** What of a payment by hand was not given back yet; 0 of one that does not stand. */
export function refundableByHand({ standing }: OrderPayments, payment: string): Units {
  const paid = standing.find(({ id, refunds }) => id === payment && refunds === undefined)?.amount ?? 0;
  return standing.reduce((left, { refunds, amount }) => (refunds === payment ? left + amount : left), paid);
}
