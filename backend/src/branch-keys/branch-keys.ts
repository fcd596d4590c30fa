import type { BranchKeyInfo } from '@bestellwerk/domain/contracts/access.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { ApiKeys, type KindOfKey } from '../platform/api-keys.js';
import { Secrets } from '../platform/secrets.js';

/** API keys for displays that read the orders of a branch. */
@Injectable()
export class BranchKeys extends ApiKeys {
  protected readonly kind: KindOfKey = {
    table: 'app.branch_key',
    owner: 'branch',
    bytes: 32,
    purpose: 'branch key',
  };

  constructor(
    dataSource: DataSource,
    secrets: Secrets,
    private readonly accounts: AccountService,
  ) {
    super(dataSource, secrets);
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
}
