import { status } from '@grpc/grpc-js';
import { setTimeout as delay } from 'node:timers/promises';
import { LogUnavailable } from './errors.js';

export interface AppendTrouble {
  /** When the first append began that did not get through. */
  readonly since: Date;
  /** Of the last append that did not get through; see `describeLogFailure`. */
  readonly error: unknown;
}

const PAUSE_MS = 1_000;
/** They concern every append, not just this one. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  status.PERMISSION_DENIED,
  status.UNAUTHENTICATED,
  status.UNIMPLEMENTED,
]);

/**
 * Knows whether appends get through. After one that did not, it tries one of its own every second until that succeeds:
 * where nobody appends because nothing can be appended, nothing else would show that it is over.
 */
export class AppendWatch {
  private current: AppendTrouble | null = null;
  private isTrying = false;

  constructor(
    private readonly tryOnce: (since: Date) => Promise<unknown>,
    private readonly signal: AbortSignal,
  ) {}

  /** Null while appends get through, and as long as none was tried. */
  get trouble(): AppendTrouble | null {
    return this.current;
  }

  async over<Answer>(append: () => Promise<Answer>): Promise<Answer> {
    const since = new Date();
    try {
      const answer = await append();
      this.current = null;
      return answer;
    } catch (error) {
      if (concernsAll(error)) this.note(since, error);
      throw error;
    }
  }

  private note(since: Date, error: unknown): void {
    this.current = { since: this.current?.since ?? since, error };
    if (!this.isTrying) void this.tryUntilOver();
  }

  private async tryUntilOver(): Promise<void> {
    this.isTrying = true;
    while (this.current && !this.signal.aborted) {
      await delay(PAUSE_MS, undefined, { signal: this.signal, ref: false }).catch(() => undefined);
      const { since } = this.current ?? {};
      if (!since || this.signal.aborted) break;
      await this.tryOnce(since).then(
        () => (this.current = null),
        () => undefined,
      );
    }
    this.isTrying = false;
  }
}

function concernsAll(error: unknown): boolean {
  return error instanceof LogUnavailable || REFUSALS.has((error as { code?: unknown }).code);
}
