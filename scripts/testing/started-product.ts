import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { familyOf } from './process-table.js';
import { until } from '../../server-kit/testing/until.js';

export const administrator = { ADMIN_EMAIL: 'chefin@gasthaus.test', ADMIN_PASSWORD: 'ein-langes-Kennwort-1' };

/** What `npm start` starts once pages are built, as a process of its own and without demo data. */
export class StartedProduct {
  output = '';
  private readonly child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(
    readonly port: number,
    dataDir: string,
    env: Record<string, string> = {},
  ) {
    this.child = spawn(process.execPath, ['scripts/part.mjs', 'ops/dist/supervisor/main.js'], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: dataDir, DEMO: 'shop', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.ended = once(this.child, 'exit').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.child.pid!;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves when it has announced its addresses; fails with its output when it ends before. */
  async announced(): Promise<void> {
    await this.until(() => {
      if (this.hasEnded) throw new Error('It has ended');
      return this.output.includes('Bestellwerk is ready');
    });
  }

  /** Asks again until the answer is something; fails with the product's output. */
  async until<T>(ask: Parameters<typeof until<T>>[0]): Promise<T> {
    try {
      return await until(ask);
    } catch (error) {
      const processes = this.family().map(({ pid, command }) => `${pid} ${command}`);
      throw new Error([(error as Error).message, ...processes, this.output].join('\n'), { cause: error });
    }
  }

  async isReady(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(5_000);
      return (await fetch(`http://127.0.0.1:${this.port}/health/ready`, { signal })).ok;
    } catch {
      return false;
    }
  }

  /** The answer to the administrator's name and password. */
  signIn(): Promise<Response> {
    const { ADMIN_EMAIL: username, ADMIN_PASSWORD: password } = administrator;
    return fetch(`http://127.0.0.1:${this.port}/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
      signal: AbortSignal.timeout(20_000),
    });
  }

  family(): ReturnType<typeof familyOf> {
    return familyOf(this.pid);
  }

  /** The process number of a part, by a piece of its command line. */
  part(command: string): number | undefined {
    return this.family().find((each) => each.command.includes(command))?.pid;
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
