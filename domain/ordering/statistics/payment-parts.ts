import { toDecimal, toUnits, type Units } from '../../kernel/money.js';
import type { Sale } from '../closing/sale.js';
import { paidBy } from '../order/online-payments.js';
import type { OrderEvent } from '../order/order-events.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';

/** Money that came for an order; below 0 where it went back because too much had come. */
export interface CountedPayment {
  /** Of the payment, of the attempt to pay online, or of the refund. */
  readonly id: string;
  readonly method: PaymentMethod;
  /** Decimal; 0 while an attempt has not succeeded. */
  readonly amount: number;
}

/** How an order is to be paid, and what was paid of it. */
export interface CountedPayments {
  readonly chosenMethod: PaymentMethod;
  readonly payments: readonly CountedPayment[];
}

/** A part of an order's price, as a decimal, and the method it was paid by or is to be paid by. */
export interface PaymentPart {
  readonly method: PaymentMethod;
  readonly gross: number;
  /** Only one part of an order is, so that it counts once. */
  readonly isMain: boolean;
}

/** What an event changes of the payments; nothing if it changes none. The sale is as it was before the event and after it. */
export function paymentsAfter(
  { payments }: CountedPayments,
  sale: { readonly before: Sale; readonly after: Sale },
  event: OrderEvent,
): Partial<CountedPayments> {
  const added = (id: string, amount: number) => ({
    payments: payments.map((one) => (one.id === id ? { ...one, amount: sumOf(one.amount, amount) } : one)),
  });
  switch (event.type) {
    case 'QuotationAccepted':
      return event.data.paymentMethod ? { chosenMethod: event.data.paymentMethod } : {};
    case 'PaymentInitiated':
      return {
        payments: [...payments, { id: event.data.attempt, method: event.data.method, amount: 0 }],
      };
    case 'PaymentCaptured':
    case 'ChargebackReceived':
    case 'ChargebackReversed':
      return added(event.data.attempt, paidBy(event));
    case 'RefundSucceeded':
      return added(event.data.attempt, 0 - paidTooMuch(sale, event.data.amount));
    case 'PaymentRecorded': {
      const { payment: id, method, amount, corrects, refunds } = event.data;
      if (corrects !== undefined) return { payments: payments.filter((one) => one.id !== corrects) };
      const isRefund = refunds !== undefined;
      const counted = isRefund ? 0 - paidTooMuch(sale, 0 - amount) : amount;
      return { payments: [...payments, { id, method, amount: counted }] };
    }
    default:
      return {};
  }
}

/** By which method money comes or goes with an event; null if none does. */
export function methodOf({ payments }: CountedPayments, event: OrderEvent): PaymentMethod | null {
  if (event.type === 'PaymentRecorded') return event.data.method;
  if (paidBy(event) === 0 || !('attempt' in event.data)) return null;
  const { attempt } = event.data;
  return payments.find(({ id }) => id === attempt)?.method ?? null;
}

/**
 * A price (decimal) by how it was paid, in the order of the payments; at most the price in all, and what is open under the method
 * that was chosen. The main part is the largest, the first of several.
 */
export function paymentParts({ chosenMethod, payments }: CountedPayments, gross: number): PaymentPart[] {
  const came = new Map<PaymentMethod, Units>();
  const parts = new Map<PaymentMethod, Units>();
  const add = (sums: Map<PaymentMethod, Units>, method: PaymentMethod, units: Units) =>
    sums.set(method, (sums.get(method) ?? 0) + units);
  for (const { method, amount } of payments) add(came, method, toUnits(amount));
  let open = toUnits(gross);
  for (const [method, units] of came) {
    const part = Math.min(open, Math.max(0, units));
    if (part > 0) add(parts, method, part);
    open -= part;
  }
  if (open > 0 || parts.size === 0) add(parts, chosenMethod, open);
  const largest = Math.max(...parts.values());
  const main = [...parts].find(([, units]) => units === largest)?.[0];
  return [...parts].map(([method, units]) => ({
    ...{ method, gross: toDecimal(units), isMain: method === main },
  }));
}

/** What goes back of an amount only because too much was paid: the order is not short of it. */
function paidTooMuch({ before, after }: { before: Sale; after: Sale }, amount: number): number {
  const short = Math.max(0, toUnits(after.waived) - toUnits(before.waived));
  return toDecimal(toUnits(amount) - short);
}

const sumOf = (one: number, other: number): number => toDecimal(toUnits(one) + toUnits(other));
