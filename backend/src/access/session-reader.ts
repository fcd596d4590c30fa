import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fastifyCookie } from '@fastify/cookie';
import { AccountService } from './account.service.js';
import { Secrets } from '../platform/secrets.js';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import { sessionSigner } from './session-cookie.js';
import { staffOf, type Staff } from './staff.js';

/** The session of a cookie and its user. */
export interface CookieUser {
  readonly sessionId: string;
  readonly staff: Staff;
}

/** Reads sessions outside of routes: for sockets, and for responses of the fast path. */
@Injectable()
export class CookieUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly accounts: AccountService,
  ) {}

  /** The user of a signed Cookie header; null for visitors. */
  async of(cookieHeader: string | undefined): Promise<CookieUser | null> {
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
