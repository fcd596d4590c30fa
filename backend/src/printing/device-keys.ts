import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Secrets } from '../platform/secrets.js';

/** API keys of printers that fetch their jobs; at most one per device, stored as a hash only. */
@Injectable()
export class DeviceKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Creates a key of 192 bits, which replaces the previous one. Short enough for a printer's address field. */
  async issue(device: string, by: string): Promise<string> {
    const key = randomBytes(24).toString('base64url');
    await this.dataSource.query(
      `INSERT INTO app.device_key (device, key_hash, created_by) VALUES ($1, $2, $3)
       ON CONFLICT (device) DO UPDATE
       SET key_hash = excluded.key_hash, created_by = excluded.created_by, created_at = now()`,
      [device, this.hashOf(device, key), by],
    );
    return key;
  }

  async revoke(device: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.device_key WHERE device = $1', [device]);
  }

  async isKey(device: string, key: string): Promise<boolean> {
    const [row]: { hash: string }[] = await this.dataSource.query(
      'SELECT key_hash AS hash FROM app.device_key WHERE device = $1',
      [device],
    );
    const given = Buffer.from(this.hashOf(device, key));
    return timingSafeEqual(given, row ? Buffer.from(row.hash) : Buffer.alloc(given.length));
  }

  private hashOf(device: string, key: string): string {
    return this.secrets.pseudonym('device key', JSON.stringify([device, key]));
  }
}
