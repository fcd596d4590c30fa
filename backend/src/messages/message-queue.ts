import type { MessageChannel, MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Longer than any attempt takes: until then nobody else tries. */
const IN_HAND_SECONDS = 120;

/** A message that is to be sent. Nothing in it is personal. */
export interface NewMessage {
  /** The same whenever the same message is meant. */
  readonly id: string;
  readonly orderId: string;
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
  /** Of the event that led to it; null if somebody asked for it. */
  readonly revision: string | null;
  readonly requestedBy: string | null;
  readonly dueAt: Date;
}

export interface WaitingMessage extends NewMessage {
  /** Attempts so far, the current one included. */
  readonly tries: number;
  /** A server has taken it, but the order's history does not say so yet. */
  readonly takenAs: 'sent' | 'kept' | null;
}

const COLUMNS = `id, order_id AS "orderId", kind, channel, revision::text AS revision, requested_by AS "requestedBy",
  tries, taken_as AS "takenAs", due_at AS "dueAt"`;

/** Messages that wait. They outlive the process, and every backend sends them. */
@Injectable()
export class MessageQueue {
  constructor(private readonly dataSource: DataSource) {}

  /** Once: adding the same message again does nothing while it waits. */
  async add(messages: readonly NewMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await this.dataSource.query(
      `INSERT INTO app.order_message (id, order_id, kind, channel, revision, requested_by, due_at)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS m (id uuid, "orderId" uuid, kind text, channel text,
         revision bigint, "requestedBy" uuid, "dueAt" timestamptz) ON CONFLICT DO NOTHING`,
      [JSON.stringify(messages)],
    );
  }

  /** Takes the next that are due, for one attempt each, and removes those that are done with; the longest due first. */
  async take(most: number, done: readonly string[]): Promise<WaitingMessage[]> {
    return this.dataSource.query(
      `WITH gone AS (DELETE FROM app.order_message WHERE id = ANY($3)), next AS (
         SELECT id AS next_id, due_at AS was_due_at FROM app.order_message
         WHERE due_at <= now() AND id <> ALL ($3)
         ORDER BY due_at, order_message.revision LIMIT $2 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE app.order_message SET tries = tries + 1, due_at = now() + make_interval(secs => $1)
         FROM next WHERE id = next_id RETURNING *
       ) SELECT ${COLUMNS} FROM taken ORDER BY was_due_at, taken.revision, id`,
      [IN_HAND_SECONDS, most, done],
    );
  }

  /** Kept before the order's history is written: an attempt after a crash in between sends nothing again. */
  async markSent(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE app.order_message SET taken_as = 'sent' WHERE id = $1`, [id]);
  }

  /** `isTry`: whether the attempt counts. */
  async postpone(id: string, ms: number, isTry = true): Promise<void> {
    await this.dataSource.query(
      `UPDATE app.order_message SET due_at = now() + make_interval(secs => $2), tries = tries - $3 WHERE id = $1`,
      [id, ms / 1_000, isTry ? 0 : 1],
    );
  }

  async ofOrder(orderId: string): Promise<WaitingMessage[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM app.order_message WHERE order_id = $1 ORDER BY due_at, id`,
      [orderId],
    );
  }

  /** What was written to a guest whose data is erased: waiting messages, and copies in the local mailbox. Idempotent. */
  async forgetOrder(orderId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.order_message WHERE order_id = $1', [orderId]);
    await this.dataSource.query('DELETE FROM app.mail WHERE person = $1', [orderId]);
  }
}
