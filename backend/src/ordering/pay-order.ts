import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { initiatePayment, nextAttempt } from '@bestellwerk/domain/ordering/order/online-payment-decisions';
import { type Attempt, isLiving } from '@bestellwerk/domain/ordering/order/online-payments';
import type { ExistingOrder } from '@bestellwerk/domain/ordering/order/order';
import { isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { refuseFromStatus } from '@bestellwerk/domain/ordering/order/order-decisions';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { HttpStatus, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../platform/clock.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandInput } from '../platform/commands/command-definition.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { endsWithin, withTimeout } from '@bestellwerk/server-kit/timeout';
import { guestCaller } from './guest-caller.js';
import { OnlinePayments } from './online-payments.js';
import { orderStreams } from './order-streams.js';
import { PublicOrders } from './public-orders.js';

const LOOK_WITHIN_MS = 4_000;
const OPEN_WITHIN_MS = 10_000;
/** Longer than a provider may take to answer. */
const waitingForProvider = {
  withinMs: 15_000,
  text: 'Der Zahlungsanbieter antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
};

/** Leads a guest to the payment page for what is open of an order. */
@Injectable()
export class OrderPayment {
  constructor(
    private readonly payments: OnlinePayments,
    private readonly executor: CommandExecutor,
    private readonly clock: Clock,
  ) {}

  /**
   * A payment page that is still open is used again; else there is a new attempt. First the provider is asked, so that an
   * order that has just been paid is not paid twice.
   */
  async begin(orderId: string, input: CommandInput<unknown, unknown>): Promise<string> {
    await endsWithin(this.payments.lookAtAll(orderId, 'living'), LOOK_WITHIN_MS);
    const order = await this.payments.order(orderId);
    const { paymentMethod: method } = order;
    if (!isPaidOnline(method)) throw ApiError.of(HttpStatus.CONFLICT, NOT_ONLINE);
    if (isUnfulfilled(order.status)) throw ApiError.refused(refuseFromStatus(order.status, ''));
    const attempt = usable(order) ?? (await this.initiate(orderId, order, method, input));
    const url = attempt.checkoutUrl ?? (await this.payments.open(orderId, attempt.id, method));
    if (url === null) throw ApiError.of(HttpStatus.CONFLICT, REFUSED);
    return url;
  }

  /** Leads a guest who has just placed an order to its payment page, unless the provider does not answer in time. */
  async first(placed: CommandResult<PlacedOrder>): Promise<CommandResult<PlacedOrder>> {
    const { data } = placed;
    if (data.status !== 'awaitingPayment') return placed;
    const attempt = usable(await this.payments.order(data.id));
    if (!attempt) return placed;
    const opening = attempt.checkoutUrl ?? this.payments.open(data.id, attempt.id, attempt.method);
    const url = await withTimeout(Promise.resolve(opening), OPEN_WITHIN_MS).catch(() => null);
    if (url === null) return placed;
    return new CommandResult({ ...data, paymentRedirectUrl: url }, await this.payments.position(data.id));
  }

  private async initiate(
    orderId: string,
    order: ExistingOrder,
    method: Attempt['method'],
    input: CommandInput<unknown, unknown>,
  ): Promise<Pick<Attempt, 'id' | 'checkoutUrl'>> {
    const id = nextAttempt(orderId, order.attempts.length);
    const capture = order.handling?.capture ?? 'automatic';
    const at = this.clock.now().toISOString();
    await this.executor.write(orderStreams, {
      id: orderId,
      metadata: { ...input.metadata, key: deterministicId('pay', id) },
      payload: {},
      decide: (state) => initiatePayment(state, { attempt: id, method, capture, at }),
    });
    return { id, checkoutUrl: null };
  }
}

const NOT_ONLINE = 'Diese Bestellung wird nicht online bezahlt.';
const REFUSED =
  'Der Zahlungsanbieter nimmt diese Zahlung nicht an. Bitte versuchen Sie es noch einmal oder rufen Sie in der Filiale an.';

/** Datatrans shows a page that was left once no more, so there only a payment that was never opened goes on. */
const usable = ({ attempts }: ExistingOrder): Attempt | undefined =>
  attempts.findLast(
    (attempt) =>
      attempt.status === 'initiated' ||
      (isLiving(attempt) && attempt.method === 'mollie' && attempt.checkoutUrl !== null),
  );

export const PayOrder = defineCommand({
  name: 'PayOrder',
  caller: guestCaller,
  answers: z.object({ paymentRedirectUrl: z.string() }).meta({ id: 'PaymentPage' }),
  route: {
    path: 'payments',
    summary: 'Pay online what is open: the address of the payment page',
    params: [],
    texts: ['uid', 'hash'],
    waiting: waitingForProvider,
    decorators: [PerMinute(20), ConsistentWith('public_order')],
  },
  async handle(input, services) {
    const id = await services(PublicOrders).idOf(input.params['uid']!, input.params['hash']!);
    const paymentRedirectUrl = await services(OrderPayment).begin(id, input);
    return new CommandResult({ paymentRedirectUrl }, await services(OnlinePayments).position(id));
  },
});
