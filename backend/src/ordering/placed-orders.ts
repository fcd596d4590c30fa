import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
import type { Order } from '@bestellwerk/domain/ordering/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order-events';
import type { PlacedOrder } from '@bestellwerk/domain/views/order.schema';
import { publicOrderAfter, type PublicOrderState } from '@bestellwerk/domain/views/public-order';
import { isAnotherUnderTheSameKey, type Outcome, type Refused } from '@bestellwerk/event-log/outcome';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../platform/secrets.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';

/** Answers the placing of an order from its own events, without waiting for any read model. */
@Injectable()
export class PlacedOrders {
  constructor(private readonly secrets: Secrets) {}

  /**
   * Throws the refusal of an order that was not accepted. Where that is because another one was placed under its key, the
   * answer says which: only who made the key knows it, and the answer to its first order was lost.
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
    return new CommandResult({ ...order.document, hash: this.secrets.orderHash(orderId) }, events.at(-1)!.position);
  }
}
