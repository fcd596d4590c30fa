import type { Principal } from '@bestellwerk/domain/access/policy';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Bounds, mayReadAll } from './reason-search.js';

/** `records` are orders of this total, `events` payments, counter entries and refunds of this amount. */
export interface FoundAmount {
  readonly records: readonly string[];
  readonly events: readonly string[];
}

const totals = 'SELECT id FROM views.order_search WHERE total_gross = $1 ORDER BY placed_at DESC LIMIT $2';

/** Each entry is found by the index of its stream. */
const payments = `
  SELECT j.id FROM views.payment p
  JOIN views.journal j ON j.record = CAST(p."order" AS text) AND j.position = p.position
  WHERE p.document IS NOT NULL AND p.amount IN (CAST($1 AS numeric), -CAST($1 AS numeric))
    AND p.at >= coalesce($3::timestamptz, '-infinity') AND p.at < coalesce($4::timestamptz, 'infinity')
  ORDER BY p.at DESC LIMIT $2`;

/** Finds entries by an amount of money, for those who may read it elsewhere. */
@Injectable()
export class AmountSearch {
  constructor(private readonly database: DataSource) {}

  async find(amount: number, { from, to }: Bounds, who: Principal, most: number): Promise<FoundAmount> {
    const [records, events] = await Promise.all([
      mayReadAll(who, 'orders.read') ? this.ids(totals, [amount, most]) : [],
      mayReadAll(who, 'payments.read') ? this.ids(payments, [amount, most, from ?? null, to ?? null]) : [],
    ]);
    return { records, events };
  }

  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(sql, parameters);
    return rows.map(({ id }) => id);
  }
}
