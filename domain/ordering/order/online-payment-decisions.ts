import { openOf } from '../waived.js';
import type { Decision } from '../../kernel/decider.js';
import { deterministicId } from '../../kernel/identifiers.js';
import type { Units } from '../../kernel/money.js';
import { refuse } from '../../kernel/refusal.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { type Attempt, isLiving, isOnlyAuthorized } from './online-payments.js';
import { takeStep } from './order-decisions.js';
import { initiated, type InitiatePayment } from './payment-consequences.js';

const MINUTE_MS = 60_000;

/** How long an order waits for another attempt, or an attempt for its provider, in milliseconds. */
export const PAYMENT_TIMEOUT_MS = 30 * MINUTE_MS;

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
    .reduce((open, { authorized }) => open - authorized, openOf(order));

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
    status === 'initiated' && Date.parse(at) - Date.parse(initiatedAt) >= PAYMENT_TIMEOUT_MS
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
