import { passwordProblem, personalWordsOf } from '@bestellwerk/domain/access/password-rules';
import type { PasswordChange } from '@bestellwerk/domain/contracts/access.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { isGuessable } from './guessable-passwords.js';
import { LoginGuard } from './login-guard.js';
import { LoginLinks } from './login-links.js';
import { isPassword } from './passwords.js';
import { Sessions } from './sessions.js';

/** How long a sign-in by link replaces the current password. */
const LINK_MINUTES = 15;

/** Changes the password of the signed-in user, or sets the first one. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: Sessions,
    private readonly links: LoginLinks,
    private readonly guard: LoginGuard,
    private readonly clock: Clock,
  ) {}

  /** Ends all other sessions and invalidates links. Throws 422 for a wrong current or an unsuitable new password. */
  async change(account: Account, { current, next }: PasswordChange, request: FastifyRequest): Promise<void> {
    await this.requireCurrent(account, current, request);
    const problem = passwordProblem(next, account) ?? (isEasy(next, account) ? EASY : null);
    if (problem) throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, problem, 'next');
    await this.accounts.setPassword(account.id, next);
    await this.links.revoke(account.id);
    await this.sessions.endOthers(account.id, request.session.sessionId, 'password-changed');
    request.session.linkUsedAt = undefined;
  }

  private async requireCurrent(
    account: Account,
    current: string | null,
    { ip, session }: FastifyRequest,
  ): Promise<void> {
    if (current === null) {
      if (account.passwordHash === null || this.isFresh(session.linkUsedAt)) return;
      throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, MISSING, 'current');
    }
    const isRight = () => isPassword(account.passwordHash, current);
    if (await this.guard.attempt(ip, `password ${account.id}`, isRight)) return;
    throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, WRONG, 'current');
  }

  private isFresh(linkUsedAt: string | undefined): boolean {
    if (linkUsedAt === undefined) return false;
    return this.clock.now().getTime() - Date.parse(linkUsedAt) < LINK_MINUTES * 60_000;
  }
}

const isEasy = (password: string, account: Account): boolean =>
  isGuessable(password, personalWordsOf(account));

const EASY = 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.';
const MISSING = 'Bitte geben Sie Ihr jetziges Passwort an.';
const WRONG = 'Das jetzige Passwort ist falsch. Bitte versuchen Sie es noch einmal.';
