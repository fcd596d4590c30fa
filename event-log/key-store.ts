import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { LogUnavailable } from './errors.js';
import { BatchLoader } from './queues.js';

/** Stores the keys of personal data, apart from the log. A subject is an order or a person. */
export interface KeyStore {
  /**
   * The key (32 bytes) of every subject, created if missing. A subject that was erased gets
   * no key again and is missing in the answer. Two callers at once receive the same key.
   */
  create(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** The keys there are. */
  find(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** Destroys a key for good: everything encrypted with it reads as null from now on. */
  erase(subject: string): Promise<void>;
}

const KEY_BYTES = 32;
const SCHEMA_LOCK = 7_316_041_201;
const MAX_KEYS = 20_000;
/** A key that another node erased is forgotten here after this time at the latest. */
const MAX_AGE_MS = 60_000;

/** The keys used lately, in front of a key store. Throws LogUnavailable while the store is away. */
export class KeyRing implements KeyStore {
  private readonly keys = new LRUCache<string, Buffer>({ max: MAX_KEYS, ttl: MAX_AGE_MS });

  private readonly created: BatchLoader<Map<string, Buffer>>;

  constructor(private readonly store: KeyStore) {
    this.created = new BatchLoader((missing) => store.create(missing));
  }

  create(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.collect(subjects, async (missing) => chosen(await this.created.of(missing), missing));
  }

  find(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.collect(subjects, (missing) => this.store.find(missing));
  }

  async erase(subject: string): Promise<void> {
    await this.store.erase(subject);
    this.keys.delete(subject);
  }

  /** Another node may have erased it. */
  forget(subject: string): void {
    this.keys.delete(subject);
  }

  private async collect(
    subjects: readonly string[],
    load: (missing: readonly string[]) => Promise<Map<string, Buffer>>,
  ): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    const missing = new Set<string>();
    for (const subject of subjects) {
      const key = this.keys.get(subject);
      if (key) found.set(subject, key);
      else missing.add(subject);
    }
    if (missing.size === 0) return found;
    for (const [subject, key] of await load([...missing]).catch(unavailable)) {
      this.keys.set(subject, key);
      found.set(subject, key);
    }
    return found;
  }
}

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

function chosen(keys: ReadonlyMap<string, Buffer>, subjects: readonly string[]): Map<string, Buffer> {
  return new Map(
    subjects.flatMap((subject) => {
      const key = keys.get(subject);
      return key ? [[subject, key] as const] : [];
    }),
  );
}

function unavailable(error: unknown): never {
  throw new LogUnavailable(error);
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
