import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';

/** One time for the product and its providers, which a trial turns forward. */
export class TurnedClock {
  private aheadMs = 0;

  private constructor(
    private readonly folder: string,
    private readonly sandbox: PaymentSandbox,
  ) {}

  static async start(sandbox: PaymentSandbox): Promise<TurnedClock> {
    const clock = new TurnedClock(await mkdtemp(join(tmpdir(), 'bestellwerk-clock-')), sandbox);
    await clock.write();
    return clock;
  }

  /** What the parts of the product are started with. */
  get environment(): Record<string, string> {
    return { NODE_ENV: 'test', TEST_CLOCK_FILE: this.file };
  }

  get now(): number {
    return Date.now() + this.aheadMs;
  }

  get aheadHours(): number {
    return this.aheadMs / 3_600_000;
  }

  async turn(ms: number): Promise<void> {
    this.aheadMs += ms;
    await this.write();
    await this.sandbox.advance(ms);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'ahead');
  }

  /** As a whole: nobody may read half a number. */
  private async write(): Promise<void> {
    await writeFile(`${this.file}.new`, String(this.aheadMs));
    await rename(`${this.file}.new`, this.file);
  }
}
