import { openOf } from '../waived.js';
import type { Decision } from '../../kernel/decider.js';
import { deterministicId } from '../../kernel/identifiers.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { refuse } from '../../kernel/refusal.js';
import type { ExistingOrder, Order } from './order.js';
import { isUnfulfilled, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseUnknownOrder, submitted } from './order-decisions.js';
import { type Attempt, isLiving, isOnlyAuthorized, type Refund, refundableOf } from './online-payments.js';
import { automaticRefund, capturesOf } from './payment-consequences.js';

/** What a provider says about a payment, at the time it was asked. Decimals. */
export interface PaymentNews {
  readonly reference: string;
  readonly status: 'open' | 'pending' | 'authorized' | 'captured' | 'failed' | 'canceled' | 'expired';
  /** Null where the provider does not say it in this status. */
  readonly amount: number | null;
  readonly currency: string;
  /** In all. */
  readonly captured: number;
  readonly captureBefore: string | null;
  readonly refunds: readonly RefundNews[];
  readonly chargebacks: readonly {
    readonly reference: string;
    readonly amount: number;
    readonly isReversed: boolean;
  }[];
  readonly failureReason: string | null;
}

export interface RefundNews {
  readonly reference: string;
  /** Our id; null if it was made at the provider. */
  readonly refund: string | null;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface LearnPayment {
  readonly attempt: string;
  readonly news: PaymentNews;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Writes what became of a payment: nothing if it is known already, so that the same news twice is one event. Another
 * amount, currency or payment than was asked for is refused: it belongs to no order, and the ledger lists it.
 */
export function learnPayment(order: Order, { attempt: id, news, at }: LearnPayment): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const attempt = order.attempts.find((known) => known.id === id);
  if (!attempt) return refuseNews('payment-unknown', 'Diese Zahlung gibt es nicht.');
  if (!isOurs(order, attempt, news)) {
    return refuseNews('payment-differs', 'Die Zahlung beim Anbieter passt nicht zur Bestellung.');
  }
  const learning = new Learning(order, id);
  learning.reference(news);
  learning.status(news, at);
  learning.refunds(news);
  learning.chargebacks(news);
  return learning.events;
}

/** Writes what became of one of our refunds, as the provider answered when it was asked for it. */
export function learnRefund(
  order: Order,
  { attempt, refund }: { readonly attempt: string; readonly refund: RefundNews },
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  const learning = new Learning(order, attempt);
  learning.refunds({ refunds: [refund] });
  return learning.events;
}

const refuseNews = (code: string, message: string) => refuse('conflict', code, message);

function isOurs(
  order: ExistingOrder,
  attempt: Attempt,
  { reference, currency, amount }: PaymentNews,
): boolean {
  const isSame = attempt.reference === null || attempt.reference === reference;
  return isSame && currency === order.currency && (amount === null || toUnits(amount) === attempt.amount);
}

/** Events in the order in which they are found, each decided on the state after those before it. */
class Learning {
  readonly events: OrderEvent[] = [];

  constructor(
    private order: ExistingOrder,
    private readonly id: string,
  ) {}

  private get attempt(): Attempt {
    return this.order.attempts.find(({ id }) => id === this.id)!;
  }

  private add(event: OrderEvent): void {
    this.events.push(event);
    this.order = orderDecider.evolve(this.order, event) as ExistingOrder;
  }

  reference({ reference }: PaymentNews): void {
    if (this.attempt.reference !== null) return;
    this.add({
      type: 'PaymentOpened',
      data: { attempt: this.id, reference, checkoutUrl: null, expiresAt: null },
    });
  }

  status(news: PaymentNews, at: string): void {
    const attempt = this.id;
    if (toUnits(news.captured) > this.attempt.captured) return this.captured(news, at);
    if (news.status === 'authorized') return this.authorized(news, at);
    if (!isLiving(this.attempt)) return;
    if (news.status === 'failed') {
      this.add({ type: 'PaymentFailed', data: { attempt, reason: news.failureReason ?? 'failed' } });
    } else if (news.status === 'expired') {
      this.add({ type: 'PaymentExpired', data: { attempt } });
    } else if (news.status === 'canceled') {
      const isGivenFree = isOnlyAuthorized(this.attempt);
      this.add({ type: isGivenFree ? 'PaymentVoided' : 'PaymentCanceled', data: { attempt } });
    }
  }

