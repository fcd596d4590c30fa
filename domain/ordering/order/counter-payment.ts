import type { Decision } from '../../kernel/decider.js';
import { toDecimal } from '../../kernel/money.js';
import { refuse } from '../../kernel/refusal.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseMissingReason, refuseUnknownOrder } from './order-refusals.js';

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
      data: { payment: counterEntry, method, amount: toDecimal(-amount), corrects: payment, reason: given },
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
