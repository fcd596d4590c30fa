import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 100;
const WITHIN_MS = 10_000;

/** Asks for a path again and again, and keeps what was answered and when. */
export class PageWatch {
  readonly counts: Record<string, number> = {};
  slowestMs = 0;
  /** The newest body that was not 200. */
  lastRefusal = '';
  private readonly changes: { readonly outcome: string; readonly at: number }[] = [];
  private readonly stopped = new AbortController();
  private readonly watching: Promise<void>;
  private counted: Record<string, number> = {};

  constructor(private readonly url: string) {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.watching;
  }

  /** Outcomes since this was called last. */
  since(): string {
    const before = this.counted;
    this.counted = { ...this.counts };
    const new_ = Object.entries(this.counts).map(
      ([key, count]) => [key, count - (before[key] ?? 0)] as const,
    );
    return countsText(Object.fromEntries(new_.filter(([, count]) => count > 0)));
  }

  /** Milliseconds of each time in which it was not 200, one after the other. */
  get awayMs(): number[] {
    return this.changes.flatMap(({ outcome, at }, index) => {
      const next = this.changes[index + 1];
      return outcome === '200' || !next ? [] : [next.at - at];
    });
  }

  private async watch(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const begun = performance.now();
      const outcome = await this.ask();
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
      this.counts[outcome] = (this.counts[outcome] ?? 0) + 1;
      const isOk = outcome === '200';
      const last = this.changes.at(-1);
      if (!last || (last.outcome === '200') !== isOk) this.changes.push({ outcome, at: begun });
      await delay(EVERY_MS, undefined, { signal: this.stopped.signal }).catch(() => undefined);
    }
  }

  private async ask(): Promise<string> {
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(WITHIN_MS) });
      const body = await response.text();
      if (!response.ok) this.lastRefusal = body;
      return String(response.status);
    } catch (error) {
      const { cause, name } = error as { cause?: { code?: string }; name: string };
      return cause?.code ?? name;
    }
  }
}

export const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ') || 'none';
