import { toUnits, type Units } from '../../kernel/money.js';
import type { OnlineMethod, RefundCause, RefundOccasion } from './online-payment-events.js';
import type { OrderEvent } from './order-events.js';

export type AttemptStatus =
  'initiated' | 'opened' | 'authorized' | 'captured' | 'failed' | 'expired' | 'canceled' | 'voided';

/** One attempt to pay at a provider. */
export interface Attempt {
  readonly id: string;
  readonly method: OnlineMethod;
  readonly amount: Units;
  readonly capture: 'automatic' | 'manual';
  /** ISO instant. */
  readonly initiatedAt: string;
  readonly status: AttemptStatus;
  /** The provider's id, as soon as it is known. */
  readonly reference: string | null;
  /** Where the guest pays, while that is possible. */
  readonly checkoutUrl: string | null;
  readonly authorized: Units;
  readonly captured: Units;
  /** What is to be captured of an authorization; 0 while nothing is. */
  readonly captureRequested: Units;
  readonly isVoidRequested: boolean;
  /** The provider's ids of what the guest's bank took back, and what it gave again. */
  readonly chargebacks: readonly string[];
  readonly reversals: readonly string[];
  readonly chargedBack: Units;
}

export interface Refund {
  readonly id: string;
  readonly attempt: string;
  readonly amount: Units;
  readonly status: 'requested' | 'succeeded' | 'failed';
  /** The provider's id, as soon as it is known. */
  readonly reference: string | null;
  /** Not there where nobody named one. */
  readonly cause?: RefundCause;
  /** ISO instant. Only staff's documents know it. */
  readonly requestedAt?: string;
  /** What staff wrote, or why a rule asked for it. Only staff's documents know it. */
  readonly reason?: string;
  readonly occasion?: RefundOccasion;
}

/** The payments of an order at providers. */
export interface OnlinePayments {
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
}

export const noOnlinePayments: OnlinePayments = { attempts: [], refunds: [] };

export function onlinePaymentsAfter(online: OnlinePayments, event: OrderEvent): OnlinePayments {
  switch (event.type) {
    case 'PaymentInitiated':
      return { ...online, attempts: [...online.attempts, attemptOf(event.data)] };
    case 'RefundRequested':
    case 'RefundSucceeded':
    case 'RefundFailed':
      return { ...online, refunds: refundsAfter(online.refunds, event) };
    case 'PaymentOpened':
    case 'PaymentAuthorized':
    case 'CaptureRequested':
    case 'PaymentCaptured':
    case 'PaymentFailed':
    case 'PaymentExpired':
    case 'PaymentCanceled':
    case 'VoidRequested':
    case 'PaymentVoided':
    case 'ChargebackReceived':
    case 'ChargebackReversed': {
      const changed = (attempt: Attempt) =>
        attempt.id === event.data.attempt ? { ...attempt, ...changesBy(event, attempt) } : attempt;
      return { ...online, attempts: online.attempts.map(changed) };
    }
    default:
      return online;
  }
}

type EventOfType<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>;
type AttemptEvent = EventOfType<
  | 'PaymentOpened'
  | 'PaymentAuthorized'
  | 'CaptureRequested'
  | 'PaymentCaptured'
  | 'PaymentFailed'
  | 'PaymentExpired'
  | 'PaymentCanceled'
  | 'VoidRequested'
  | 'PaymentVoided'
  | 'ChargebackReceived'
  | 'ChargebackReversed'
>;

const attemptOf = (data: EventOfType<'PaymentInitiated'>['data']): Attempt => ({
  id: data.attempt,
  method: data.method,
  amount: toUnits(data.amount),
  capture: data.capture,
  initiatedAt: data.initiatedAt,
  status: 'initiated',
  reference: null,
  checkoutUrl: null,
  authorized: 0,
  captured: 0,
  captureRequested: 0,
  isVoidRequested: false,
  chargebacks: [],
  reversals: [],
  chargedBack: 0,
});

const CLOSED = { checkoutUrl: null } as const;

