import type { Order } from '@bestellwerk/domain/ordering/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order-events';
import type { PlacedOrder } from '@bestellwerk/domain/views/order.schema';
import { publicOrderAfter, type PublicOrderState } from '@bestellwerk/domain/views/public-order';
import type { Accepted } from '@bestellwerk/event-log/outcome';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../access/secrets.js';
import { Written } from '../http/written.js';

/** Answers the placing of an order from its own events, without waiting for any read model. */
@Injectable()
export class PlacedOrders {
  constructor(private readonly secrets: Secrets) {}

  answer(orderId: string, { events }: Accepted<Order, OrderEvent>): Written<PlacedOrder> {
    let order: PublicOrderState | undefined;
    for (const event of events) order = publicOrderAfter(order, event);
    if (!order) throw new Error('An order was accepted without events');
    return new Written({ ...order.document, hash: this.secrets.orderHash(orderId) }, events.at(-1)!.position);
  }
}
