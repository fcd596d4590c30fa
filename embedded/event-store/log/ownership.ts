import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { CommittedState } from './committed-state.js';
import { ensureTable } from './event-table.js';

/** Keeps the one writing connection, and makes a new one, with all state read again, after it was lost. */
export class Ownership {
  private connection: OwnerConnection | undefined;
  private closed = false;

  /**
   * @param onTaken runs on each new connection before it is used
   * @param onLost called when the connection was lost and nobody meant it
   */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly state: CommittedState,
    private readonly onTaken: (client: pg.Client) => Promise<void>,
    private readonly onLost: () => void,
  ) {}

  get isHeld(): boolean {
    return this.connection !== undefined;
  }

  /** Throws as OwnerConnection.open does. */
  async client(): Promise<pg.Client> {
    this.connection ??= await this.take();
    return this.connection.client;
  }

  /** Drops the connection; the next one starts from the state in the database. */
  async giveBack(): Promise<void> {
    const connection = this.connection;
    this.connection = undefined;
    await connection?.close();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.giveBack();
  }

  private async take(): Promise<OwnerConnection> {
    const connection = await OwnerConnection.open(this.config);
    try {
      await ensureTable(connection.client);
      await this.state.reload(connection.client);
      await this.onTaken(connection.client);
    } catch (error) {
      await connection.close();
      throw error;
    }
    void connection.lost.then(() => {
      if (this.connection !== connection || this.closed) return;
      this.connection = undefined;
      this.onLost();
    });
    return connection;
  }
}

const LOCK = 7_355_608;
const TIMEOUT_MS = 6000;

const HOLDERS = `
  select pid, application_name as name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = 0 and objid = ${LOCK} and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`;

export class OwnedByAnotherError extends Error {
  constructor() {
    super(
      'Another event store process owns this database. Only one may write to it; stop the other one first.',
    );
  }
}

/** This process's name towards PostgreSQL, by which it recognizes its own earlier sessions. */
const APPLICATION_NAME = `event store ${randomUUID()}`;

/**
 * The one connection that writes. It holds a lock of the session, so while it is open nobody else writes; and a new one
 * only comes to be when the session before it, with all it was still doing, has ended.
 */
class OwnerConnection {
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;

  private constructor(readonly client: pg.Client) {
    this.lost = new Promise((resolve) => client.once('end', () => resolve()));
  }

  /** Throws OwnedByAnotherError when another process keeps the lock, and the database's errors when it is away. */
  static async open(config: pg.ClientConfig): Promise<OwnerConnection> {
    const client = new pg.Client({
      ...config,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: 4000,
    });
    client.on('error', () => undefined);
    const connection = new OwnerConnection(client);
    try {
      await client.connect();
      await takeLock(client);
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
    if (rows[0]?.taken) return;
    if (Date.now() > deadline) throw new OwnedByAnotherError();
    await endOwnEarlierSessions(client);
    await delay(50);
  }
}

async function endOwnEarlierSessions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; name: string }>(HOLDERS);
  for (const { pid, name } of rows) {
    if (name === APPLICATION_NAME) await client.query('select pg_terminate_backend($1)', [pid]);
  }
}
