import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { KeyStore } from './key-store.js';

const KEY_BYTES = 32;
const SCHEMA_LOCK = 7_316_041_201;

interface KeyRow {
  readonly subject: string;
  readonly key: Buffer;
}

/** Keys in the table `app.subject_key`. An erased subject keeps its row without a key, for ever. */
export class PostgresKeyStore implements KeyStore {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly ownsPool: boolean,
  ) {}

  /** Makes the table if it is missing. Given a URL it has a small pool of its own; see `dispose`. */
  static async open(database: string | pg.Pool): Promise<PostgresKeyStore> {
    const pool = typeof database === 'string' ? newPool(database) : database;
    const store = new PostgresKeyStore(pool, pool !== database);
    await store.prepare();
    return store;
  }

  async create(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    // One order for all: two statements that insert the same subjects cannot wait for each other.
    const names = [...new Set(subjects)].sort();
    const { rows } = await this.pool.query<KeyRow>({
      name: 'create keys',
      text: `INSERT INTO app.subject_key (subject, key)
             SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT (subject) DO NOTHING
             RETURNING subject, key`,
      values: [names, names.map(() => randomBytes(KEY_BYTES))],
    });
    const keys = new Map(rows.map(({ subject, key }) => [subject, key]));
    if (keys.size === names.length) return keys;
    const earlier = await this.find(names.filter((name) => !keys.has(name)));
    return new Map([...keys, ...earlier]);
  }

  async find(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const { rows } = await this.pool.query<KeyRow>(
      'SELECT subject, key FROM app.subject_key WHERE subject = ANY ($1::text[]) AND key IS NOT NULL',
      [subjects],
    );
    return new Map(rows.map((row) => [row.subject, row.key]));
  }

  async erase(subject: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO app.subject_key (subject, key, erased_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET key = NULL, erased_at = now()
       WHERE app.subject_key.key IS NOT NULL`,
      [subject],
    );
  }

  /** Closes the pool if it is the store's own. */
  async dispose(): Promise<void> {
    if (this.ownsPool) await this.pool.end();
  }

  private async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query('CREATE SCHEMA IF NOT EXISTS app');
      await client.query(
        `CREATE TABLE IF NOT EXISTS app.subject_key (
           subject text PRIMARY KEY,
           key bytea,
           created_at timestamptz NOT NULL DEFAULT now(),
           erased_at timestamptz)`,
      );
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  // An idle connection that the server closes is replaced by the next query.
  pool.on('error', () => undefined);
  return pool;
}
