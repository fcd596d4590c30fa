import { randomBytes } from 'node:crypto';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Queries } from '../platform/database/queries.js';
import { ApiError } from '../platform/http/api-error.js';
import { Mailer } from '../platform/mail/mailer.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import type { Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { addressLeftMail, invitationMail, loginLinkMail } from './link-mails.js';
import { Secrets } from '../platform/secrets.js';

const MINUTES = 10;
const INVITATION_DAYS = 3;
/** Limit of links per person within the lifetime of one link. */
const MOST_LINKS = 3;

/** Links for one sign-in without a password, sent only to the e-mail address of the account. */
@Injectable()
export class LoginLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly accounts: AccountService,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Mails a link to the account with this name, if it may sign in. Does not reveal whether it exists. */
  async mailTo(username: string): Promise<void> {
    const account = await this.accounts.byLogin(username);
    if (!account || (await this.hasEnough(account.id))) return;
    const { url } = await this.issue(account.id, MINUTES);
    await this.mailer.send(loginLinkMail(account, url, MINUTES));
  }

  /** Mails a link for the first sign-in and returns when it expires. */
  async invite(account: Account): Promise<Date> {
    const { url, expiresAt } = await this.issue(account.id, INVITATION_DAYS * 24 * 60);
    await this.mailer.send(invitationMail(account, url, INVITATION_DAYS));
    return expiresAt;
  }

  /** Uses up the link with this token and returns its account. Throws 401. */
  async redeem(token: string): Promise<Account> {
    const [used]: { account: string }[] = await this.dataSource.query(
      `WITH used AS (
         UPDATE app.login_link SET used_at = now()
         WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING account
       ) SELECT account FROM used`,
      [this.hashOf(token)],
    );
    const account = used ? await this.accounts.find(used.account) : null;
    if (account && !account.isRemoved) return account;
    throw ApiError.of(
      HttpStatus.UNAUTHORIZED,
      'Dieser Anmeldelink gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    );
  }

  /** Invalidates all links sent to this person so far. */
  async revoke(account: string, database: Queries = this.dataSource): Promise<void> {
    await database.query('UPDATE app.login_link SET used_at = now() WHERE account = $1 AND used_at IS NULL', [
      account,
    ]);
  }

  /** Notifies the previous address that links now go to another one. */
  async leaveAddress(former: Account, database: Queries): Promise<void> {
    await this.mailer.send(addressLeftMail(former), database);
  }

  private async issue(account: string, minutes: number): Promise<{ url: string; expiresAt: Date }> {
    await this.dataSource.query(`DELETE FROM app.login_link WHERE expires_at < now() - interval '1 day'`);
    const token = randomBytes(32).toString('base64url');
    const [issued]: { expiresAt: Date }[] = await this.dataSource.query(
      `INSERT INTO app.login_link (token_hash, account, expires_at)
       VALUES ($1, $2, now() + make_interval(mins => $3)) RETURNING expires_at AS "expiresAt"`,
      [this.hashOf(token), account, minutes],
    );
    const url = `${this.settings.publicUrl}/backend/login/link#${token}`;
    return { url, expiresAt: issued!.expiresAt };
  }

  private async hasEnough(account: string): Promise<boolean> {
    const [row]: { count: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM app.login_link
       WHERE account = $1 AND created_at > now() - make_interval(mins => $2)`,
      [account, MINUTES],
    );
    return row!.count >= MOST_LINKS;
  }

  private hashOf(token: string): string {
    return this.secrets.pseudonym('login link', token);
  }
}
