import { randomUUID } from 'node:crypto';
import type { Mail, MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Queries } from '../database/queries.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const MOST_KEPT = 200;
/** How many mails come before older ones are removed: on a busy evening they come many times a second. */
const PRUNED_EVERY = 20;

/** Where mails are kept while no server for them is set: the newest 200, and up to 20 more. */
@Injectable()
export class LocalMailbox extends Mailer {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Once per `id`, for mails that may be sent again after a crash. */
  override async send(
    {
      id = randomUUID(),
      to,
      person,
      subject,
      text,
      html = null,
    }: OutgoingMail & { readonly id?: string; readonly html?: string | null },
    database: Queries = this.dataSource,
  ): Promise<void> {
    const [added]: { number: string }[] = await database.query(
      `INSERT INTO app.mail (id, recipient, person, subject, text, html) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO NOTHING RETURNING number`,
      [id, to, person, subject, text, html],
    );
    if (!added || Number(added.number) % PRUNED_EVERY !== 0) return;
    await database.query('DELETE FROM app.mail WHERE number <= (SELECT max(number) FROM app.mail) - $1', [
      MOST_KEPT,
    ]);
  }

  /** Newest first. */
  async list(): Promise<MailSummary[]> {
    const rows: Row[] = await this.dataSource.query(`${SELECT} ORDER BY number DESC`);
    return rows.map(summaryOf);
  }

  async find(id: string): Promise<Mail | null> {
    const [row]: Row[] = await this.dataSource.query(`${SELECT} WHERE id = $1`, [id]);
    return row ? { ...summaryOf(row), text: row.text, html: row.html } : null;
  }
}

const SELECT = 'SELECT id, at, recipient, subject, text, html FROM app.mail';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

const summaryOf = ({ id, at, recipient, subject }: Row): MailSummary => ({
  id,
  at: at.toISOString(),
  to: recipient,
  subject,
});
