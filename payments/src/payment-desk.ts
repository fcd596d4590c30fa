import { randomUUID } from 'node:crypto';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { toDecimal } from '@bestellwerk/domain/kernel/money';
import type { ExistingOrder, Order } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { failAttempt, markOpened } from '@bestellwerk/domain/ordering/order/online-payment-decisions';
import {
  type Attempt,
  isLiving,
  isOnlyAuthorized,
  type Refund,
} from '@bestellwerk/domain/ordering/order/online-payments';
import { learnPayment, learnRefund } from '@bestellwerk/domain/ordering/order/payment-news';
import { failRefund } from '@bestellwerk/domain/ordering/order/refund-decisions';
import type { CommandContext, Outcome } from '@bestellwerk/event-log/command';
import type { NewPayment, PaymentProvider, ProviderName, ProviderPayment } from './providers/provider.js';
import { ProviderRefused, ProviderUnavailable } from './providers/provider-errors.js';
import type { Providers } from './providers/providers.js';

/** The streams of orders, as the user of the desk folds them. */
export interface Orders {
  read(order: string): Promise<Order>;
  decide(
    order: string,
    decide: (order: Order) => Decision<OrderEvent>,
    context: CommandContext,
  ): Promise<Outcome<unknown, OrderEvent>>;
}

/** Where the guest comes back to, and where the provider sends its notifications. */
export type PaymentAddresses = Pick<
  NewPayment,
  'orderNumber' | 'description' | 'returnUrl' | 'cancelUrl' | 'failureUrl' | 'notificationUrl'
>;

/** `pending`: the provider has not finished; look again later. */
export type Progress = 'done' | 'pending';

/**
 * All work at the payment providers: asks them and writes to the order what they answered. The order's stream decides what
 * is to be done and whether an answer is news, so all of it may be repeated at any time, by several processes. Rejects
 * with ProviderUnavailable if it is to be tried again later.
 */
export class PaymentDesk {
  constructor(
    private readonly orders: Orders,
    private readonly providers: Providers,
    private readonly now: () => Date,
  ) {}

  /** The address where the guest pays this attempt; null if the provider does not take it, or it is over. */
  async open(orderId: string, attemptId: string, addresses: PaymentAddresses): Promise<string | null> {
    const { order, attempt } = await this.find(orderId, attemptId);
    if (!isLiving(attempt) || isOnlyAuthorized(attempt)) return null;
    if (attempt.checkoutUrl !== null) return attempt.checkoutUrl;
    const provider = this.provider(attempt.method);
    try {
      const opened = await provider.open({
        ...addresses,
        order: orderId,
        attempt: attemptId,
        amount: toDecimal(attempt.amount),
        currency: order.currency,
        capture: attempt.capture,
      });
      await this.write(orderId, provider, (now) => markOpened(now, { attempt: attemptId, ...opened }));
      return await this.openedAt(orderId, attemptId);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.fail(orderId, provider, attemptId, error);
      return null;
    }
  }

  /**
   * The address that the order knows, which need not be the one just answered: a provider that has forgotten its idempotency
   * key made two payments of the attempt, and what is paid at the other one would belong to no order.
   */
  private async openedAt(orderId: string, attemptId: string): Promise<string> {
    const { attempt } = await this.find(orderId, attemptId);
    if (attempt.checkoutUrl === null) throw new ProviderUnavailable('opened meanwhile as another payment');
    return attempt.checkoutUrl;
  }

  /**
   * Asks the provider what became of an attempt. `reference` is the provider's id where the order does not know it yet: it
   * counts only if the provider says that the payment is of this attempt.
   */
  async look(orderId: string, attemptId: string, reference?: string): Promise<Progress> {
    const { attempt } = await this.find(orderId, attemptId);
    const known = attempt.reference ?? reference;
    if (known === undefined) return 'pending';
    const provider = this.provider(attempt.method);
    const payment = await provider.look(known);
    if (!payment || !isOf(payment, orderId, attempt)) return 'done';
    await this.write(orderId, provider, (now) =>
      learnPayment(now, { attempt: attemptId, news: payment, at: this.now().toISOString() }),
    );
    return (await this.isOver(orderId, attemptId)) ? 'done' : 'pending';
  }

