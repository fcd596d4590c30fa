import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Secrets } from './secrets.js';

/** Where the keys of one kind of owner are, and how they are made. */
export interface KindOfKey {
  readonly table: 'app.branch_key' | 'app.device_key';
  /** Column of the owner's id. */
  readonly owner: 'branch' | 'device';
  readonly bytes: number;
  /** Keeps the hashes of this kind apart from all others; must never change. */
  readonly purpose: string;
}

/** API keys of machines that come without a login; at most one per owner, stored as a hash only. */
export abstract class ApiKeys {
  protected abstract readonly kind: KindOfKey;

  constructor(
    protected readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Creates a key, which replaces the previous one. */
  async issue(id: string, by: string): Promise<string> {
    const { table, owner, bytes } = this.kind;
    const key = randomBytes(bytes).toString('base64url');
    await this.dataSource.query(
      `INSERT INTO ${table} (${owner}, key_hash, created_by) VALUES ($1, $2, $3)
       ON CONFLICT (${owner}) DO UPDATE
       SET key_hash = excluded.key_hash, created_by = excluded.created_by, created_at = now()`,
      [id, this.hashOf(id, key), by],
    );
    return key;
  }

  async revoke(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM ${this.kind.table} WHERE ${this.kind.owner} = $1`, [id]);
  }

  async isKey(id: string, key: string): Promise<boolean> {
    const [row]: { hash: string }[] = await this.dataSource.query(
      `SELECT key_hash AS hash FROM ${this.kind.table} WHERE ${this.kind.owner} = $1`,
      [id],
    );
    const given = Buffer.from(this.hashOf(id, key));
    return timingSafeEqual(given, row ? Buffer.from(row.hash) : Buffer.alloc(given.length));
  }

  private hashOf(id: string, key: string): string {
    return this.secrets.pseudonym(this.kind.purpose, JSON.stringify([id, key]));
  }
}
