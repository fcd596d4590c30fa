import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CROCKFORD } from '@bestellwerk/domain/kernel/identifiers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4 as uuid } from 'uuid';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import { Secrets } from '../platform/secrets.js';

const CHARACTERS = 12;

/** The codes with which people sign on at a terminal; each has one at most, and only its hash is kept. */
@Injectable()
export class TimeTrackingTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly accounts: AccountService,
  ) {}

  /** A new code; the one before no longer works. */
  async issue(account: string, issuedBy: string): Promise<string> {
    const token = Array.from({ length: CHARACTERS }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('');
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM app.account WHERE id = $1 FOR UPDATE', [account]);
      await manager.query(REVOKE, [account]);
      await manager.query(
        'INSERT INTO app.time_tracking_token (id, account, token_hash, issued_by) VALUES ($1, $2, $3, $4)',
        [uuid(), account, this.hashOf(account, token), issuedBy],
      );
    });
    return token;
  }

  async isIssued(account: string): Promise<boolean> {
    return (await this.hashes(account)).length > 0;
  }

  async revoke(account: string): Promise<void> {
    await this.dataSource.query(REVOKE, [account]);
  }

  /** The user with this name and this code; null if there is none, or if they may no longer sign in. */
  async holder(username: string, token: string): Promise<Account | null> {
    const account = await this.accounts.byLogin(username);
    const [kept] = await this.hashes(account?.id ?? null);
    const given = this.hashOf(account?.id ?? '', token);
    return kept && isSame(kept.token_hash, given) ? account : null;
  }

  private hashes(account: string | null): Promise<{ token_hash: string }[]> {
    return this.dataSource.query(
      'SELECT token_hash FROM app.time_tracking_token WHERE account = $1 AND revoked_at IS NULL',
      [account],
    );
  }

  private hashOf(account: string, token: string): string {
    return this.secrets.pseudonym('time tracking token', JSON.stringify([account, asWritten(token)]));
  }
}

const REVOKE =
  'UPDATE app.time_tracking_token SET revoked_at = now() WHERE account = $1 AND revoked_at IS NULL';

/** As people copy it: in any case, in groups, with letters that look like digits. */
const asWritten = (token: string): string =>
  token.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
