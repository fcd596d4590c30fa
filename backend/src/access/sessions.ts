import type { SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import type { SessionInfo } from '@bestellwerk/domain/contracts/access.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Queries } from '../platform/database/queries.js';
import { deviceName } from './device-name.js';
import { SessionEndNotices } from './session-end-notices.js';

/** Sessions of a user. `sid` is the secret in the cookie, `id` the public identifier. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: SessionEndNotices,
  ) {}

  /** Newest first. */
  async of(account: string, currentSid: string): Promise<SessionInfo[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT id, sid, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
              sess ->> 'address' AS address, sess ->> 'userAgent' AS "userAgent"
       FROM app.session WHERE account = $1 AND expire > now() ORDER BY created_at DESC, id`,
      [account],
    );
    return rows.map(({ id, sid, createdAt, lastSeenAt, address, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      address,
      device: deviceName(userAgent),
      isCurrent: sid === currentSid,
    }));
  }

  /** False if the person has no such session. */
  async end(account: string, id: string, reason: SessionEndReason): Promise<boolean> {
    const ended = await this.endWhere('account = $1 AND id = $2', [account, id], reason);
    this.announce(ended);
    return ended.length > 0;
  }

  async endOthers(account: string, currentSid: string, reason: SessionEndReason): Promise<void> {
    this.announce(await this.endWhere('account = $1 AND sid <> $2', [account, currentSid], reason));
  }

  async endAll(account: string, reason: SessionEndReason): Promise<void> {
    this.announce(await this.endWhere('account = $1', [account], reason));
  }

  /** Like `endAll`, within a transaction. Call the returned function after the commit: sockets then check their session. */
  async endAllWithin(database: Queries, account: string, reason: SessionEndReason): Promise<() => void> {
    const ended = await this.endWhere('account = $1', [account], reason, database);
    return () => this.announce(ended);
  }

  private announce(ended: readonly string[]): void {
    for (const sid of ended) this.ends.next(sid);
  }

  /** The reason is kept for as long as a page of that session may stay open. */
  private async endWhere(
    condition: string,
    values: readonly string[],
    reason: SessionEndReason,
    database: Queries = this.dataSource,
  ): Promise<string[]> {
    const ended: { sid: string }[] = await database.query(
      `WITH ended AS (DELETE FROM app.session WHERE ${condition} RETURNING sid, account),
            kept AS (INSERT INTO app.ended_session (sid, account, reason)
                     SELECT sid, account, $${values.length + 1} FROM ended ON CONFLICT (sid) DO NOTHING),
            forgotten AS (DELETE FROM app.ended_session WHERE ended_at < now() - interval '${KEPT_DAYS} days')
       SELECT sid FROM ended`,
      [...values, reason],
    );
    return ended.map(({ sid }) => sid);
  }
}

const KEPT_DAYS = 3;

interface Row {
  readonly id: string;
  readonly sid: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly address: string | null;
  readonly userAgent: string | null;
}
