import type { Decision } from '../../kernel/decider.js';
import { roundToCents, toDecimal, toUnits } from '../../kernel/money.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { formatNumber } from '../../text/formats.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseFromStatus, refuseUnknownOrder } from './order-refusals.js';
import type { PaymentMethod } from './order-terms.js';
import { isPaidOnline } from '../checkout/payment-methods.js';

export interface RecordPayment {
  /** The payment's own uuid: the same payment is recorded once. */
  readonly payment: string;
  readonly method: PaymentMethod;
  /** Decimal in the order's currency, at most 2 decimals. */
  readonly amount: number;
}

/** Staff took money: at most what is still open, also after the order was completed. */
export function recordPayment(order: Order, command: RecordPayment): Decision<OrderEvent> {
  switch (order.status) {
    case 'none':
      return refuseUnknownOrder();
    case 'awaitingPayment':
    case 'rejected':
    case 'canceled':
    case 'failed':
      return refuseFromStatus(order);
    case 'pending':
    case 'confirmed':
    case 'ready':
    case 'dispatched':
    case 'completed':
      if (order.payments.includes(command.payment)) return [];
      return refusalOf(order, command) ?? [recorded(command)];
    default:
      return order satisfies never;
  }
}

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
