import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { DatabaseOptions } from '../platform/database/data-source.js';

/** Nobody waits for a count: the statements of others end after seconds, and a day of many hits takes longer. */
const STATEMENT_MS = 15 * 60_000;
const CONNECT_MS = 3_000;

/**
 * Runs the work in one transaction on a connection of its own, while no other backend counts. Closing the connection when
 * the signal comes breaks it off, and changes nothing.
 */
export async function countAlone<Result>(
  database: DataSource,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: (database.options as DatabaseOptions).url,
    application_name: 'bestellwerk-visits',
    ...{ connectionTimeoutMillis: CONNECT_MS, statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS },
  });
  // Whatever waits for an answer is rejected as well.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  const breakOff = () => void end();
  signal?.addEventListener('abort', breakOff);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query(`SET LOCAL work_mem = '64MB'`);
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('bestellwerk visit sums', 0))`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    signal?.removeEventListener('abort', breakOff);
    await end();
  }
}
