import type { OrderHistoryEntry } from '@bestellwerk/domain/views/order.schema';
import { orderHistoryTable, type StoredHistoryEntry } from '@bestellwerk/projections/order-history/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';

/** What happened to an order, with the names of those who did it. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
  ) {}

  /** Oldest first. */
  async of(orderId: string): Promise<OrderHistoryEntry[]> {
    const rows = await this.dataSource
      .getRepository(orderHistoryTable)
      .find({ where: { orderId }, order: { revision: 'ASC' } });
    const entries = rows.map(({ document }) => document);
    const names = await this.accounts.names(entries.flatMap(userOf));
    return entries.map((entry) => ({ ...entry, actor: { ...entry.actor, name: nameIn(names, entry) } }));
  }
}

const userOf = ({ actor }: StoredHistoryEntry): string[] =>
  actor.kind === 'user' && actor.id !== null ? [actor.id] : [];

function nameIn(names: ReadonlyMap<string, string>, entry: StoredHistoryEntry): string | null {
  const [user] = userOf(entry);
  return user === undefined ? null : (names.get(user) ?? null);
}
