import type { OrderEvent } from '../../order/order-events.js';
import { ModelHandMoney } from './model-hand-money.js';

interface KnownAttempt {
  readonly id: string;
  readonly cents: number;
  captured: number;
  chargedBack: number;
  held: number;
  isAlive: boolean;
  isVoidAsked: boolean;
  isCaptureAsked: boolean;
}

interface KnownRefund {
  readonly attempt: string;
  readonly cents: number;
  /** Not made at the provider by hand. */
  readonly isOurs: boolean;
  state: 'asked' | 'done' | 'failed';
}

const toCents = (amount: number): number => Math.round(amount * 100);

/** The money of an order, counted in cents from its events by a ledger of the test's own. */
export class ModelMoney {
  readonly attempts: KnownAttempt[] = [];
  readonly refunds = new Map<string, KnownRefund>();
  readonly hand = new ModelHandMoney();
  byHand = 0;
  hasReversal = false;
  /** Given back although the order then was not paid in full, and not paid since. */
  waived = 0;

  /** What was paid and did not go back. */
  get paid(): number {
    const online = this.attempts.reduce((sum, { captured, chargedBack }) => sum + captured - chargedBack, 0);
    const back = [...this.refunds.values()].filter(({ state }) => state === 'done');
    return this.byHand + online - back.reduce((sum, { cents }) => sum + cents, 0);
  }

  /** What providers hold for the order and will take. */
  get held(): number {
    return this.attempts.reduce((sum, { held, isVoidAsked }) => sum + (isVoidAsked ? 0 : held), 0);
  }

  /** What may still be given back. */
  get refundable(): number {
    return this.attempts.reduce((sum, attempt) => sum + this.refundableOf(attempt), 0);
  }

  refundableOf({ id, captured, chargedBack }: KnownAttempt): number {
    return Math.max(0, captured - chargedBack - this.backOf(id));
  }

  /** What we asked for of an attempt, and whatever really came back of it. */
  askedOf(id: string): number {
    return this.sumOf(id, ({ state, isOurs }) => isOurs && state !== 'failed');
  }

  doneOf(id: string): number {
    return this.sumOf(id, ({ state }) => state === 'done');
  }

  private sumOf(id: string, counts: (refund: KnownRefund) => boolean): number {
    const counted = [...this.refunds.values()].filter((refund) => refund.attempt === id && counts(refund));
    return counted.reduce((sum, { cents }) => sum + cents, 0);
  }

  private backOf(id: string): number {
    return this.sumOf(id, ({ state }) => state !== 'failed');
  }

  get hasFailedRefund(): boolean {
    return [...this.refunds.values()].some(({ state }) => state === 'failed');
  }

  /** `due` is what the order costs, 0 once it ended unfulfilled; in cents. */
  note(event: OrderEvent, due: number): void {
    const before = this.paid;
    this.count(event);
    this.hand.note(event);
    const short = (paid: number) => Math.max(0, due - paid);
    if (isGivenBack(event)) this.waived += short(this.paid) - short(before);
    if (this.paid > before) this.waived = Math.min(this.waived, short(this.paid));
  }

  private count({ type, data }: OrderEvent): void {
    if (type === 'PaymentRecorded') this.byHand += toCents(data.amount);
    if (type === 'PaymentInitiated') this.attempts.push(newAttempt(data.attempt, toCents(data.amount)));
    if (type === 'RefundRequested' || type === 'RefundSucceeded' || type === 'RefundFailed') {
      const { attempt, amount } = data;
      this.refunds.set(data.refund, {
        attempt,
        cents: toCents(amount),
        isOurs: !('isFromProvider' in data),
        state: refundStates[type],
      });
    }
    if (!('attempt' in data) || typeof data.attempt !== 'string') return;
    const attempt = this.attempts.find(({ id }) => id === data.attempt);
    if (attempt) Object.assign(attempt, changeBy({ type, data } as OrderEvent, attempt));
    this.hasReversal ||= type === 'ChargebackReversed';
  }
}

const isGivenBack = ({ type, data }: OrderEvent): boolean =>
  type === 'RefundSucceeded' || (type === 'PaymentRecorded' && data.refunds !== undefined);

const refundStates = { RefundRequested: 'asked', RefundSucceeded: 'done', RefundFailed: 'failed' } as const;

const newAttempt = (id: string, cents: number): KnownAttempt => ({
  id,
  cents,
  captured: 0,
  chargedBack: 0,
  held: 0,
  isAlive: true,
  isVoidAsked: false,
  isCaptureAsked: false,
});

function changeBy({ type, data }: OrderEvent, attempt: KnownAttempt): Partial<KnownAttempt> {
  switch (type) {
    case 'PaymentOpened':
      return attempt.captured > 0 ? {} : { isAlive: true };
    case 'PaymentAuthorized':
      return { held: toCents(data.amount), isAlive: true };
    case 'CaptureRequested':
      return { isCaptureAsked: true };
    case 'PaymentCaptured':
      return { captured: attempt.captured + toCents(data.amount), held: 0, isAlive: false };
    case 'PaymentFailed':
    case 'PaymentExpired':
    case 'PaymentCanceled':
    case 'PaymentVoided':
      return { isAlive: false, held: 0 };
    case 'VoidRequested':
      return { isVoidAsked: true };
    case 'ChargebackReceived':
      return { chargedBack: attempt.chargedBack + toCents(data.amount) };
    case 'ChargebackReversed':
      return { chargedBack: attempt.chargedBack - toCents(data.amount) };
    default:
      return {};
  }
}
