import { randomUUID } from 'node:crypto';
import type { GuestPushInput } from '@bestellwerk/domain/contracts/push.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Steps that come after the end, such as a cancelation that is taken back, are still shown. */
const KEPT_AFTER_END = '1 day';
/** An order belongs to one guest, who may look at it on some devices. */
const MOST_PER_ORDER = 10;

/** The browsers of guests that are notified of orders. */
@Injectable()
export class GuestPushes {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers the id of the subscription; null where there are too many for this order. */
  async follow(orderId: string, { endpoint, keys }: GuestPushInput, browser: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(
      `WITH room AS (
         SELECT 1 FROM app.push_order WHERE order_id = $1 HAVING count(*) < $2
       ), saved AS (
         INSERT INTO app.push_subscription AS known
           (id, browser, endpoint, p256dh, auth, kinds, branches)
         SELECT $3, $4, $5, $6, $7, '{}', '{}' FROM room
         ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth
           WHERE known.user_id IS NULL
         RETURNING id
       ), followed AS (
         INSERT INTO app.push_order (subscription, order_id) SELECT id, $1 FROM saved ON CONFLICT DO NOTHING
       ) SELECT id FROM saved`,
      [orderId, MOST_PER_ORDER, randomUUID(), browser, endpoint, keys.p256dh, keys.auth],
    );
    return row?.id ?? null;
  }

  /** Whether this browser was notified of the order. */
  async leave(orderId: string, subscription: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM app.push_order WHERE order_id = $1 AND subscription = $2 RETURNING 1',
      [orderId, subscription],
    );
    await this.forgetUnused();
    return rows.length > 0;
  }

  async interestedIn(orderId: string): Promise<string[]> {
    const rows: { subscription: string }[] = await this.dataSource.query(
      'SELECT subscription FROM app.push_order WHERE order_id = $1',
      [orderId],
    );
    return rows.map(({ subscription }) => subscription);
  }

  /** The order has come to its end. */
  async end(orderId: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE app.push_order SET ends_at = now() + interval '${KEPT_AFTER_END}' WHERE order_id = $1`,
      [orderId],
    );
  }

  /** Its personal data is erased. */
  async forgetOrder(orderId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.push_order WHERE order_id = $1', [orderId]);
    await this.forgetUnused();
  }

  async forgetEnded(): Promise<void> {
    await this.dataSource.query('DELETE FROM app.push_order WHERE ends_at < now()');
    await this.forgetUnused();
  }

  private async forgetUnused(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM app.push_subscription p WHERE user_id IS NULL
         AND NOT EXISTS (SELECT 1 FROM app.push_order o WHERE o.subscription = p.id)`,
    );
  }
}
