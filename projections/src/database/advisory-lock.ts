import pg from 'pg';

const CONNECT_WITHIN_MS = 5_000;

/**
 * A lock that one process holds as long as its connection lives: PostgreSQL frees it when the process
 * dies. `lost` is aborted when the connection goes.
 */
export class AdvisoryLock {
  private readonly loss = new AbortController();

  private constructor(private readonly client: pg.Client) {
    client.on('error', () => this.loss.abort());
    client.on('end', () => this.loss.abort());
  }

  get lost(): AbortSignal {
    return this.loss.signal;
  }

  /** Null if another process holds the lock of this name. Throws if the database is away. */
  static async tryAcquire(databaseUrl: string, name: string): Promise<AdvisoryLock | null> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: `bestellwerk ${name}`,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    const lock = new AdvisoryLock(client);
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>(
        "SELECT pg_try_advisory_lock(hashtextextended('bestellwerk ' || $1, 0)) AS held",
        [name],
      );
      if (rows[0]?.held) return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
    await lock.release();
    return null;
  }

  async release(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
