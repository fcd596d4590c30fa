/** Somebody who reads does not move anything for a while; longer than that nobody is there. */
const QUIET = 30_000;

/** How long a page is looked at: while it is seen, and not longer than half a minute after the last sign of life. */
export class ActiveTime {
  private sum = 0;
  /** Null while the page is not seen. */
  private last: number | null;

  /** `now`: a clock in milliseconds. */
  constructor(private readonly now: () => number) {
    this.last = now();
  }

  /** A key, a touch, a movement. */
  sign(): void {
    if (this.last !== null) this.count();
  }

  hidden(): void {
    if (this.last !== null) this.count();
    this.last = null;
  }

  seen(): void {
    this.last ??= this.now();
  }

  /** Whole seconds since it was asked last. */
  take(): number {
    if (this.last !== null) this.count();
    const seconds = Math.floor(this.sum / 1_000);
    this.sum -= seconds * 1_000;
    return seconds;
  }

  private count(): void {
    const now = this.now();
    this.sum += Math.min(now - this.last!, QUIET);
    this.last = now;
  }
}
