import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyOf } from '../../scripts/testing/process-table.js';
import { StartedProduct } from '../../scripts/testing/started-product.js';
import { until } from '../../server-kit/testing/until.js';
import { administrator } from './administrator.js';
import { killHard } from './kill-hard.js';
import { freePort } from '../../server-kit/ports.js';

/** The parts of the product, by what their command line contains. */
const commandLines = {
  backend: 'backend/dist/main.js',
  projections: 'projections/dist/main.js',
  'event store': 'event-store/main.js',
  PostgreSQL: 'bin/postgres',
} as const;
export type PartName = keyof typeof commandLines;
export const partNames = Object.keys(commandLines) as PartName[];

export interface ProductOptions {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An installation of its own, with a data folder that goes with it. */
export class Product {
  private started: StartedProduct;
  private formerOutput = '';

  private constructor(
    private readonly port: number,
    private readonly eventStorePort: number,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.started = this.spawn();
  }

  /** @param dataDir an empty folder of the caller's, who removes it; otherwise one of its own */
  static async start({ dataDir, env = {} }: ProductOptions = {}): Promise<Product> {
    const [port, eventStorePort] = [await freePort(), await freePort()];
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bestellwerk-faults-')));
    const product = new Product(port, eventStorePort, folder, env);
    await product.started.announced();
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its output of all starts. */
  get output(): string {
    return this.formerOutput + this.started.output;
  }

  get hasEnded(): boolean {
    return this.started.hasEnded;
  }

  /** The operator's, if there is one; otherwise the embedded one. */
  get eventStoreUrl(): string {
    return process.env.EVENTSTORE_URL || `esdb://127.0.0.1:${this.eventStorePort}?tls=false`;
  }

  /** Resolves once every part works. */
  async ready(): Promise<void> {
    await until(() => this.started.isReady());
  }

  /** SIGKILL, as a failing machine would. */
  kill(part: PartName): void {
    if (!this.killIfThere(part)) throw new Error(`No process of ${part}`);
  }

  /** @returns false while the part is just being started again. */
  killIfThere(part: PartName): boolean {
    const own = this.started.family().filter(({ command }) => command.includes(commandLines[part]));
    for (const { pid } of own) killHard(pid);
    return own.length > 0;
  }

  /** Every process of a part at this moment: a server's own children, too. */
  pidsOf(part: PartName): number[] {
    const own = this.started.family().find(({ command }) => command.includes(commandLines[part]));
    return own ? familyOf(own.pid).map(({ pid }) => pid) : [];
  }

  /** Kills what keeps the parts alive, and starts everything on the same data again. */
  async killAndRestart(): Promise<void> {
    await this.started.kill('SIGKILL');
    this.formerOutput += this.started.output;
    this.started = this.spawn();
    await this.started.announced();
  }

  async stop(): Promise<void> {
    await this.started.kill('SIGTERM');
    // A server that was killed before may still be closing its files.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }

  private spawn(): StartedProduct {
    return new StartedProduct(this.port, this.dataDir, {
      ESDB_PORT: String(this.eventStorePort),
      THROTTLE: '0',
      ADMIN_EMAIL: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...this.env,
    });
  }
}
