import { delayAt, placeOf, type BranchDay } from '@bestellwerk/domain/branch-day/branch-day';
import {
  placedOrderSchema,
  type PlacedOrder,
  type StaffOrder,
} from '@bestellwerk/domain/contracts/order.schema';
import { changedTotalSchema, refusedOrderSchema } from '@bestellwerk/domain/contracts/refused-order.schema';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { deterministicId, publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { Refusal } from '@bestellwerk/domain/kernel/refusal';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { orderFormSchema, type OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { orderFromForm } from '@bestellwerk/domain/ordering/checkout/order-from-form';
import { originOf } from '@bestellwerk/domain/ordering/checkout/order-origin';
import type { OrderEntry } from '@bestellwerk/domain/ordering/entry/order-entry.schema';
import { nextAttempt } from '@bestellwerk/domain/ordering/order/online-payment-decisions';
import { enterOrder } from '@bestellwerk/domain/ordering/order/entry-decisions';
import type { Order } from '@bestellwerk/domain/ordering/order/order';
import { placeOrder } from '@bestellwerk/domain/ordering/order/order-decisions';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order/order-events';
import {
  publicOrderAfter,
  type PublicOrderState,
  staffOrderAfter,
} from '@bestellwerk/domain/views/order-documents';
import { type CommandContext, isAnotherUnderTheSameKey } from '@bestellwerk/event-log/command';
import { attemptOf, reserveThenWrite } from '@bestellwerk/event-log/reserve-then-write';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Inject, Injectable } from '@nestjs/common';
import { ApiConflictResponse, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Kiosks } from '../devices/kiosks.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import type { CommandInput } from '../platform/commands/command-definition.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { forGuests } from '../platform/commands/commands.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Secrets } from '../platform/secrets.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { type CheckedOrder, CheckedOrders, type OrderedBy } from './checked-orders.js';
import { guestCaller } from './guest-caller.js';
import { orderStreams } from './order-streams.js';
import { OrderPayment } from './pay-order.js';
import { beginOf, placesOf } from './places.js';
import { ReplacedOrders } from './replaced-orders.js';

/** Places an order: first reserves a place and a ticket number in the branch's day, then writes the order. */
@Injectable()
export class OrderPlacement {
  private readonly ownHosts: readonly string[];

  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly checkedOrders: CheckedOrders,
    private readonly secrets: Secrets,
    private readonly replacedOrders: ReplacedOrders,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.ownHosts = [new URL(publicUrl).hostname];
  }

  /**
   * An order that was accepted before gets its first response, even if the shop has closed since. Nothing is read
   * before an order is written: the write detects that it exists already, and a place that a late repetition
   * reserved unnecessarily is released at its deadline. The expected total is only a guard, so it is not part of the
   * stored payload: after a refusal the same key is accepted with another total. Nor is the order that is replaced, nor how
   * the guest came: a repetition need not know of them any more.
   */
  async place(
    { body, metadata }: CommandInput<unknown, OrderForm>,
    isSelfService: boolean,
  ): Promise<CommandResult<PlacedOrder>> {
    const { orderId, events } = await this.accepted({
      ...{ form: body, metadata: isSelfService ? { ...metadata, origin: 'kiosk' } : metadata },
      by: { isSelfService },
      decide:
        ({ orderId, placed }) =>
        (order) =>
          placeOrder(order, placed, nextAttempt(orderId, 0)),
    });
    let order: PublicOrderState | undefined;
    for (const event of events) order = publicOrderAfter(order, event);
    if (!order) throw new Error('An order was accepted without events');
    const hash = this.secrets.orderHash(orderId);
    return new CommandResult({ ...order.document, hash }, events.at(-1)!.position);
  }

  /** The same for an order that staff have taken. */
  async enter({ body, metadata }: CommandInput<unknown, OrderEntry>): Promise<CommandResult<StaffOrder>> {
    const { isOverridden, isPaid, ...form } = body;
    const { events } = await this.accepted({
      ...{ form, metadata, by: { entry: { isOverridden } }, payload: { isOverridden, isPaid } },
      decide: ({ orderId, placed, facts }) => {
        const payment = isPaid ? deterministicId('payment', orderId, metadata.key!) : null;
        const note = isOverridden ? overriddenNote(form, facts) : '';
        return (order) => enterOrder(order, { placed, payment, note });
      },
    });
    let order: StaffOrder | undefined;
    for (const event of events) order = staffOrderAfter(order, event);
    if (!order) throw new Error('An order was accepted without events');
    return new CommandResult(order, events.at(-1)!.position);
  }

  private async accepted({ form, metadata, by, payload: more, decide }: Request): Promise<Accepted> {
    const orderId = deterministicId('order', metadata.key!);
    const { expectedTotal: _, expectedDelay: _1, replaces: _2, visit: _3, ...payload } = form;
    const context = this.contexts.contextFor(metadata, { ...payload, ...more });
    const order = { stream: orderStreams.stream(orderId), decider: orderStreams.decider };
    const cached = this.transactor.cachedOutcome({ ...order, context });
    if (cached) return this.acceptedOf(orderId, cached);

    const checked = await this.checked(form, by);
    if ('failure' in checked) {
      const earlier = await this.transactor.findOutcome({ ...order, context });
      if (earlier) return this.acceptedOf(orderId, earlier);
      throw checked.failure;
    }
    const outcome = await this.reserveAndWrite({ orderId, form, context, decide, ...checked });
    return this.acceptedOf(orderId, outcome);
  }

  private async checked(form: OrderForm, by: OrderedBy) {
    const replaced = await this.replacedOrders.of(by.entry ? {} : form);
    if ('failure' in replaced) return replaced;
    const checked = await this.checkedOrders.check(form, by);
    return 'failure' in checked ? checked : { ...checked, ...replaced };
  }

  private async reserveAndWrite(placing: Placing): Promise<Placement> {
    const { orderId, form, context, facts, check, decide, replaces } = placing;
    const order = { stream: orderStreams.stream(orderId), decider: orderStreams.decider };
    const { today, dueDay } = placesOf(orderId, form, facts);
    if (dueDay) {
      const held = await this.transactor.transact({ ...dueDay, context: attemptOf(context) });
      if (!held.accepted) return held;
    }
    return reserveThenWrite(this.transactor, {
      context,
      reserve: today,
      write: ({ state: { state: branchDay } }) => {
        const placedAs = {
          orderId,
          ticketNumber: ticketOf(branchDay, orderId),
          at: facts.now,
          handling: handlingOf(facts),
          replaces,
          delay: delayAt(branchDay, beginOf(form, facts).toISOString()),
          origin: originOf(form, {
            isStaff: facts.entry !== undefined,
            isSelfService: facts.isSelfService === true,
            ownHosts: this.ownHosts,
          }),
        };
        const decided = decide({ orderId, placed: orderFromForm(form, facts, placedAs, check), facts });
        return { ...order, decide: ({ state }: typeof order.decider.initial) => decided(state) };
      },
    });
  }

  /**
   * Throws the refusal of an order that was not accepted. If another order was placed with its key, the
   * response identifies it: only the owner of the key knows the key, and the response to the first order may have been lost.
   */
  private acceptedOf(orderId: string, outcome: Placement): Accepted {
    if (outcome.accepted) return { orderId, events: outcome.events };
    const { refusal } = outcome;
    const placed = { uid: publicNumber(orderId), hash: this.secrets.orderHash(orderId) };
    throw ApiError.refused(refusal, isAnotherUnderTheSameKey(refusal) ? { placed } : {});
  }
}

