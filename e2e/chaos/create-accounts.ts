import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { administrator } from '../support/administrator.js';

/**
 * Accounts that do what the administrator may, with the same password, straight in the database: there is no page that
 * makes accounts yet.
 *
 * @returns their user names
 */
export async function createAccounts(dataDir: string, count: number): Promise<string[]> {
  const running = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as {
    DATABASE_URL: string;
  };
  const client = new Client({ connectionString: running.DATABASE_URL });
  await client.connect();
  try {
    const names = Array.from({ length: count }, (_, index) => `mitarbeiterin-${index + 1}`);
    for (const name of names) {
      await client.query(
        `INSERT INTO app.account (id, username, email, first_name, last_name, roles, branches, password_hash)
         SELECT $1, $2, $3, first_name, last_name, roles, branches, password_hash
         FROM app.account WHERE email = $4`,
        [randomUUID(), name, `${name}@example.org`, administrator.username],
      );
    }
    return names;
  } finally {
    await client.end();
  }
}
