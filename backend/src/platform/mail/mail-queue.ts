import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Queries } from '../database/queries.js';
import type { OutgoingMail } from './mailer.js';

/** Longer than any attempt takes: until then nobody else tries. */
const IN_HAND_SECONDS = 120;

export interface QueuedMail extends OutgoingMail {
  readonly id: string;
  /** This one included. */
  readonly tries: number;
}

/** Mails that no server has taken yet. They outlive the process, and every backend sends them. */
@Injectable()
export class MailQueue {
  constructor(private readonly dataSource: DataSource) {}

  async add({ to, person, subject, text }: OutgoingMail, database: Queries = this.dataSource): Promise<void> {
    await database.query(
      'INSERT INTO app.waiting_mail (recipient, person, subject, text) VALUES ($1, $2, $3, $4)',
      [to, person, subject, text],
    );
  }

  /** Takes the next one that is due, for one attempt; null if there is none. */
  async take(): Promise<QueuedMail | null> {
    const [taken]: QueuedMail[] = await this.dataSource.query(
      `WITH taken AS (
         UPDATE app.waiting_mail SET tries = tries + 1, due_at = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM app.waiting_mail WHERE due_at <= now()
                     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, person, recipient, subject, text, tries
       ) SELECT id, person, recipient AS "to", subject, text, tries FROM taken`,
      [IN_HAND_SECONDS],
    );
    return taken ?? null;
  }

  async postpone(id: string, ms: number): Promise<void> {
    await this.dataSource.query(
      'UPDATE app.waiting_mail SET due_at = now() + make_interval(secs => $2) WHERE id = $1',
      [id, ms / 1_000],
    );
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.waiting_mail WHERE id = $1', [id]);
  }
}
