import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const TIMEOUT_MS = 8000;

/** Connections for reading. While the database is away, queries are tried again for some seconds. */
export class ReadPool {
  private readonly pool: pg.Pool;
  private closed = false;

  constructor(config: pg.ClientConfig) {
    this.pool = new pg.Pool({ ...config, max: 8, connectionTimeoutMillis: 4000 });
    this.pool.on('error', () => undefined);
  }

  /** Runs a prepared statement, known by `name`. Rows come as arrays. Throws UnavailableError. */
  async rows<Row extends unknown[]>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return (await this.pool.query<Row>({ name, text, values, rowMode: 'array' })).rows;
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
        if (this.closed || Date.now() > deadline) throw new UnavailableError('The database is away.');
        await delay(50);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }
}

/** The database is away and did not come back in time. Nothing is known to be wrong with the request. */
export class UnavailableError extends Error {}

const READ_ONLY_TRANSACTION = '25006';
const PASSING = /^(08|57P0|53300)/;

/** Whether trying again later may help: the database is away, starting, stopping or crowded. */
export function isPassing(error: unknown): boolean {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined || PASSING.test(code ?? '');
}

/** Whether PostgreSQL takes nothing at all for now, as on a full disk: nothing was stored, and the connection is well. */
export const isReadOnly = (error: unknown): boolean =>
  (error as { code?: string }).code === READ_ONLY_TRANSACTION;

/**
 * Whether the connection, not the statement, failed: then it is unknown whether the statement was carried out. All
 * else is PostgreSQL's own word that the statement was refused and nothing of it was stored.
 */
export function isConnectionFailure(error: unknown): boolean {
  const { code, severity } = error as { code?: string; severity?: string };
  return severity === undefined || severity === 'FATAL' || severity === 'PANIC' || PASSING.test(code ?? '');
}
