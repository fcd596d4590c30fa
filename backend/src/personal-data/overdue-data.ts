import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Orders that ended, whose money has come to rest, and to which nothing happened since; $1 is the instant. */
const ORDERS = `
  FROM views.order_search s JOIN views.order_board b ON b.id = s.id
  WHERE s.placed_at < $1 AND NOT b.is_open AND NOT b.is_owed AND (b.document->>'changedAt')::timestamptz < $1
    AND NOT EXISTS (SELECT FROM views.erased_order e WHERE e.id = s.id)
    AND NOT jsonb_path_exists(b.document::jsonb, '$.onlinePayments.attempts[*].status ?
      (@ == "initiated" || @ == "opened" || @ == "authorized")')
    AND NOT jsonb_path_exists(b.document::jsonb, '$.onlinePayments.refunds[*].status ? (@ == "requested")')`;

/** Files that guests sent, without those of open orders. */
const UPLOADS = `
  FROM views.${modelNameOf(upload)} r
  WHERE r.created_at < $1 AND r.title <> ''
    AND EXISTS (SELECT FROM views.journal j WHERE j.resource = 'upload' AND j.record = r.id::text
      AND j.revision = 0 AND j.actor_kind = 'customer')
    AND NOT EXISTS (SELECT FROM views.order_board b WHERE b.is_open AND jsonb_path_exists(b.document::jsonb,
      '$.items[*].parts[*].uploads[*].id ? (@ == $id)', jsonb_build_object('id', r.id)))`;

/** What is older than it may be kept. */
@Injectable()
export class OverdueData {
  constructor(private readonly dataSource: DataSource) {}

  /** The longest ago first. */
  async orders(since: Date, most: number): Promise<StaffOrder[]> {
    const rows: { document: StaffOrder }[] = await this.dataSource.query(
      `SELECT b.document ${ORDERS} ORDER BY s.placed_at LIMIT $2`,
      [since, most],
    );
    return rows.map(({ document }) => document);
  }

  async uploads(since: Date, most: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT r.id ${UPLOADS} ORDER BY r.created_at LIMIT $2`,
      [since, most],
    );
    return rows.map(({ id }) => id);
  }

  /** How many mails were deleted. */
  async deleteMails(since: Date): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `WITH deleted AS (DELETE FROM app.mail WHERE at < $1 RETURNING 1) SELECT count(*)::int AS count FROM deleted`,
      [since],
    );
    return count;
  }

  countOrders = (since: Date): Promise<number> =>
    this.count(`SELECT count(*)::int AS count ${ORDERS}`, since);
  countUploads = (since: Date): Promise<number> =>
    this.count(`SELECT count(*)::int AS count ${UPLOADS}`, since);
  countMails = (since: Date): Promise<number> =>
    this.count('SELECT count(*)::int AS count FROM app.mail WHERE at < $1', since);

  private async count(sql: string, since: Date): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(sql, [since]);
    return count;
  }
}
