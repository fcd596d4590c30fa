import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/**
 * Creates the database that `url` names, if it is missing, and answers the url. The server's database `postgres` must
 * be reachable with the same user.
 */
export async function ensureDatabase(url: string): Promise<string> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = '/postgres';
  // The embedded server may be protected from writing; a missing database must come to be all the same.
  const options = '-c default_transaction_read_only=off';
  const client = new pg.Client({ connectionString: target.href, options });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
  } finally {
    await client.end();
  }
  return url;
}

function ignoreExisting(error: { code?: string }): void {
  if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
}
