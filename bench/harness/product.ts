import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '@bestellwerk/embedded/postgres/ensure-database';
import { freePort } from '@bestellwerk/server-kit/ports';
import { StartedProduct } from '../../scripts/testing/started-product.js';
import { until } from '../../server-kit/testing/until.js';
import type { Surroundings } from '../scenario.js';

/** A person who may see and change everything. */
export const administrator = { username: 'admin', password: 'Nur-fuer-die-Messung-1' };

/** The whole product as `npm start` runs it, on an empty data folder. */
export class Product {
  private constructor(
    private readonly started: StartedProduct,
    readonly dataDir: string,
    /** From the start of its first process until it answers. */
    readonly startUpMs: number,
  ) {}

  static async start({ folder, atEnd }: Surroundings, dataDir = join(folder, 'product')): Promise<Product> {
    const before = performance.now();
    const started = new StartedProduct(await freePort(), dataDir, {
      THROTTLE: '0',
      ADMIN_PASSWORD: administrator.password,
    });
    atEnd(() => started.kill('SIGTERM'));
    await started.announced();
    await until(() => started.isReady());
    return new Product(started, dataDir, performance.now() - before);
  }

  get url(): string {
    return `http://127.0.0.1:${this.started.port}`;
  }

  get pid(): number {
    return this.started.pid;
  }

  /** Its output since its start. */
  get output(): string {
    return this.started.output;
  }

  get databaseUrl(): string {
    return this.servers.DATABASE_URL!;
  }

  get eventStoreUrl(): string {
    return this.servers.EVENTSTORE_URL!;
  }

  /** A database on the product's own PostgreSQL that the product knows nothing of. */
  database(name: string): Promise<string> {
    const url = new URL(this.databaseUrl);
    url.pathname = `/${name}`;
    return ensureDatabase(url.href);
  }

  /** The cookie of the administrator. */
  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(administrator),
    });
    if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}`);
    return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  }

  async stop(): Promise<void> {
    await this.started.kill('SIGTERM');
  }

  private get servers(): Record<string, string> {
    return JSON.parse(readFileSync(join(this.dataDir, 'running.json'), 'utf8')) as Record<string, string>;
  }
}
