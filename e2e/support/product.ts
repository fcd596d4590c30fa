import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartedProduct } from '../../scripts/testing/started-product.js';
import { until } from '../../scripts/testing/until.js';
import { administrator } from './administrator.js';
import { freePort } from '../../embedded/postgres/free-port.js';

/** The parts of the product, by what their command line contains. */
const commandLines = {
  backend: 'backend/dist/main.js',
  projections: 'projections/dist/main.js',
  'event store': 'event-store/main.js',
  PostgreSQL: 'bin/postgres',
} as const;
export type PartName = keyof typeof commandLines;
export const partNames = Object.keys(commandLines) as PartName[];

/** An installation of its own, with a data folder that goes with it. */
export class Product {
  private constructor(
    private readonly started: StartedProduct,
    private readonly eventStorePort: number,
    private readonly dataDir: string,
  ) {}

  static async start(): Promise<Product> {
    const [port, eventStorePort] = [await freePort(), await freePort()];
    const dataDir = await mkdtemp(join(tmpdir(), 'bestellwerk-faults-'));
    const started = new StartedProduct(port, dataDir, {
      ESDB_PORT: String(eventStorePort),
      THROTTLE: '0',
      ADMIN_EMAIL: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    });
    await started.announced();
    return new Product(started, eventStorePort, dataDir);
  }

  get url(): string {
    return `http://127.0.0.1:${this.started.port}`;
  }

  get eventStoreUrl(): string {
    return `esdb://127.0.0.1:${this.eventStorePort}?tls=false`;
  }

  /** Resolves once every part works. */
  async ready(): Promise<void> {
    await until(() => this.started.isReady());
  }

  /** SIGKILL, as a failing machine would. */
  kill(part: PartName): void {
    const own = this.started.family().filter(({ command }) => command.includes(commandLines[part]));
    if (own.length === 0) throw new Error(`No process of ${part}`);
    for (const { pid } of own) process.kill(pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.started.kill('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
