import type { Decision } from '../../kernel/decider.js';
import { deterministicId } from '../../kernel/identifiers.js';
import { roundToCents, toDecimal, toUnits, type Units } from '../../kernel/money.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { formatMoney } from '../../text/formats.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { type Attempt, isLiving, isOnlyAuthorized, refundableOf } from './online-payments.js';
import { refuseMissingReason, refuseUnknownOrder, takeStep } from './order-decisions.js';
import { initiated, type InitiatePayment } from './payment-consequences.js';

const MINUTE_MS = 60_000;

/** How long an order waits for another attempt, or an attempt for its provider, in milliseconds. */
export const PAYMENT_PATIENCE_MS = 30 * MINUTE_MS;

/** The id of the attempt to pay that follows those an order has. */
export const nextAttempt = (orderId: string, attempts: number): string =>
  deterministicId('payment attempt', orderId, String(attempts));

/** The guest pays what is open of the order, with a new attempt at the provider. */
export const initiatePayment = (order: Order, command: InitiatePayment): Decision<OrderEvent> =>
  takeStep(order, 'payOnline', (existing): Decision<OrderEvent> => {
    if (existing.attempts.some(({ id }) => id === command.attempt)) return [];
    const open = openOnline(existing);
    if (open <= 0) return refuse('conflict', 'order-is-paid', 'Die Bestellung ist bereits bezahlt.');
    return [initiated(command, open)];
  });

/** What is neither paid nor held by a provider. */
export const openOnline = (order: ExistingOrder): Units =>
  order.attempts
    .filter((attempt) => isOnlyAuthorized(attempt) && !attempt.isVoidRequested)
    .reduce((open, { authorized }) => open - authorized, order.total - order.paid);

export interface OpenedAttempt {
  readonly attempt: string;
  readonly reference: string;
  readonly checkoutUrl: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** The provider has answered where the guest pays. */
export const markOpened = (order: Order, opened: OpenedAttempt): Decision<OrderEvent> =>
  ofAttempt(order, opened.attempt, ({ reference, status, checkoutUrl }) =>
    reference === null || (status === 'opened' && reference === opened.reference && checkoutUrl === null)
      ? [{ type: 'PaymentOpened', data: opened }]
      : [],
  );

/** The provider will never take this payment. */
export const failAttempt = (
  order: Order,
  { attempt: id, reason }: { readonly attempt: string; readonly reason: string },
): Decision<OrderEvent> =>
  ofAttempt(order, id, (attempt) =>
    isLiving(attempt) ? [{ type: 'PaymentFailed', data: { attempt: id, reason } }] : [],
  );

/** The provider never answered that it knows this payment, so nobody can have paid it. `at` is an ISO instant. */
export const expireAttempt = (
  order: Order,
  { attempt: id, at }: { readonly attempt: string; readonly at: string },
): Decision<OrderEvent> =>
  ofAttempt(order, id, ({ status, initiatedAt }) =>
    status === 'initiated' && Date.parse(at) - Date.parse(initiatedAt) >= PAYMENT_PATIENCE_MS
      ? [{ type: 'PaymentExpired', data: { attempt: id } }]
      : [],
  );

function ofAttempt(
  order: Order,
  id: string,
  decide: (attempt: Attempt) => Decision<OrderEvent>,
): Decision<OrderEvent> {
  const attempt = order.status === 'none' ? undefined : order.attempts.find((known) => known.id === id);
  return attempt ? decide(attempt) : refuse('unknown', 'payment-unknown', 'Diese Zahlung gibt es nicht.');
}

/** No attempt to pay is left, and the time for another one is over: the order is not to be. */
export function failOrder(order: Order): Decision<OrderEvent> {
  if (order.status !== 'awaitingPayment' || order.attempts.some(isLiving)) return [];
  return [{ type: 'OrderFailed', data: {} }];
}

export interface RequestRefund {
  /** The refund's own uuid: the same one is requested once. */
  readonly refund: string;
  /** Decimal, at most 2 decimals; all that can be refunded where it is missing. */
  readonly amount?: number | undefined;
  readonly reason: string;
}

/**
 * Staff give money back that was paid online, at most what was captured and is not on its way back. It is taken from the
 * payments in their order, by a refund of its own for each.
 */
export function requestRefund(order: Order, command: RequestRefund): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const existing = order;
  const isKnown = (id: string) => existing.refunds.some((refund) => refund.id === id);
  if (existing.attempts.some(({ id }) => isKnown(partOf(command.refund, id)))) return [];
  const most = existing.attempts.reduce((sum, attempt) => sum + refundableOf(existing, attempt), 0);
  const amount = command.amount ?? toDecimal(most);
  const reason = command.reason.trim();
  const refusal = refundRefusal(amount, most, existing.currency);
  if (refusal) return refusal;
  if (reason === '') return refuseMissingReason();
  return refundsFrom(existing, { ...command, reason }, toUnits(amount));
}

/** The refund of one attempt that a refund of the order consists of. */
const partOf = (refund: string, attempt: string): string => deterministicId('refund', refund, attempt);

function refundsFrom(order: ExistingOrder, { refund, reason }: RequestRefund, total: Units): OrderEvent[] {
  let left = total;
  return order.attempts.flatMap((attempt): OrderEvent[] => {
    const amount = Math.min(left, refundableOf(order, attempt));
    left -= amount;
    if (amount <= 0) return [];
    const data = {
      refund: partOf(refund, attempt.id),
      attempt: attempt.id,
      amount: toDecimal(amount),
      // Nothing personal comes after an erasure, whose key another node may still hold.
      reason: order.isErased ? null : reason,
    };
    return [{ type: 'RefundRequested', data }];
  });
}

function refundRefusal(decimal: number, most: Units, currency: string): Refusal | null {
  const amount = toUnits(decimal);
  if (most <= 0) {
    const text = 'Es gibt keine Online-Zahlung, die zurückgezahlt werden kann.';
    return refuse('conflict', 'nothing-to-refund', text);
  }
  if (!Number.isFinite(amount) || amount <= 0) {
    return refuse('invalid', 'amount-not-positive', 'Bitte geben Sie einen Betrag über 0 an.', 'amount');
  }
  if (toDecimal(roundToCents(amount)) !== decimal) {
    const text = 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
    return refuse('invalid', 'amount-too-precise', text, 'amount');
  }
  if (amount <= most) return null;
  const text = `Es können höchstens ${formatMoney(toDecimal(most), currency)} zurückgezahlt werden.`;
  return refuse('invalid', 'amount-too-high', text, 'amount');
}

/** The provider will not give this money back. Staff have to. */
export function failRefund(
  order: Order,
  { refund: id, reason }: { readonly refund: string; readonly reason: string },
): Decision<OrderEvent> {
  const refund = order.status === 'none' ? undefined : order.refunds.find((known) => known.id === id);
  if (refund?.status !== 'requested') return [];
  const { attempt, amount } = refund;
  return [{ type: 'RefundFailed', data: { refund: id, attempt, amount: toDecimal(amount), reason } }];
}
