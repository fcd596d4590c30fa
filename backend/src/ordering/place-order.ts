import { placeOf, type BranchDay } from '@bestellwerk/domain/branch-day/branch-day';
import { placedOrderSchema, type PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { changedTotalSchema, refusedOrderSchema } from '@bestellwerk/domain/contracts/refused-order.schema';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { deterministicId, publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { Refusal } from '@bestellwerk/domain/kernel/refusal';
import { orderFormSchema, type OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { orderFromForm } from '@bestellwerk/domain/ordering/checkout/order-from-form';
import { nextAttempt } from '@bestellwerk/domain/ordering/order/online-payment-decisions';
import { placeOrder } from '@bestellwerk/domain/ordering/order/order-decisions';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { publicOrderAfter, type PublicOrderState } from '@bestellwerk/domain/views/order-documents';
import { type CommandContext, isAnotherUnderTheSameKey } from '@bestellwerk/event-log/command';
import { attemptOf, reserveThenWrite } from '@bestellwerk/event-log/reserve-then-write';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { ApiConflictResponse, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import type { CommandInput } from '../platform/commands/command-definition.js';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { forGuests } from '../platform/commands/commands.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { Secrets } from '../platform/secrets.js';
import { type CheckedOrder, CheckedOrders } from './checked-orders.js';
import { guestCaller } from './guest-caller.js';
import { orderStreams } from './order-streams.js';
import { OrderPayment } from './pay-order.js';
import { placesOf } from './places.js';

/** Places an order: first reserves a place and a ticket number in the branch's day, then writes the order. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly checkedOrders: CheckedOrders,
    private readonly secrets: Secrets,
  ) {}

  /**
   * An order that was accepted before gets its first response, even if the shop has closed since. Nothing is read
   * before an order is written: the write detects that it exists already, and a place that a late repetition
   * reserved unnecessarily is released at its deadline. The expected total is only a guard, so it is not part of the
   * stored payload: after a refusal the same key is accepted with another total.
   */
  async place({
    body: form,
    metadata,
  }: CommandInput<unknown, OrderForm>): Promise<CommandResult<PlacedOrder>> {
    const orderId = deterministicId('order', metadata.key!);
    const { expectedTotal: _, ...payload } = form;
    const context = this.contexts.contextFor(metadata, payload);
    const order = { stream: orderStreams.stream(orderId), decider: orderStreams.decider };
    const cached = this.transactor.cachedOutcome({ ...order, context });
    if (cached) return this.answer(orderId, cached);

    const checked = await this.checkedOrders.check(form);
    if ('failure' in checked) {
      const earlier = await this.transactor.findOutcome({ ...order, context });
      if (earlier) return this.answer(orderId, earlier);
      throw checked.failure;
    }
    const outcome = await this.reserveAndWrite({ orderId, form, context, ...checked });
    return this.answer(orderId, outcome);
  }

  private async reserveAndWrite({ orderId, form, context, facts, check }: Placing): Promise<Placement> {
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
        };
        const placed = orderFromForm(form, facts, placedAs, check);
        return {
          ...order,
          decide: ({ state }: typeof order.decider.initial) =>
            placeOrder(state, placed, nextAttempt(orderId, 0)),
        };
      },
    });
  }

  /**
   * Throws the refusal of an order that was not accepted. If another order was placed with its key, the
   * response identifies it: only the owner of the key knows the key, and the response to the first order may have been lost.
   */
  private answer(orderId: string, outcome: Placement): CommandResult<PlacedOrder> {
    const hash = this.secrets.orderHash(orderId);
    if (!outcome.accepted) {
      const { refusal } = outcome;
      const placed = { uid: publicNumber(orderId), hash };
      throw ApiError.refused(refusal, isAnotherUnderTheSameKey(refusal) ? { placed } : {});
    }
    const { events } = outcome;
    let order: PublicOrderState | undefined;
    for (const event of events) order = publicOrderAfter(order, event);
    if (!order) throw new Error('An order was accepted without events');
    return new CommandResult({ ...order.document, hash }, events.at(-1)!.position);
  }
}

type Placement =
  | { readonly accepted: true; readonly events: readonly RecordedEvent<OrderEvent>[] }
  | { readonly accepted: false; readonly refusal: Refusal };

interface Placing extends CheckedOrder {
  readonly orderId: string;
  readonly form: OrderForm;
  readonly context: CommandContext;
}

const handlingOf = ({ config, branch }: CheckedOrder['facts']) => ({
  missedAfterMinutes: config.missedAfterMinutes,
  isConfirmedByRule: branch.isConfirmedByRule,
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
      PerMinute(120),
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
    const placed = await services(OrderPlacement).place(input);
    return services(OrderPayment).first(placed);
  },
});
