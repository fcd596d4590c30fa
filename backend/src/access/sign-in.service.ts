import type { Credentials, CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { isExpired, type Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { CurrentUserService } from './current-user.service.js';
import { LoginGuard } from './login-guard.js';
import { isPassword } from './passwords.js';

const LONGEST_USER_AGENT = 300;

/** Checks credentials and creates sessions. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountService,
    private readonly users: CurrentUserService,
    private readonly guard: LoginGuard,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws the same 401 for a wrong name and a wrong password, and 429 after too many failures. Only with the right
   * password it reveals that the account is disabled or expired: 403.
   */
  async authenticate({ username, password }: Credentials, address: string): Promise<Account> {
    const account = await this.accounts.named(username);
    const isRight = () => isPassword(account?.passwordHash ?? null, password);
    if (await this.guard.attempt(address, username, isRight)) return this.welcome(account!);
    throw ApiError.of(
      HttpStatus.UNAUTHORIZED,
      'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
    );
  }

  /** Returns the account if it may sign in, otherwise throws 403 with the reason. */
  welcome(account: Account): Account {
    if (account.isDisabled) throw ApiError.of(HttpStatus.FORBIDDEN, DISABLED);
    if (isExpired(account, this.clock.now())) throw ApiError.of(HttpStatus.FORBIDDEN, EXPIRED);
    return account;
  }

  /** Creates a new session for an authenticated account. */
  async begin(request: FastifyRequest, account: Account, by: 'password' | 'link'): Promise<CurrentUser> {
    await request.session.regenerate();
    Object.assign(request.session, {
      userId: account.id,
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT),
      ...(by === 'link' && { linkUsedAt: this.clock.now().toISOString() }),
    });
    return this.users.describe(account);
  }
}

const DISABLED = 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an Ihre Leitung.';
const EXPIRED = 'Ihr Zugang ist abgelaufen. Bitte wenden Sie sich an Ihre Leitung.';
