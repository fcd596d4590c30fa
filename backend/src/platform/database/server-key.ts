import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/**
 * The installation's secret, for hashes of orders, fingerprints and cookie signatures.
 * Created once; a second process reads what the first one wrote.
 */
export async function serverKey(dataSource: DataSource, override: string | null): Promise<Buffer> {
  if (override) return Buffer.from(override, 'utf8');
  await dataSource.query(
    `INSERT INTO app.secret (name, value) VALUES ('server-key', $1) ON CONFLICT (name) DO NOTHING`,
    [randomBytes(32)],
  );
  const rows: { value: Buffer }[] = await dataSource.query(
    `SELECT value FROM app.secret WHERE name = 'server-key'`,
  );
  const row = rows[0];
  if (!row) throw new Error('The server key could not be stored.');
  return row.value;
}