type Placement =
  | { readonly accepted: true; readonly events: readonly RecordedEvent<OrderEvent>[] }
  | { readonly accepted: false; readonly refusal: Refusal };

interface Accepted {
  readonly orderId: string;
  readonly events: readonly RecordedEvent<OrderEvent>[];
}

/** Made once per placement; the decision itself may be asked for several times. */
type Decide = (made: {
  readonly orderId: string;
  readonly placed: OrderPlaced;
  readonly facts: ShopFacts;
}) => (order: Order) => Decision<OrderEvent>;

interface Request {
  readonly form: OrderForm;
  readonly metadata: CommandMetadata;
  readonly by: OrderedBy;
  /** Distinguishes a repetition from another command under the same key, beside the form. */
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly decide: Decide;
}

interface Placing extends CheckedOrder {
  readonly orderId: string;
  readonly form: OrderForm;
  readonly context: CommandContext;
  readonly decide: Decide;
  readonly replaces: string | null;
}

/** What stood against an order that staff have taken nevertheless. */
function overriddenNote(form: OrderForm, facts: ShopFacts): string {
  const { problems } = checkOrder(form, { ...facts, entry: { isOverridden: false } });
  return problems.length === 0
    ? ''
    : `Trotzdem aufgenommen: ${problems.map(({ message }) => message).join(' ')}`;
}

const handlingOf = ({ config, branch, entry }: CheckedOrder['facts']) => ({
  missedAfterMinutes: config.missedAfterMinutes,
  // What staff enter they confirm themselves.
  isConfirmedByRule: branch.isConfirmedByRule && !entry,
  ...(branch.isCapturedOnConfirmation && { capture: 'manual' as const }),
});

function ticketOf(day: BranchDay, orderId: string): number {
  const place = placeOf(day, orderId);
  if (!place?.ticketNumber) throw new Error('A place was taken and is not there');
  return place.ticketNumber;
}

/** The payment page is opened before the answer: a provider may take longer than a guest waits for the order itself. */
const forPayers = { ...forGuests, withinMs: 14_000 };

/** Answered from the order's own events, so that a repetition is answered like the first time. */
export const PlaceOrder = defineCommand({
  name: 'PlaceOrder',
  caller: guestCaller,
  answers: placedOrderSchema,
  route: {
    summary: 'Place an order',
    params: [],
    key: 'required',
    status: 201,
    waiting: ({ paymentMethod }: OrderForm) =>
      paymentMethod && isPaidOnline(paymentMethod) ? forPayers : forGuests,
    decorators: [
      // A table that orders one by one is below it; a flood of invented orders is not.
      PerMinute(30),
      ApiConflictResponse({
        standardSchema: changedTotalSchema,
        description: 'The order costs something else than expectedTotal; nothing was placed',
      }),
      ApiUnprocessableEntityResponse({
        standardSchema: refusedOrderSchema,
        description: 'The order cannot be placed, or another one was under this key: `placed`',
      }),
    ],
  },
  body: orderFormSchema,
  handle: async (input, services) => {
    const kiosk = await services(Kiosks).of(input.by, input.body.branch);
    const placed = await services(OrderPlacement).place(input, kiosk !== null);
    return services(OrderPayment).first(placed);
  },
});
