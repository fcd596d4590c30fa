import type { SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';
import { SESSION_COOKIE } from '../platform/http/session-cookie-name.js';
import { sessionSigner } from './session-cookie.js';

/** Reports why a session ended, but only for its signed cookie. */
@Injectable()
export class SessionEndReasons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Null without a validly signed session cookie, or if no reason is stored any more. */
  async reasonFor({ cookies, session }: FastifyRequest): Promise<SessionEndReason | null> {
    return session.userId === undefined ? this.storedReason(cookies[SESSION_COOKIE]) : 'access-ended';
  }

  /** Like `reasonFor`, but assumes a reason if it cannot be read. */
  hasReason({ cookies }: FastifyRequest): Promise<boolean> {
    return this.storedReason(cookies[SESSION_COOKIE]).then(
      (reason) => reason !== null,
      () => true,
    );
  }

  private async storedReason(signed: string | undefined): Promise<SessionEndReason | null> {
    if (signed === undefined) return null;
    const { valid, value: sid } = sessionSigner(this.secrets).unsign(signed);
    if (!valid) return null;
    const [ended]: { reason: SessionEndReason }[] = await this.dataSource.query(
      `SELECT reason FROM app.ended_session e WHERE sid = $1
         AND NOT (reason = 'access-ended' AND EXISTS (
           SELECT FROM app.account a WHERE a.id = e.account AND NOT a.is_disabled AND NOT a.is_removed
             AND (a.expires_at IS NULL OR a.expires_at > now())))
       UNION ALL SELECT 'expired' FROM app.session WHERE sid = $1 AND expire <= now()`,
      [sid],
    );
    return ended?.reason ?? null;
  }

  /** The 401 for a request without a valid session. */
  async refusal(request: FastifyRequest): Promise<ApiError> {
    const message = failureText(HttpStatus.UNAUTHORIZED);
    const sessionEnd = await this.reasonFor(request);
    const more = sessionEnd === null ? {} : { sessionEnd };
    return new ApiError(HttpStatus.UNAUTHORIZED, [{ message, field: null }], more);
  }
}
