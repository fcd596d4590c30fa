import { createHmac, randomBytes } from 'node:crypto';
import type { CalendarDate } from '@bestellwerk/domain/calendar/zoned-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const KEY_BYTES = 16;

/** What tells visitors of one day apart. It is hashed, and kept nowhere. */
export interface Fingerprint {
  readonly host: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Keys of visitors: the same all day, and unconnected to those of any other day, because the salt of a day is destroyed
 * after it (`HitTables`). The address behind a key of an earlier day cannot be computed, not even with the whole database.
 */
@Injectable()
export class VisitorKeys {
  private known: { date: CalendarDate; salt: Promise<Buffer> } | undefined;

  constructor(private readonly database: DataSource) {}

  async keyOf({ host, ip, userAgent }: Fingerprint, date: CalendarDate): Promise<Buffer> {
    const hmac = createHmac('sha256', await this.saltOf(date));
    return hmac
      .update(JSON.stringify([host, ip, userAgent]))
      .digest()
      .subarray(0, KEY_BYTES);
  }

  private saltOf(date: CalendarDate): Promise<Buffer> {
    if (this.known?.date === date) return this.known.salt;
    const salt = this.sharedSalt(date);
    this.known = { date, salt };
    salt.catch(() => {
      if (this.known?.salt === salt) this.known = undefined;
    });
    return salt;
  }

  /** All nodes have the one that was written first. */
  private async sharedSalt(date: CalendarDate): Promise<Buffer> {
    await this.database.query(
      'INSERT INTO analytics.salt (date, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [date, randomBytes(32)],
    );
    const [row]: { salt: Buffer }[] = await this.database.query(
      'SELECT salt FROM analytics.salt WHERE date = $1',
      [date],
    );
    if (!row) throw new Error(`The salt of ${date} was destroyed.`);
    return row.salt;
  }
}
