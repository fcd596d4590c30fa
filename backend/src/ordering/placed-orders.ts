import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { Order } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { publicOrderAfter, type PublicOrderState } from '@bestellwerk/domain/views/public-order';
import { isAnotherUnderTheSameKey, type Outcome, type Refused } from '@bestellwerk/event-log/outcome';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../platform/secrets.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';

/** Builds the response to a placed order from its events, without waiting for read models. */
@Injectable()
export class PlacedOrders {
  constructor(private readonly secrets: Secrets) {}

  /**
   * Throws the refusal of an order that was not accepted. If another order was placed with its key, the
   * response identifies it: only the owner of the key knows the key, and the response to the first order may have been lost.
   */
  answer(orderId: string, outcome: Outcome<Order, OrderEvent> | Refused): CommandResult<PlacedOrder> {
    if (!outcome.accepted) {
      const { refusal } = outcome;
      const placed = { uid: publicNumber(orderId), hash: this.secrets.orderHash(orderId) };
      throw ApiError.refused(refusal, isAnotherUnderTheSameKey(refusal) ? { placed } : {});
    }
    const { events } = outcome;
    let order: PublicOrderState | undefined;
    for (const event of events) order = publicOrderAfter(order, event);
    if (!order) throw new Error('An order was accepted without events');
    return new CommandResult(
      { ...order.document, hash: this.secrets.orderHash(orderId) },
      events.at(-1)!.position,
    );
  }
}
