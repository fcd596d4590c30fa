import type { OrderHistoryEntry, StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import { EventLog } from '@bestellwerk/event-log/event-log';
import {
  orderHistoryTable,
  type OrderHistoryRow,
} from '@bestellwerk/projections/ordering/order-history/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';

/** The history of an order, with the names of actors. */
@Injectable()
export class OrderHistory {
  constructor(
    @InjectRepository(orderHistoryTable) private readonly rows: Repository<OrderHistoryRow>,
    private readonly names: ActorNames,
    private readonly eventLog: EventLog,
  ) {}

  /**
   * The order as it was after one of its events, folded from the log. Null if it has no such event. What was erased since is
   * null here, too.
   */
  async stateAfter(orderId: string, revision: string): Promise<StaffOrder | null> {
    const events = await this.eventsUntil(orderId, revision);
    return events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined) ?? null;
  }

  /** The events of an order up to one of them; none if it has no such event. */
  async eventsUntil(orderId: string, revision: string): Promise<RecordedEvent<OrderEvent>[]> {
    return until(await this.events(orderId), revision);
  }

  async events(orderId: string): Promise<RecordedEvent<OrderEvent>[]> {
    return (await this.eventLog.readStream(orderStream(orderId))) as RecordedEvent<OrderEvent>[];
  }

  /** Oldest first. */
  async of(orderId: string): Promise<OrderHistoryEntry[]> {
    const rows = await this.rows.find({ where: { orderId }, order: { revision: 'ASC' } });
    const entries = rows.map(({ document }) => document);
    const named = await this.names.of(entries.map(({ actor }) => actor));
    return entries.map((entry) => ({ ...entry, actor: named(entry.actor) }));
  }
}

/** The events up to one of them; none if it is not among them. */
export const until = (
  events: readonly RecordedEvent<OrderEvent>[],
  revision: string,
): RecordedEvent<OrderEvent>[] =>
  events.slice(0, events.findIndex((event) => event.revision === revision) + 1);