function changesBy(event: AttemptEvent, attempt: Attempt): Partial<Attempt> {
  switch (event.type) {
    case 'PaymentOpened': {
      const { reference, checkoutUrl } = event.data;
      // One that was given up before the provider answered is open again: it can be paid.
      const isOpen = attempt.reference === null || attempt.status === 'opened';
      return isOpen ? { status: 'opened', reference, checkoutUrl } : { reference };
    }
    case 'PaymentAuthorized':
      return { ...CLOSED, status: 'authorized', authorized: toUnits(event.data.amount) };
    case 'CaptureRequested':
      return { captureRequested: toUnits(event.data.amount) };
    case 'PaymentCaptured':
      return { ...CLOSED, status: 'captured', captured: attempt.captured + toUnits(event.data.amount) };
    case 'PaymentFailed':
      return { ...CLOSED, status: 'failed' };
    case 'PaymentExpired':
      return { ...CLOSED, status: 'expired' };
    case 'PaymentCanceled':
      return { ...CLOSED, status: 'canceled' };
    case 'VoidRequested':
      return { isVoidRequested: true };
    case 'PaymentVoided':
      return { ...CLOSED, status: 'voided' };
    case 'ChargebackReceived':
      return {
        chargebacks: [...attempt.chargebacks, event.data.reference],
        chargedBack: attempt.chargedBack + toUnits(event.data.amount),
      };
    case 'ChargebackReversed':
      return {
        reversals: [...attempt.reversals, event.data.reference],
        chargedBack: attempt.chargedBack - toUnits(event.data.amount),
      };
    default:
      return event satisfies never;
  }
}

function refundsAfter(
  refunds: readonly Refund[],
  { type, data }: EventOfType<'RefundRequested' | 'RefundSucceeded' | 'RefundFailed'>,
): Refund[] {
  const { refund: id, attempt, amount } = data;
  const index = refunds.findIndex((known) => known.id === id);
  const known = refunds[index];
  const cause = type === 'RefundRequested' ? data.cause : known?.cause;
  const refund: Refund = {
    ...known,
    id,
    attempt,
    amount: toUnits(amount),
    status: refundStatuses[type],
    reference: type === 'RefundSucceeded' ? data.reference : null,
    ...(cause && { cause }),
  };
  return index === -1 ? [...refunds, refund] : refunds.with(index, refund);
}

const refundStatuses = {
  RefundRequested: 'requested',
  RefundSucceeded: 'succeeded',
  RefundFailed: 'failed',
} as const;

/** Decimals that an event of a provider adds to what was paid of the order: negative where money goes back. */
export function paidBy(event: OrderEvent): number {
  switch (event.type) {
    case 'PaymentCaptured':
    case 'ChargebackReversed':
      return event.data.amount;
    case 'RefundSucceeded':
    case 'ChargebackReceived':
      return -event.data.amount;
    default:
      return 0;
  }
}

const living: readonly AttemptStatus[] = ['initiated', 'opened', 'authorized'];

/** Whether money may still come of an attempt. */
export const isLiving = ({ status }: Attempt): boolean => living.includes(status);

/** Whether the provider holds money of the guest that is neither captured nor given free. */
export const isOnlyAuthorized = ({ status }: Attempt): boolean => status === 'authorized';

/** What may still be refunded of an attempt: captured, and not yet on its way back. */
export function refundableOf({ refunds }: OnlinePayments, attempt: Attempt): Units {
  const back = refunds
    .filter((refund) => refund.attempt === attempt.id && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, attempt.captured - attempt.chargedBack - back);
}

/** The payments that a refund of an order is taken from, in their order, and how much of each. */
export function refundPartsOf(online: OnlinePayments, total: Units): { attempt: Attempt; amount: Units }[] {
  let left = total;
  return online.attempts.flatMap((attempt) => {
    const amount = Math.min(left, refundableOf(online, attempt));
    left -= amount;
    return amount > 0 ? [{ attempt, amount }] : [];
  });
}
