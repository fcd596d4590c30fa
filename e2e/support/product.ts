import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { administrator } from './administrator.js';
import { freePort } from './free-port.js';
import { until } from './until.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of the product, by what their command line contains. */
const commandLines = {
  backend: 'backend/dist/main.js',
  projections: 'projections/dist/main.js',
  'event store': 'event-store/main.js',
  PostgreSQL: 'bin/postgres',
} as const;
export type PartName = keyof typeof commandLines;
export const partNames = Object.keys(commandLines) as PartName[];

/** An installation of its own, started with the one command, with a data folder that goes with it. */
export class Product {
  private constructor(
    readonly url: string,
    readonly eventStoreUrl: string,
    private readonly supervisor: ChildProcess,
    private readonly dataDir: string,
  ) {}

  static async start(): Promise<Product> {
    const [port, eventStorePort] = [await freePort(), await freePort()];
    const dataDir = await mkdtemp(join(tmpdir(), 'bestellwerk-faults-'));
    const supervisor = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        ESDB_PORT: String(eventStorePort),
        DATA_DIR: dataDir,
        DEMO: '0',
        THROTTLE: '0',
        ADMIN_EMAIL: administrator.username,
        ADMIN_PASSWORD: administrator.password,
      },
    });
    const product = new Product(
      `http://127.0.0.1:${port}`,
      `esdb://127.0.0.1:${eventStorePort}?tls=false`,
      supervisor,
      dataDir,
    );
    await product.ready(120_000);
    return product;
  }

  /** Resolves once every part works again. */
  async ready(timeoutMs = 60_000): Promise<void> {
    await until(async () => (await fetch(`${this.url}/health/ready`)).ok, timeoutMs, 'the product is ready');
  }

  /** SIGKILL, as a failing machine would. */
  kill(part: PartName): void {
    for (const id of this.processes(part)) process.kill(id, 'SIGKILL');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.supervisor.once('exit', resolve));
    this.supervisor.kill('SIGTERM');
    await ended;
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private processes(part: PartName): number[] {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args=', '-ww'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)!)
      .map(([, id, parent, command]) => ({ id: Number(id), parent: Number(parent), command: command! }));
    const ours = new Set([this.supervisor.pid!]);
    for (let grown = true; grown;) {
      const children = rows.filter((row) => ours.has(row.parent) && !ours.has(row.id));
      for (const child of children) ours.add(child.id);
      grown = children.length > 0;
    }
    const mine = rows.filter((row) => ours.has(row.id) && row.command.includes(commandLines[part]));
    if (mine.length === 0) throw new Error(`No process of ${part}`);
    return mine.map((row) => row.id);
  }
}
