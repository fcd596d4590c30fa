import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fastifyCookie } from '@fastify/cookie';
import { Secrets } from '../access/secrets.js';
import { SESSION_COOKIE, sessionSigner } from '../access/session-cookie.js';
import { AccountService } from '../access/account.service.js';
import { staffOf, type Staff } from '../access/staff.js';

/** Who is behind a socket: its session and the person signed in with it. */
export interface LiveUser {
  readonly sessionId: string;
  readonly staff: Staff;
}

/** Reads sessions for sockets, which have none of their own. */
@Injectable()
export class LiveUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly accounts: AccountService,
  ) {}

  /** The person that a handshake's Cookie header proves; null for visitors. */
  async of(cookieHeader: string | undefined): Promise<LiveUser | null> {
    const signed = fastifyCookie.parse(cookieHeader ?? '')[SESSION_COOKIE];
    if (!signed) return null;
    const { valid, value: sessionId } = sessionSigner(this.secrets).unsign(signed);
    if (!valid) return null;
    const userId = (await this.usersOf([sessionId])).get(sessionId);
    const account = userId === undefined ? null : await this.accounts.active(userId);
    return account && { sessionId, staff: staffOf(account) };
  }

  /** Ids of the users signed in with these sessions; sessions that have ended are missing. */
  async usersOf(sessionIds: readonly string[]): Promise<Map<string, string>> {
    const rows: { sid: string; userId: string }[] = await this.dataSource.query(
      `SELECT s.sid, a.id AS "userId" FROM app.session s
       JOIN app.account a ON a.id = s.account AND NOT a.is_disabled AND NOT a.is_removed
         AND (a.expires_at IS NULL OR a.expires_at > now())
       WHERE s.sid = ANY ($1) AND s.expire > now()`,
      [sessionIds],
    );
    return new Map(rows.map(({ sid, userId }) => [sid, userId]));
  }
}
