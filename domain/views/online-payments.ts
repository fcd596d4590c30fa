import type { OnlinePaymentsDocument, PaymentStatus } from '../contracts/payments.schema.js';
import type { RecordedEvent } from '../kernel/event.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import {
  type Attempt,
  type OnlinePayments,
  onlinePaymentsAfter,
  refundableOf,
} from '../ordering/order/online-payments.js';
import { onlinePaymentEvents } from '../ordering/order/online-payment-events.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { openAmount, notYetGivenBack } from '../ordering/order-flags.js';
import type { OrderStatus, PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { isPaidOnline } from '../ordering/order/paid-online.js';
import { isTerminal } from '../ordering/order/order.js';
import { occasionOf } from '../ordering/refunds.js';

export const noOnlinePaymentsDocument: OnlinePaymentsDocument = { attempts: [], refunds: [] };

/** What staff see of an order's online payments after an event of it. */
export const onlinePaymentsDocumentAfter = (
  before: OnlinePaymentsDocument,
  event: OrderEvent,
): OnlinePaymentsDocument =>
  event.type in onlinePaymentEvents ? documentOf(onlinePaymentsAfter(stateOf(before), event)) : before;

/** Staff see since when a refund is wanted. */
export const withRequestTime = (
  online: OnlinePaymentsDocument,
  event: RecordedEvent<OrderEvent>,
): OnlinePaymentsDocument => {
  if (event.type !== 'RefundRequested') return online;
  const { data, metadata } = event;
  const refunds = online.refunds.map((refund) =>
    refund.id === data.refund ? { ...refund, requestedAt: metadata.at } : refund,
  );
  return { ...online, refunds };
};

/** Staff also see why. What people wrote goes when the order's personal data is erased. */
export function withRefundReasons(
  online: OnlinePaymentsDocument,
  event: OrderEvent,
  status: OrderStatus,
): OnlinePaymentsDocument {
  if (event.type === 'PersonalDataErased') {
    return { ...online, refunds: online.refunds.map(({ reason: _, ...refund }) => refund) };
  }
  if (event.type !== 'RefundRequested') return online;
  const { refund: id, isAutomatic, reason } = event.data;
  const why = isAutomatic ? { occasion: occasionOf(status) } : reason ? { reason } : {};
  const refunds = online.refunds.map((refund) => (refund.id === id ? { ...refund, ...why } : refund));
  return { ...online, refunds };
}

const documentOf = ({ attempts, refunds }: OnlinePayments): OnlinePaymentsDocument => ({
  attempts: attempts.map(({ checkoutUrl: _, chargebacks: _1, reversals: _2, ...attempt }) => ({
    ...attempt,
    amount: toDecimal(attempt.amount),
    authorized: toDecimal(attempt.authorized),
    captureRequested: toDecimal(attempt.captureRequested),
    captured: toDecimal(attempt.captured),
    chargedBack: toDecimal(attempt.chargedBack),
  })),
  refunds: refunds.map((refund) => ({ ...refund, amount: toDecimal(refund.amount) })),
});

export const stateOf = ({ attempts, refunds }: OnlinePaymentsDocument): OnlinePayments => ({
  attempts: attempts.map((attempt): Attempt => ({
    ...attempt,
    amount: toUnits(attempt.amount),
    authorized: toUnits(attempt.authorized),
    captureRequested: toUnits(attempt.captureRequested),
    captured: toUnits(attempt.captured),
    chargedBack: toUnits(attempt.chargedBack),
    checkoutUrl: null,
    chargebacks: [],
    reversals: [],
  })),
  refunds: refunds.map((refund) => ({ ...refund, amount: toUnits(refund.amount) })),
});

export interface PaymentFacts {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  /** Decimals. */
  readonly totalGross: number;
  readonly paidAmount: number;
  readonly refundedAmount: number;
  readonly waivedAmount: number;
  readonly online: OnlinePaymentsDocument;
}

/** What became of the online payments of an order, in one word. */
export function paymentStatusOf(facts: PaymentFacts): PaymentStatus {
  const { attempts, refunds } = facts.online;
  if (attempts.length === 0) return 'none';
  if (refunds.some(({ status }) => status === 'requested')) return 'refunding';
  if (facts.refundedAmount > 0 && facts.paidAmount <= 0) return 'refunded';
  if (openAmount(facts) === 0) return 'paid';
  if (attempts.some(({ status }) => status === 'authorized')) return 'authorized';
  if (attempts.some(({ status }) => status === 'initiated' || status === 'opened')) return 'awaited';
  return attempts.at(-1)!.status === 'captured' ? 'none' : 'failed';
}

/** Whether the guest can pay online what is open of the order. */
export function isPayableOnline(facts: PaymentFacts): boolean {
  if (!isPaidOnline(facts.paymentMethod) || unpayable.includes(facts.status)) return false;
  return !facts.online.attempts.some(({ status }) => status === 'authorized') && openAmount(facts) > 0;
}

/** There is nothing to pay for these, or nothing yet. */
const unpayable: readonly OrderStatus[] = ['requested', 'offered', 'rejected', 'canceled', 'failed'];

/** Decimal: what was captured and can be given back by the provider. */
export function refundableAmount(online: OnlinePaymentsDocument): number {
  const state = stateOf(online);
  return toDecimal(state.attempts.reduce((sum, attempt) => sum + refundableOf(state, attempt), 0));
}

/** Decimal: what the guest has paid online, whatever of it was given back since. */
export const capturedIn = ({ attempts }: OnlinePaymentsDocument): number =>
  toDecimal(attempts.reduce((sum, { captured }) => sum + toUnits(captured), 0));

/** Decimal: what the provider keeps for us and the confirmation takes. */
export const heldIn = ({ attempts }: OnlinePaymentsDocument): number =>
  toDecimal(
    attempts
      .filter(({ status, isVoidRequested }) => status === 'authorized' && !isVoidRequested)
      .reduce((sum, { authorized }) => sum + toUnits(authorized), 0),
  );

/** Decimal: what the provider has given back. */
export const refundedIn = ({ refunds }: OnlinePaymentsDocument): number =>
  toDecimal(
    refunds.reduce((sum, { status, amount }) => (status === 'succeeded' ? sum + toUnits(amount) : sum), 0),
  );

/** What an order comes to: what is still to be paid, and what staff have to give back, less what is on its way. Decimals. */
export const balanceOf = (facts: Omit<PaymentFacts, 'paymentMethod' | 'refundedAmount'>) => ({
  openAmount: openAmount(facts),
  owedAmount: notYetGivenBack({ ...facts, refundingAmount: refundingIn(facts.online) }),
});

/** Decimal: what is on its way to the guest. */
export const refundingIn = ({ refunds }: OnlinePaymentsDocument): number =>
  toDecimal(
    refunds.reduce((sum, { status, amount }) => (status === 'requested' ? sum + toUnits(amount) : sum), 0),
  );

/** What staff have to look at, because no rule can settle it. */
export type PaymentTrouble = 'captureFailed' | 'refundFailed' | 'chargeback' | null;

export function paymentTroubleOf({ online, ...facts }: PaymentFacts): PaymentTrouble {
  const { attempts, refunds } = online;
  if (attempts.some(({ chargedBack }) => chargedBack > 0)) return 'chargeback';
  const hasFailed = refunds.some(({ status }) => status === 'failed') && facts.paidAmount > 0;
  if (hasFailed && refundableAmount(online) > 0 && (isOwed(facts) || refunds.some(isNotRepeated))) {
    return 'refundFailed';
  }
  const wasCaptured = attempts.some(
    ({ captureRequested, status }) => captureRequested > 0 && status === 'failed',
  );
  return wasCaptured && toUnits(facts.paidAmount) < toUnits(facts.totalGross) && !isTerminal(facts.status)
    ? 'captureFailed'
    : null;
}

/** A refund that failed and was not asked for again, also of money that was given back out of goodwill. */
const isNotRepeated = (
  { status, attempt }: OnlinePaymentsDocument['refunds'][number],
  index: number,
  refunds: OnlinePaymentsDocument['refunds'],
): boolean =>
  status === 'failed' &&
  !refunds.slice(index + 1).some((later) => later.attempt === attempt && later.status !== 'failed');

const isOwed = ({ status, paidAmount, totalGross }: Omit<PaymentFacts, 'online'>): boolean =>
  status === 'canceled' ||
  status === 'rejected' ||
  status === 'failed' ||
  toUnits(paidAmount) > toUnits(totalGross);
