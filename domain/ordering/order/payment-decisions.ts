import { openOf } from '../waived.js';
import type { Decision } from '../../kernel/decider.js';
import { roundToCents, toDecimal, toUnits } from '../../kernel/money.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import { messages } from '../checkout/check/messages.js';
import { isTakenByHand } from '../checkout/taken-methods.js';
import { formatNumber } from '../../text/formats.js';
import { takenBackText } from '../refunds.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseMissingReason, refuseUnknownOrder, takeStep } from './order-decisions.js';
import type { PaymentMethod } from './order-terms.schema.js';
import { isPaidOnline } from './paid-online.js';
import { refusalOfSeenOpen } from './seen-open.js';

export interface RecordPayment {
  /** The payment's own uuid: the same payment is recorded once. */
  readonly payment: string;
  readonly method: PaymentMethod;
  /** Decimal in the order's currency, at most 2 decimals. */
  readonly amount: number;
  /** Decimal: the open amount that was seen; null or missing if it does not matter. */
  readonly expectedOpen?: number | null | undefined;
}

/**
 * Staff took money: at most what is still open, also after the order was completed, with a method that is taken there or the
 * one of the order.
 */
export const recordPayment = (
  order: Order,
  command: RecordPayment,
  takenIn: (branch: string) => readonly PaymentMethod[] = () => [command.method],
): Decision<OrderEvent> =>
  takeStep(order, 'pay', (existing) => {
    if (existing.payments.includes(command.payment)) return [];
    const refusal = refusalOf(existing, command);
    if (refusal) return refusal;
    const isTaken = isTakenByHand(command.method, takenIn(existing.branch), existing.paymentMethod);
    return isTaken ? [recorded(command)] : refuseMethod();
  });

const recorded = ({ payment, method, amount }: RecordPayment): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment, method, amount },
});

function refusalOf(order: ExistingOrder, { method, amount, expectedOpen }: RecordPayment): Refusal | null {
  if (isPaidOnline(method)) return refuseOnlineByHand();
  if (!Number.isFinite(amount) || amount <= 0) {
    return refuse('invalid', 'amount-not-positive', 'Bitte geben Sie einen Betrag über 0 an.', 'amount');
  }
  if (toDecimal(roundToCents(toUnits(amount))) !== amount) {
    return refuse(
      'invalid',
      'amount-too-precise',
      'Bitte geben Sie höchstens zwei Nachkommastellen an.',
      'amount',
    );
  }
  const open = openOf(order);
  if (open <= 0) return refuse('conflict', 'order-is-paid', 'Die Bestellung ist bereits bezahlt.');
  const changed = refusalOfSeenOpen(order, open, expectedOpen);
  if (changed) return changed;
  if (toUnits(amount) > open) {
    const most = formatNumber(toDecimal(open), 2);
    return refuse('invalid', 'amount-too-high', `Es sind nur noch ${most} offen.`, 'amount');
  }
  return null;
}

export const refuseOnlineByHand = (): Refusal =>
  refuse('invalid', 'payment-not-by-hand', 'Online-Zahlungen werden automatisch erfasst.', 'method');

export const refuseMethod = (): Refusal =>
  refuse('invalid', 'payment-not-taken', messages.paymentMethodNotOffered, 'method');

export interface CounterPayment {
  /** The counter entry's own uuid: the same one is recorded once. */
  readonly counterEntry: string;
  /** The payment, or the refund by hand, that is taken back. */
  readonly payment: string;
  readonly reason: string;
}

/** Reverses a wrongly recorded payment or refund by an entry of the opposite amount, in any status of the order. */
export function counterPayment(order: Order, command: CounterPayment): Decision<OrderEvent> {
  return order.status === 'none' ? refuseUnknownOrder() : counter(order, command);
}

function counter(
  order: ExistingOrder,
  { counterEntry, payment, reason }: CounterPayment,
): Decision<OrderEvent> {
  if (order.counterEntries.includes(payment)) return refuseCounterEntry();
  if (!order.payments.includes(payment)) return refuseUnknownPayment();
  const recorded = order.standing.find(({ id }) => id === payment);
  if (!recorded) return order.payments.includes(counterEntry) ? [] : refuseTakenBack(order, payment);
  if (order.standing.some(({ refunds }) => refunds === payment)) return refuseRefunded();
  const given = reason.trim();
  if (given === '') return refuseMissingReason();
  const { method, amount } = recorded;
  return [
    {
      type: 'PaymentRecorded',
      data: {
        payment: counterEntry,
        method,
        amount: toDecimal(-amount),
        corrects: payment,
        reason: order.isErased ? null : given,
      },
    },
  ];
}

const refuseTakenBack = ({ handRefunds }: ExistingOrder, payment: string) =>
  refuse('conflict', 'payment-taken-back', takenBackText(handRefunds.includes(payment)));

const refuseRefunded = () =>
  refuse(
    'conflict',
    'payment-has-refunds',
    'Von dieser Zahlung wurde etwas zurückgegeben. Nehmen Sie zuerst die Rückzahlung mit „Gegenbuchung“ zurück.',
  );

export const refuseUnknownPayment = () =>
  refuse('unknown', 'payment-unknown', 'Diese Zahlung gibt es nicht.');

const refuseCounterEntry = () =>
  refuse(
    'conflict',
    'payment-is-counter-entry',
    'Eine Gegenbuchung kann nicht zurückgenommen werden. Bitte erfassen Sie die Zahlung neu.',
  );
