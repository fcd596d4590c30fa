import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { Order } from '@bestellwerk/domain/ordering/order';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order-events';
import { orderFlags } from '@bestellwerk/domain/ordering/order-flags';
import { statusAfter } from '@bestellwerk/domain/ordering/order-status';
import { timelineEntry } from '@bestellwerk/domain/ordering/order-texts';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order-terms';
import type { PlacedOrder } from '@bestellwerk/domain/views/order.schema';
import type { Accepted } from '@bestellwerk/event-log/outcome';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../access/secrets.js';
import { Written } from '../http/written.js';

/** Answers the placing of an order from its own events, without waiting for any read model. */
@Injectable()
export class PlacedOrders {
  constructor(private readonly secrets: Secrets) {}

  answer(orderId: string, { events }: Accepted<Order, OrderEvent>): Written<PlacedOrder> {
    const [first] = events;
    const last = events.at(-1);
    if (first?.type !== 'OrderPlaced' || !last) throw new Error('An order was accepted without OrderPlaced');
    const order = {
      ...frozen(orderId, first.data),
      hash: this.secrets.orderHash(orderId),
      ...progress(first.data, events),
      revision: last.revision,
    };
    return new Written(order, last.position);
  }
}

function progress({ mode, pricing }: OrderPlaced, events: readonly RecordedEvent<OrderEvent>[]) {
  const status = events.reduce<OrderStatus>((before, event) => statusAfter(event, before), 'awaitingPayment');
  const timeline = events.flatMap((event) => timelineEntry(event, mode) ?? []);
  return { status, timeline, ...orderFlags({ status, mode, totalGross: pricing.totalGross, paidAmount: 0 }) };
}

const frozen = (id: string, placed: OrderPlaced) => ({
  id,
  uid: placed.uid,
  ticketNumber: placed.ticketNumber,
  tableIdentifier: placed.tableIdentifier,
  rejectionMessage: null,
  appointment: null,
  appointmentDate: placed.appointmentDate,
  counterAppointment: null,
  paymentMethod: placed.paymentMethod,
  questionnaireRating: null,
  branch: { id: placed.branch, name: placed.branchName },
  currency: placed.currency,
  items: placed.items,
  pricing: placed.pricing,
  placedAt: placed.placedAt,
});
