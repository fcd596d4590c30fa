import { setTimeout as delay } from 'node:timers/promises';
import { type Addresses, type Part, type PartProcess, startPart } from './process/part-process.js';

export type { Addresses, Part } from './process/part-process.js';

export interface SupervisionOptions {
  /** Called with one line for people whenever something happens to a part. */
  readonly onProgress?: (line: string) => void;
  /** Restarts of one part within a minute before everything is given up. Default 5. */
  readonly restartsPerMinute?: number;
  /** Everything is down after this time, by force if need be. Default 4500. */
  readonly stopWithinMs?: number;
  /** Aborting it stops everything, also while parts are still starting. */
  readonly signal?: AbortSignal;
}

export interface Supervision {
  readonly addresses: Addresses;
  /** Resolves when a part could not be kept alive and everything has been stopped; never otherwise. */
  readonly givenUp: Promise<Error>;
  /** The process of a part at this moment. Throws for a part that was never started. */
  pidOf(name: string): number;
  /** Stops all parts, the last started first. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;

/**
 * Starts the parts in order, each when the one before is ready, and keeps them alive: a part that ends is started
 * again in place, with growing pauses. Rejects (with everything stopped) when a part does not become ready at first.
 */
export async function supervise(
  parts: readonly Part[],
  options: SupervisionOptions = {},
): Promise<Supervision> {
  const supervisor = new Supervisor(options);
  try {
    for (const part of parts) await supervisor.start(part);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return supervisor;
}

class Supervisor implements Supervision {
  readonly addresses: Record<string, string> = {};
  readonly givenUp: Promise<Error>;
  private readonly running = new Map<string, PartProcess>();
  private reportGivenUp!: (error: Error) => void;
  private stopping: Promise<void> | undefined;
  private readonly stopped = new AbortController();

  constructor(private readonly options: SupervisionOptions) {
    this.givenUp = new Promise((resolve) => (this.reportGivenUp = resolve));
    options.signal?.addEventListener('abort', () => void this.stop());
  }

  async start(part: Part): Promise<void> {
    if (this.stopping) throw new Error('stopped while starting');
    this.progress(`${part.name}: starting`);
    await this.launch(part);
    if (this.stopping) throw new Error('stopped while starting');
    this.progress(`${part.name}: ready`);
    void this.keepAlive(part);
  }

  stop(): Promise<void> {
    return (this.stopping ??= this.stopAll());
  }

  pidOf(name: string): number {
    const pid = this.running.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  }

  private async launch(part: Part): Promise<PartProcess> {
    const child = startPart(part, this.addresses);
    this.running.set(part.name, child);
    if (this.stopping) void child.stop(1000);
    this.addresses[part.name] = await child.ready;
    return child;
  }

  private async keepAlive(part: Part): Promise<void> {
    const restarts: number[] = [];
    for (;;) {
      const reason = await this.running.get(part.name)!.ended;
      if (this.stopping) return;
      const now = Date.now();
      while (restarts.length && restarts[0]! < now - MINUTE) restarts.shift();
      if (restarts.length >= (this.options.restartsPerMinute ?? 5))
        return this.giveUp(part, reason, restarts.length);
      restarts.push(now);
      this.progress(`${part.name}: ${reason}, restarting (${restarts.length} within a minute)`);
      await this.sleep(Math.min(100 * 2 ** (restarts.length - 1), 2000));
      if (this.stopping) return;
      await this.launch(part).then(
        () => this.progress(`${part.name}: ready again`),
        (error: Error) => this.afterFailedLaunch(part, error),
      );
    }
  }

  private async afterFailedLaunch(part: Part, error: Error): Promise<void> {
    if (this.stopping) return;
    this.progress(error.message);
    await this.running.get(part.name)!.stop(1000);
  }

  private async giveUp(part: Part, reason: string, restarts: number): Promise<void> {
    const error = new Error(
      `${part.name} ended again (${reason}) after ${restarts} restarts within a minute; stopping`,
    );
    this.progress(error.message);
    await this.stop();
    this.reportGivenUp(error);
  }

  private async stopAll(): Promise<void> {
    this.stopped.abort();
    const parts = [...this.running].reverse();
    const deadline = Date.now() + (this.options.stopWithinMs ?? 4500);
    for (const [index, [name, child]] of parts.entries()) {
      const share = (deadline - Date.now()) / (parts.length - index);
      this.progress(`${name}: stopping`);
      await child.stop(Math.max(share, 200));
    }
  }

  private sleep(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.stopped.signal }).catch(() => undefined);
  }

  private progress(line: string): void {
    this.options.onProgress?.(line);
  }
}
