import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobOf } from './print-jobs-of-entries.js';

interface OrderRow {
  readonly id: string;
  readonly uid: string;
  readonly ticketNumber: number;
  readonly branch: string;
}

/** Which order and which branch entries of the journal are about. */
@Injectable()
export class OrdersOfEntries {
  constructor(private readonly database: DataSource) {}

  async of(rows: readonly AuditLogRow[], jobOf: JobOf) {
    const orderIdOf = (row: AuditLogRow): string | null =>
      row.resource === 'order' ? row.record : (row.order ?? jobOf(row)?.order ?? null);
    const ids = rows.flatMap((row) => orderIdOf(row) ?? []);
    const found = await this.rows<OrderRow>(
      'SELECT id, uid, ticket_number AS "ticketNumber", branch FROM views.order_board WHERE id = ANY ($1::uuid[])',
      [...new Set(ids)],
    );
    const orders = new Map(found.map((order) => [order.id, order]));
    const knownOrder = (row: AuditLogRow) => orders.get(orderIdOf(row) ?? '');
    const branchIdOf = (row: AuditLogRow) =>
      row.branch ?? jobOf(row)?.branch ?? knownOrder(row)?.branch ?? null;
    const branchIds = [...new Set(rows.flatMap((row) => branchIdOf(row) ?? []))];
    const named = await this.rows<{ id: string; title: string }>(
      'SELECT id, title FROM views.record_branch WHERE id = ANY ($1::text[])',
      branchIds,
    );
    const names = new Map(named.map(({ id, title }) => [id, title]));
    return {
      orderOf: (row: AuditLogRow): AuditLogEntry['order'] => {
        const order = knownOrder(row);
        return order ? { id: order.id, uid: order.uid, ticketNumber: order.ticketNumber } : null;
      },
      branchOf: (row: AuditLogRow): AuditLogEntry['branch'] => {
        const id = branchIdOf(row);
        return id === null ? null : { id, name: names.get(id) ?? '' };
      },
    };
  }

  private async rows<Row>(sql: string, ids: readonly string[]): Promise<Row[]> {
    return ids.length === 0 ? [] : this.database.query<Row[]>(sql, [ids]);
  }
}
