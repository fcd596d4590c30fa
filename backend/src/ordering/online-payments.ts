import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { Attempt } from '@bestellwerk/domain/ordering/order/online-payments';
import { isLiving } from '@bestellwerk/domain/ordering/order/online-payments';
import type { ExistingOrder, Order } from '@bestellwerk/domain/ordering/order/order';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { type Orders, PaymentDesk, type PaymentAddresses } from '@bestellwerk/payments/payment-desk';
import { CredentialsRefused, ProviderUnavailable } from '@bestellwerk/payments/providers/provider-errors';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { ProviderChecks } from '../platform/provider-checks.js';
import { Secrets } from '../platform/secrets.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { orderStreams } from './order-streams.js';

const AWAY =
  'Der Zahlungsanbieter antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.';

/** The payment desk for requests of guests, staff and providers: work on an order's payments that people wait for. */
@Injectable()
export class OnlinePayments {
  private readonly orders: Orders;
  private readonly desk: PaymentDesk;

  constructor(
    private readonly transactor: Transactor,
    clock: Clock,
    private readonly secrets: Secrets,
    private readonly providers: ProviderChecks,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.orders = ordersIn(transactor);
    this.desk = new PaymentDesk(this.orders, settings.providers, clock.now);
  }

  /** The order as it is now. Throws 404 if there is none. */
  async order(id: string): Promise<ExistingOrder> {
    const order = await this.orders.read(id);
    if (order.status !== 'none') return order;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
  }

  /** Of the last event of an order, a decimal string. */
  async position(id: string): Promise<string> {
    const { position } = await this.transactor.read(orderStreams.stream(id), orderStreams.decider);
    return position;
  }

  /**
   * The address where the guest pays an attempt; null if the provider refused it. Throws 503 while the provider does not
   * answer: the attempt stays, and asking again goes on with it.
   */
  async open(orderId: string, attempt: string, method: Attempt['method']): Promise<string | null> {
    try {
      const url = await this.desk.open(orderId, attempt, this.addresses(orderId, attempt, method));
      if (url === null) this.providers.doubt(method);
      return url;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      if (error instanceof CredentialsRefused) this.providers.doubt(method);
      this.log.warn({ method, reason: error.message }, 'a payment could not be opened');
      throw ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, AWAY);
    }
  }

  /**
   * Asks the provider about one attempt. `reference` is what a notification named. Resolves to whether the provider
   * answered; an attempt that the order does not have is nothing to ask about.
   */
  async look(orderId: string, attempt: string, reference?: string): Promise<boolean> {
    const order = await this.orders.read(orderId);
    if (order.status === 'none' || !order.attempts.some(({ id }) => id === attempt)) return true;
    try {
      await this.desk.look(orderId, attempt, reference);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.log.warn({ reason: error.message }, 'the payment provider did not answer');
      return false;
    }
  }

  /** Asks about all attempts, or those that are not final. Resolves to whether all was answered. */
  async lookAtAll(orderId: string, which: 'all' | 'living'): Promise<boolean> {
    const { attempts } = await this.order(orderId);
    const asked = attempts.filter(
      (attempt) => attempt.reference !== null && (which === 'all' || isLiving(attempt)),
    );
    const answers = await Promise.all(asked.map(({ id }) => this.look(orderId, id)));
    return answers.every(Boolean);
  }

  private addresses(orderId: string, attempt: string, method: Attempt['method']): PaymentAddresses {
    const { publicUrl } = this.settings;
    const uid = publicNumber(orderId);
    const back = `${publicUrl}/api/orders/public/${uid}/${this.secrets.orderHash(orderId)}/payments/return`;
    return {
      orderNumber: uid,
      description: `Bestellung ${uid}`,
      returnUrl: back,
      cancelUrl: back,
      failureUrl: back,
      notificationUrl: this.notificationUrl(`${orderId}/${attempt}`, method),
    };
  }

  /** Null where the provider cannot reach us: then payments are polled. A sandbox on this machine can. */
  private notificationUrl(path: string, method: Attempt['method']): string | null {
    const { publicUrl, isPaymentSandbox } = this.settings;
    const isHere = /^(localhost|127\.|\[::1\])/.test(new URL(publicUrl).hostname);
    return isHere && !isPaymentSandbox ? null : `${publicUrl}/api/payments/notifications/${method}/${path}`;
  }
}

const ordersIn = (transactor: Transactor): Orders => ({
  async read(order): Promise<Order> {
    const { state } = await transactor.read(orderStreams.stream(order), orderStreams.decider);
    return state.state;
  },
  decide: (order, decide, context) =>
    transactor.transact({
      stream: orderStreams.stream(order),
      decider: orderStreams.decider,
      context,
      decide: ({ state }) => decide(state),
    }),
});
