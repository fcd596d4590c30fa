import type { Decision } from '../../kernel/decider.js';
import { roundToCents, toDecimal, toUnits } from '../../kernel/money.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import { formatNumber } from '../../text/formats.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseMissingReason, refuseUnknownOrder, takeStep } from './order-decisions.js';
import type { PaymentMethod } from './order-terms.schema.js';
import { isPaidOnline } from './order-terms.schema.js';

export interface RecordPayment {
  /** The payment's own uuid: the same payment is recorded once. */
  readonly payment: string;
  readonly method: PaymentMethod;
  /** Decimal in the order's currency, at most 2 decimals. */
  readonly amount: number;
}

/** Staff took money: at most what is still open, also after the order was completed. */
export const recordPayment = (order: Order, command: RecordPayment): Decision<OrderEvent> =>
  takeStep(order, 'pay', (existing) => {
    if (existing.payments.includes(command.payment)) return [];
    return refusalOf(existing, command) ?? [recorded(command)];
  });

const recorded = ({ payment, method, amount }: RecordPayment): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment, method, amount },
});

function refusalOf(order: ExistingOrder, { method, amount }: RecordPayment): Refusal | null {
  if (isPaidOnline(method)) {
    return refuse('invalid', 'payment-not-by-hand', 'Online-Zahlungen werden automatisch erfasst.', 'method');
  }
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
  const open = order.total - order.paid;
  if (open <= 0) return refuse('conflict', 'order-is-paid', 'Die Bestellung ist bereits bezahlt.');
  if (toUnits(amount) > open) {
    const most = formatNumber(toDecimal(open), 2);
    return refuse('invalid', 'amount-too-high', `Es sind nur noch ${most} offen.`, 'amount');
  }
  return null;
}

export interface CounterPayment {
  /** The counter entry's own uuid: the same one is recorded once. */
  readonly counterEntry: string;
  /** The payment that is taken back. */
  readonly payment: string;
  readonly reason: string;
}

/** Reverses a wrongly recorded payment by a negative entry of the same amount, in any status of the order. */
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
  if (!recorded) return [];
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

const refuseUnknownPayment = () => refuse('unknown', 'payment-unknown', 'Diese Zahlung gibt es nicht.');

const refuseCounterEntry = () =>
  refuse(
    'conflict',
    'payment-is-counter-entry',
    'Eine Gegenbuchung kann nicht zurückgenommen werden. Bitte erfassen Sie die Zahlung neu.',
  );
