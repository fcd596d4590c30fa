import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** Growing pauses with jitter between attempts. */
export class Backoff {
  private pauseMs = FIRST_PAUSE_MS;

  /** Resolves after the next pause, or at once when the signal ends. */
  async wait(signal?: AbortSignal): Promise<void> {
    const pause = this.nextMs();
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }

  /** How long the next `wait` may take, in milliseconds. */
  get upToMs(): number {
    return this.pauseMs;
  }

  reset(): void {
    this.pauseMs = FIRST_PAUSE_MS;
  }

  private nextMs(): number {
    const pause = this.pauseMs * (0.5 + Math.random() / 2);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    return pause;
  }
}
