import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionFailure, UnavailableError } from './database-errors.js';

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
