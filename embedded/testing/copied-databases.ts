import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Urls of two databases on one PostgreSQL. */
export interface Databases {
  readonly views: string;
  readonly log: string;
}

/**
 * Copies of two databases that `fill` has filled. It runs once for all that ask for this name; nobody may be connected
 * to its databases any more when it is over.
 */
export async function copiedDatabases(
  postgresUrl: string,
  name: string,
  fill: (databases: Databases) => Promise<void>,
): Promise<Databases> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const create = async (template = 'template1'): Promise<string> => {
    const url = new URL(postgresUrl);
    url.pathname = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template}`);
    return url.href;
  };
  const fillOnce = async (): Promise<void> => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [`${name}_views`]);
    if (rowCount) return;
    const filled = { log: await create(), views: await create() };
    await fill(filled);
    for (const kind of ['log', 'views'] as const) {
      await client.query(
        `ALTER DATABASE ${new URL(filled[kind]).pathname.slice(1)} RENAME TO ${name}_${kind}`,
      );
    }
  };
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    await fillOnce();
    return { log: await create(`${name}_log`), views: await create(`${name}_views`) };
  } finally {
    await client.end();
  }
}
