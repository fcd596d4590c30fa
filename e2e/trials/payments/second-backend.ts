import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../server-kit/ports.js';
import { until } from '../../../server-kit/testing/until.js';

/** Another backend beside the product's own, which is started again whenever it ends. */
export class SecondBackend {
  private child: ChildProcess | null = null;
  private isStopping = false;

  private constructor(
    private readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** `publicUrl` is the product's: guests and providers know one address, whichever backend answers. */
  static async start(
    dataDir: string,
    publicUrl: string,
    env: Readonly<Record<string, string>>,
  ): Promise<SecondBackend> {
    const backend = new SecondBackend(await freePort(), {
      ...env,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
    });
    void backend.keep();
    await backend.ready();
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  async ready(): Promise<void> {
    await until(async () => (await fetch(`${this.url}/health/ready`).catch(() => null))?.ok);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  private async keep(): Promise<void> {
    while (!this.isStopping) {
      const args = ['scripts/part.mjs', '--beside', 'backend/dist/main.js'];
      const env = { ...process.env, NODE_OPTIONS: '', ...this.env, PORT: String(this.port) };
      this.child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
      await once(this.child, 'exit');
    }
  }
}
