import { PartKeeper, type PartState } from './supervision/part-keeper.js';
import type { Addresses, Part } from './process/part-process.js';

export type { Addresses, Part } from './process/part-process.js';
export type { PartState } from './supervision/part-keeper.js';

export interface SupervisionOptions {
  /** Called with one line for people whenever something happens to a part. */
  readonly onProgress?: (line: string) => void;
  /** Called whenever the state of a part changes. */
  readonly onState?: (state: PartState) => void;
  /** A part that gives no sign of life for this long is ended and started again. Default 10 000. */
  readonly aliveWithinMs?: number;
  /** Everything is down after this time, by force if need be. Default 4500. */
  readonly stopWithinMs?: number;
  /** Aborting it stops everything, also while parts are still starting. */
  readonly signal?: AbortSignal;
}

export interface Supervision {
  readonly addresses: Addresses;
  /** The process of a part at this moment. Throws for a part that was never started. */
  pidOf(name: string): number;
  /** Stops all parts, the last started first. */
  stop(): Promise<void>;
}

/**
 * Starts the parts in order, each when the one before is ready, and keeps them alive for ever: a part that ends or hangs
 * is started again in place, with pauses that grow for this part alone; so is one that does not get ready at first.
 * Rejects (with everything stopped) when a part finds its settings wrong at first: WrongSettings.
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
  private readonly keepers = new Map<string, PartKeeper>();
  private stopping: Promise<void> | undefined;

  constructor(private readonly options: SupervisionOptions) {
    options.signal?.addEventListener('abort', () => void this.stop());
  }

  async start(part: Part): Promise<void> {
    if (this.stopping) throw new Error('stopped while starting');
    const keeper = new PartKeeper(part, this.addresses, {
      onProgress: (line) => this.progress(line),
      onState: (state) => this.options.onState?.(state),
      aliveWithinMs: this.options.aliveWithinMs ?? 10_000,
    });
    this.keepers.set(part.name, keeper);
    await keeper.start();
  }

  stop(): Promise<void> {
    return (this.stopping ??= this.stopAll());
  }

  pidOf(name: string): number {
    const pid = this.keepers.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  }

  private async stopAll(): Promise<void> {
    const parts = [...this.keepers].reverse();
    const deadline = performance.now() + (this.options.stopWithinMs ?? 4500);
    for (const [index, [name, keeper]] of parts.entries()) {
      const share = (deadline - performance.now()) / (parts.length - index);
      this.progress(`${name}: stopping`);
      await keeper.stop(Math.max(share, 200));
    }
  }

  private progress(line: string): void {
    this.options.onProgress?.(line);
  }
}