  /** Takes what was authorized. What the provider refuses leaves the order unpaid. */
  async capture(orderId: string, attemptId: string): Promise<Progress> {
    const { order, attempt } = await this.find(orderId, attemptId);
    const { captureRequested, reference } = attempt;
    if (!isOnlyAuthorized(attempt) || captureRequested === 0 || attempt.isVoidRequested) return 'done';
    const provider = this.provider(attempt.method);
    const refused = await refusalOf(
      provider.capture(reference!, {
        id: deterministicId('capture', attemptId),
        attempt: attemptId,
        amount: toDecimal(captureRequested),
        currency: order.currency,
      }),
    );
    const progress = await this.look(orderId, attemptId);
    if (!refused || progress === 'done') return progress;
    await this.fail(orderId, provider, attemptId, refused);
    return 'done';
  }

  /** Gives free what was authorized and not captured. */
  async void(orderId: string, attemptId: string): Promise<Progress> {
    const { attempt } = await this.find(orderId, attemptId);
    if (!isOnlyAuthorized(attempt) || !attempt.isVoidRequested) return 'done';
    const provider = this.provider(attempt.method);
    const refused = await refusalOf(
      provider.void(attempt.reference!, { id: deterministicId('void', attemptId), attempt: attemptId }),
    );
    const progress = await this.look(orderId, attemptId);
    if (refused && progress === 'pending') throw new ProviderUnavailable(`refused: ${refused.code}`);
    return progress;
  }

  /** Gives captured money back. `requestedAt`: ISO instant of the request. What the provider refuses staff have to settle. */
  async refund(orderId: string, refundId: string, requestedAt: string): Promise<Progress> {
    const order = await this.existing(orderId);
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (refund?.status !== 'requested') return 'done';
    const { attempt } = await this.find(orderId, refund.attempt);
    const provider = this.provider(attempt.method);
    const others = order.refunds.filter((other) => other.attempt === attempt.id && other !== refund);
    if (attempt.method === 'datatrans' && mustWait(order, refund)) {
      throw new ProviderUnavailable('an earlier refund of the same payment is not done yet');
    }
    try {
      const answer = await provider.refund(attempt.reference!, {
        id: refundId,
        attempt: attempt.id,
        amount: toDecimal(refund.amount),
        currency: order.currency,
        reason: 'Rückzahlung',
        requestedAt,
        now: this.now().toISOString(),
        settled: others.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }])),
      });
      if (answer.status === 'pending') return 'pending';
      await this.write(orderId, provider, (now) =>
        learnRefund(now, { attempt: attempt.id, refund: { ...answer, refund: refundId } }),
      );
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.write(orderId, provider, (now) => failRefund(now, { refund: refundId, reason: error.code }));
    }
    return 'done';
  }

  private async fail(orderId: string, provider: PaymentProvider, attempt: string, { code }: ProviderRefused) {
    await this.write(orderId, provider, (order) => failAttempt(order, { attempt, reason: code }));
  }

  private async isOver(orderId: string, attemptId: string): Promise<boolean> {
    const { attempt } = await this.find(orderId, attemptId);
    return !isLiving(attempt);
  }

  private async existing(orderId: string): Promise<ExistingOrder> {
    const order = await this.orders.read(orderId);
    if (order.status === 'none') throw new Error('A payment of an order that does not exist');
    return order;
  }

  private async find(orderId: string, attemptId: string) {
    const order = await this.existing(orderId);
    const attempt = order.attempts.find(({ id }) => id === attemptId);
    if (!attempt) throw new Error('A payment that the order does not have');
    return { order, attempt };
  }

  private provider(name: ProviderName): PaymentProvider {
    const configured = this.providers[name];
    if (configured.isThere) return configured.provider;
    throw new ProviderUnavailable(configured.reason);
  }

  /** Every answer is a command of its own: the state of the order decides whether it is news. */
  private async write(
    order: string,
    { name }: PaymentProvider,
    decide: (order: Order) => Decision<OrderEvent>,
  ): Promise<void> {
    const commandId = randomUUID();
    const ids = { commandId, correlationId: commandId, causationId: commandId };
    await this.orders.decide(order, decide, {
      ...ids,
      actor: { kind: 'provider', id: name },
      origin: 'provider',
    });
  }
}

const isOf = (payment: ProviderPayment, order: string, attempt: Attempt): boolean =>
  (payment.attempt ?? attempt.id) === attempt.id && (payment.order ?? order) === order;

/** Datatrans knows a refund again only by its place among those of its payment. */
const mustWait = ({ refunds }: ExistingOrder, { id, attempt }: Refund): boolean =>
  refunds.find((other) => other.attempt === attempt && other.status === 'requested')!.id !== id;

/** Null if the provider did it. Rejects if that is not known. */
async function refusalOf(work: Promise<void>): Promise<ProviderRefused | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused) return error;
    throw error;
  }
}
