import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { BranchKeyInfo } from '@bestellwerk/domain/contracts/access.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { Secrets } from '../platform/secrets.js';

/** API keys for displays that read the orders of a branch; at most one per branch, stored as a hash only. */
@Injectable()
export class BranchKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly accounts: AccountService,
  ) {}

  /** Creates a key of 256 bits, which replaces the previous one. */
  async issue(branch: string, by: string): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    await this.dataSource.query(
      `INSERT INTO app.branch_key (branch, key_hash, created_by) VALUES ($1, $2, $3)
       ON CONFLICT (branch) DO UPDATE
       SET key_hash = excluded.key_hash, created_by = excluded.created_by, created_at = now()`,
      [branch, this.hashOf(branch, key), by],
    );
    return key;
  }

  async revoke(branch: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.branch_key WHERE branch = $1', [branch]);
  }

  /** Since when the branch has a key; null if it has none. */
  async about(branch: string): Promise<BranchKeyInfo | null> {
    const [row]: { createdAt: Date; createdBy: string }[] = await this.dataSource.query(
      'SELECT created_at AS "createdAt", created_by AS "createdBy" FROM app.branch_key WHERE branch = $1',
      [branch],
    );
    if (!row) return null;
    const names = await this.accounts.names([row.createdBy]);
    return { createdAt: row.createdAt.toISOString(), createdBy: names.get(row.createdBy) ?? null };
  }

  async isKey(branch: string, key: string): Promise<boolean> {
    const [row]: { hash: string }[] = await this.dataSource.query(
      'SELECT key_hash AS hash FROM app.branch_key WHERE branch = $1',
      [branch],
    );
    const given = Buffer.from(this.hashOf(branch, key));
    return timingSafeEqual(given, row ? Buffer.from(row.hash) : Buffer.alloc(given.length));
  }

  private hashOf(branch: string, key: string): string {
    return this.secrets.pseudonym('branch key', JSON.stringify([branch, key]));
  }
}
