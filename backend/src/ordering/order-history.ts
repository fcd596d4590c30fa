import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
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
  ) {}

  /** Oldest first. */
  async of(orderId: string): Promise<OrderHistoryEntry[]> {
    const rows = await this.rows.find({ where: { orderId }, order: { revision: 'ASC' } });
    const entries = rows.map(({ document }) => document);
    const named = await this.names.of(entries.map(({ actor }) => actor));
    return entries.map((entry) => ({ ...entry, actor: named(entry.actor) }));
  }
}
