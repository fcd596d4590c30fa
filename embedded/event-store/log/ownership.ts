import type pg from 'pg';
import type { CommittedState } from './committed-state.js';
import { OwnerConnection } from './owner-connection.js';
import { ensureTable } from './schema.js';

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
