import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { LoginGuard } from '../access/login-guard.js';
import { ApiError } from '../platform/http/api-error.js';
import { TimeTrackingTokens } from './time-tracking-tokens.js';

/** Checks who signs on at a terminal. */
@Injectable()
export class SignOnService {
  constructor(
    private readonly tokens: TimeTrackingTokens,
    private readonly guard: LoginGuard,
  ) {}

  /** Throws 401 for a wrong name or code alike, and 429 after too many of them. */
  async authenticate(username: string, token: string, address: string): Promise<Account> {
    const name = `terminal ${username}`;
    await this.guard.requireUnlocked(address, name);
    const account = await this.tokens.holder(username, token);
    if (account) return account;
    await this.guard.failed(address, name);
    await this.guard.requireUnlocked(address, name);
    throw ApiError.of(
      HttpStatus.UNAUTHORIZED,
      'Benutzername oder Zugangscode ist falsch. Bitte versuchen Sie es noch einmal.',
    );
  }
}
