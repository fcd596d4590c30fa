import type { Decision } from '../../kernel/decider.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { refuse } from '../../kernel/refusal.js';
import { isTakenByHand } from '../checkout/taken-methods.js';
import type { ExistingOrder, Order } from './order.js';
import type { RefundCause } from './online-payment-events.js';
import type { OrderEvent } from './order-events.js';
import { refuseUnknownOrder } from './order-decisions.js';
import { refundableByHand } from './order-payments.js';
import type { PaymentMethod } from './order-terms.schema.js';
import { refuseMethod, refuseOnlineByHand, refuseUnknownPayment } from './payment-decisions.js';
import { isPaidOnline } from './paid-online.js';
import { refundRefusal } from './refund-checks.js';

export interface RefundByHand {
  /** The refund's own uuid: the same one is recorded once. */
  readonly refund: string;
  /** The payment of which something was given back. */
  readonly payment: string;
  /** How the guest got it; as it was paid where it is missing. */
  readonly method?: PaymentMethod | undefined;
  /** Decimal, at most 2 decimals; all that is left of the payment where it is missing. */
  readonly amount?: number | undefined;
  readonly cause?: RefundCause | undefined;
  /** The line that was missing or faulty; none where it was several, or all of them. */
  readonly index?: number | undefined;
  readonly reason: string;
}

/**
 * Staff gave money back that was not paid online: at most what is left of the payment. The payment stands, and what was given back on
 * purpose is not asked for again.
 */
export function refundByHand(
  order: Order,
  command: RefundByHand,
  takenIn: (branch: string) => readonly PaymentMethod[],
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.payments.includes(command.refund)) return [];
  const paid = order.standing.find(({ id, refunds }) => id === command.payment && refunds === undefined);
  if (!paid) {
    return order.payments.includes(command.payment) ? refuseNotStanding() : refuseUnknownPayment();
  }
  const most = refundableByHand(order, paid.id);
  if (most <= 0) return refuseNothingLeft();
  const method = command.method ?? paid.method;
  if (isPaidOnline(method)) return refuseOnlineByHand();
  if (!isTakenByHand(method, takenIn(order.branch), paid.method)) return refuseMethod();
  const amount = command.amount ?? toDecimal(most);
  return (
    refundRefusal(order, { ...command, amount }, most) ?? [recorded(order, { ...command, method, amount })]
  );
}

type Complete = RefundByHand & { readonly method: PaymentMethod; readonly amount: number };

function recorded(
  order: ExistingOrder,
  { refund, payment, method, amount, cause, index, reason }: Complete,
): OrderEvent {
  return {
    type: 'PaymentRecorded',
    data: {
      payment: refund,
      method,
      amount: toDecimal(-toUnits(amount)),
      refunds: payment,
      ...(cause !== undefined && { cause }),
      ...(index !== undefined && { index }),
      // Nothing personal comes after an erasure, whose key another node may still hold.
      reason: order.isErased ? null : reason.trim(),
    },
  };
}

const refuseNotStanding = () =>
  refuse(
    'conflict',
    'payment-does-not-stand',
    'Diese Buchung wurde zurückgenommen oder ist selbst eine Rückzahlung.',
  );

const refuseNothingLeft = () =>
  refuse('conflict', 'nothing-to-refund', 'Diese Zahlung wurde schon ganz zurückgegeben.');