  private captured({ captured }: PaymentNews, at: string): void {
    const { attempt } = this;
    const amount = toUnits(captured) - attempt.captured;
    this.add({ type: 'PaymentCaptured', data: { attempt: attempt.id, amount: toDecimal(amount) } });
    this.submit(at);
    const tooMuch = isUnfulfilled(this.order.status)
      ? amount
      : Math.min(amount, Math.max(0, this.order.paid - this.order.total));
    const back = Math.min(tooMuch, refundableOf(this.order, this.attempt));
    if (back > 0) this.add(automaticRefund(this.order, this.attempt, back));
  }

  private authorized({ amount, captureBefore }: PaymentNews, at: string): void {
    const { attempt } = this;
    if (isOnlyAuthorized(attempt) || attempt.captured > 0 || attempt.status === 'voided') return;
    const isCovered = isUnfulfilled(this.order.status) || openBeyond(this.order, attempt) <= 0;
    this.add({
      type: 'PaymentAuthorized',
      data: { attempt: attempt.id, amount: amount ?? toDecimal(attempt.amount), captureBefore },
    });
    if (isCovered) this.add({ type: 'VoidRequested', data: { attempt: attempt.id } });
    else {
      this.submit(at);
      for (const event of capturesOf(this.order)) this.add(event);
    }
  }

  private submit(at: string): void {
    if (this.order.status === 'awaitingPayment') this.add(submitted(this.order, at));
  }

  refunds({ refunds }: Pick<PaymentNews, 'refunds'>): void {
    for (const refund of refunds) this.refund(refund);
  }

  private refund({ reference, refund: ours, amount, status }: RefundNews): void {
    const attempt = this.id;
    const known = this.knownRefund(reference, ours, amount);
    const isDone = known !== undefined && known.status !== 'requested';
    if (isDone || status === 'pending' || (known === undefined && status === 'failed')) return;
    const refund = known?.id ?? ours ?? deterministicId('refund at provider', attempt, reference);
    if (status === 'failed') {
      this.add({ type: 'RefundFailed', data: { refund, attempt, amount, reason: 'failed' } });
      return;
    }
    const isFromProvider = known ? {} : { isFromProvider: true as const };
    this.add({ type: 'RefundSucceeded', data: { refund, attempt, amount, reference, ...isFromProvider } });
  }

  /** Datatrans keeps no id of ours: there a refund of the same amount that was asked for is the one. */
  private knownRefund(reference: string, ours: string | null, amount: number): Refund | undefined {
    const refunds = this.order.refunds.filter(({ attempt }) => attempt === this.id);
    if (ours !== null) return refunds.find(({ id }) => id === ours);
    return (
      refunds.find((refund) => refund.reference === reference) ??
      refunds.find(
        (refund) =>
          this.attempt.method === 'datatrans' &&
          refund.status === 'requested' &&
          refund.amount === toUnits(amount),
      )
    );
  }

  chargebacks({ chargebacks }: PaymentNews): void {
    const attempt = this.id;
    for (const { reference, amount, isReversed } of chargebacks) {
      if (!this.attempt.chargebacks.includes(reference)) {
        this.add({ type: 'ChargebackReceived', data: { attempt, reference, amount } });
      }
      if (isReversed && !this.attempt.reversals.includes(reference)) {
        this.add({ type: 'ChargebackReversed', data: { attempt, reference, amount } });
      }
    }
  }
}

/** What is neither paid nor held by an attempt other than this one. */
function openBeyond(order: ExistingOrder, { id }: Attempt): number {
  const held = order.attempts
    .filter((attempt) => attempt.id !== id && isOnlyAuthorized(attempt) && !attempt.isVoidRequested)
    .reduce((sum, { authorized }) => sum + authorized, 0);
  return openOf(order) - held;
}
