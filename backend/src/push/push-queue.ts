import type { PushPayload } from '@bestellwerk/domain/contracts/push.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Longer than an attempt takes: until then nobody else tries. */
const IN_HAND_SECONDS = 30;

export interface NewPush {
  /** The same whenever the same notification on the same browser is meant. */
  readonly id: string;
  readonly subscription: string;
  readonly payload: PushPayload;
  readonly secondsToLive: number;
}

export interface WaitingPush extends Omit<NewPush, 'secondsToLive'> {
  /** Attempts so far, the current one included. */
  readonly tries: number;
  /** Until it is too old. */
  readonly secondsLeft: number;
}

/** Notifications that wait, and for a day those that were sent: so none is sent twice, and their arrival is noted. */
@Injectable()
export class PushQueue {
  constructor(private readonly dataSource: DataSource) {}

  /** Once, also after it was sent. `isTaken`: the caller that adds it makes the first attempt. */
  async add(pushes: readonly NewPush[], isTaken = false): Promise<void> {
    if (pushes.length === 0) return;
    await this.dataSource.query(
      `INSERT INTO app.push_message (id, subscription, payload, due_at, expires_at)
       SELECT id, subscription, payload, now() + make_interval(secs => $2),
         now() + make_interval(secs => "secondsToLive")
       FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, subscription uuid, payload jsonb, "secondsToLive" int)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(pushes), isTaken ? IN_HAND_SECONDS : 0],
    );
  }

  /** Takes the next one that is due, for one attempt; null if there is none. */
  async take(): Promise<WaitingPush | null> {
    const [taken]: WaitingPush[] = await this.dataSource.query(
      `WITH taken AS (
         UPDATE app.push_message SET tries = tries + 1, due_at = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM app.push_message WHERE sent_at IS NULL AND due_at <= now()
                       AND expires_at > now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING *
       ) SELECT id, subscription, payload, tries,
           ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft" FROM taken`,
      [IN_HAND_SECONDS],
    );
    return taken ?? null;
  }

  async markSent(id: string): Promise<void> {
    await this.dataSource.query('UPDATE app.push_message SET sent_at = now() WHERE id = $1', [id]);
  }

  async postpone(id: string, ms: number): Promise<void> {
    await this.dataSource.query(
      'UPDATE app.push_message SET due_at = now() + make_interval(secs => $2) WHERE id = $1',
      [id, ms / 1_000],
    );
  }

  /** It is not tried again. */
  async giveUp(id: string): Promise<void> {
    await this.dataSource.query('UPDATE app.push_message SET expires_at = now() WHERE id = $1', [id]);
  }

  /** A browser has shown it. Whether there was such a one. */
  async markReceived(id: string): Promise<boolean> {
    const rows: { subscription: string }[] = await this.dataSource.query(
      `WITH received AS (
         UPDATE app.push_message SET received_at = coalesce(received_at, now()), sent_at = coalesce(sent_at, now())
         WHERE id = $1 RETURNING subscription
       ), noted AS (
         UPDATE app.push_subscription SET last_receipt_at = now() WHERE id IN (SELECT subscription FROM received)
       ) SELECT subscription FROM received`,
      [id],
    );
    return rows.length > 0;
  }

  async isReceived(ids: readonly string[]): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT 1 FROM app.push_message WHERE id = ANY ($1) AND received_at IS NOT NULL LIMIT 1',
      [ids],
    );
    return rows.length > 0;
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM app.push_message WHERE expires_at < now() - interval '1 day'`);
  }
}
