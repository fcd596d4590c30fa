import { branchDayDecider, placeOf, type BranchDay } from '@bestellwerk/domain/branch-day/branch-day';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { takePlace } from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { orderDecider, type Order } from '@bestellwerk/domain/ordering/order/order';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { orderFromForm } from '@bestellwerk/domain/ordering/checkout/order-from-form';
import { placeOrder } from '@bestellwerk/domain/ordering/order/order-decisions';
import { businessDate } from '@bestellwerk/domain/calendar/business-date';
import { timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/shop-facts';
import { reserveThenWrite } from '@bestellwerk/event-log/reserve-then-write';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CheckedOrders } from './checked-orders.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { PlaceOrder } from './place-order.js';
import { PlacedOrders } from './placed-orders.js';

/** Places an order: first reserves a place and a ticket number in the branch's day, then writes the order. */
@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly checkedOrders: CheckedOrders,
    private readonly placedOrders: PlacedOrders,
  ) {}

  /**
   * An order that was accepted before gets its first response, even if the shop has closed since. Nothing is read
   * before an order is written: the write detects that it exists already, and a place that a late repetition
   * reserved unnecessarily is released at its deadline. The expected total is only a guard, so it is not part of the
   * stored payload: after a refusal the same key is accepted with another total.
   */
  async execute({ form, metadata }: PlaceOrder) {
    const orderId = deterministicId('order', metadata.key);
    const { expectedTotal: _, ...payload } = form;
    const context = this.contexts.contextFor(metadata, payload);
    const order = { stream: orderStream(orderId), decider: orderDecider };
    const remembered = this.transactor.cachedOutcome({ ...order, context });
    if (remembered) return this.placedOrders.answer(orderId, remembered);

    const checked = await this.checkedOrders.check(form);
    if ('failure' in checked) {
      const earlier = await this.transactor.findOutcome({ ...order, context });
      if (earlier) return this.placedOrders.answer(orderId, earlier);
      throw checked.failure;
    }
    const { facts, check } = checked;
    const day = branchDayStream(facts.branch.id, businessDate(facts.now, timeZoneOf(facts)));
    const place = { order: orderId, window: null, at: facts.now.toISOString() };
    const outcome = await reserveThenWrite(this.transactor, {
      context,
      reserve: { stream: day, decider: branchDayDecider, decide: (state) => takePlace(state, place) },
      write: ({ state }) => {
        const placedAs = { orderId, ticketNumber: ticketOf(state, orderId), at: facts.now };
        const placed = orderFromForm(form, facts, placedAs, check);
        return { ...order, decide: (before: Order) => placeOrder(before, placed, facts.config) };
      },
    });
    return this.placedOrders.answer(orderId, outcome);
  }
}

function ticketOf(day: BranchDay, orderId: string): number {
  const place = placeOf(day, orderId);
  if (!place) throw new Error('A place was taken and is not there');
  return place.ticketNumber;
}
