import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 500;

/** Listens on a channel of PostgreSQL with a connection of its own, and connects again whenever it is lost. */
export class PgListener {
  private client: pg.Client | undefined;
  private isStopped = false;
  private running: Promise<void> | undefined;

  /** `onNotice` is also called after every connecting: something may have been missed. */
  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onNotice: () => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      await this.listen().catch(() => undefined);
      if (!this.isStopped) await sleep(RETRY_MS);
    }
  }

  /** Until the connection ends. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `bestellwerk-notices-${this.channel}`,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', this.onNotice);
    await client.connect();
    this.client = client;
    if (!this.isStopped) {
      await client.query(`LISTEN ${this.channel}`);
      this.onNotice();
      await ended;
    }
    await client.end().catch(() => undefined);
  }
}
