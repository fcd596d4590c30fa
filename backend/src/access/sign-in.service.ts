import { HttpStatus, Injectable } from '@nestjs/common';
import type { Credentials } from '@bestellwerk/domain/views/session.schema';
import { Failure } from '../http/failure.js';
import type { Account } from './account.entity.js';
import { AccountService } from './account.service.js';
import { LoginGuard } from './login-guard.js';
import { isPassword } from './passwords.js';

/** Checks who somebody says to be. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountService,
    private readonly guard: LoginGuard,
  ) {}

  /** Throws 401 for a wrong name or password alike, and 429 after too many of them. */
  async authenticate({ username, password }: Credentials, address: string): Promise<Account> {
    await this.guard.demandUnlocked(address, username);
    const account = await this.accounts.byLogin(username);
    if (await isPassword(account?.passwordHash ?? null, password)) {
      await this.guard.succeeded(address, username);
      return account!;
    }
    await this.guard.failed(address, username);
    await this.guard.demandUnlocked(address, username);
    throw Failure.of(
      HttpStatus.UNAUTHORIZED,
      'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
    );
  }
}
