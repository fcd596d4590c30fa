/**
 * How long a part has given no sign of life, counted only while this process itself was awake: a machine that was
 * suspended, a supervisor that was stopped and a clock that jumps count as one tick.
 */
export class Silence {
  private silentMs = 0;
  private lastTick: number | undefined;

  /** @param longestTickMs what one tick counts at most */
  constructor(private readonly longestTickMs: number) {}

  sign(): void {
    this.silentMs = 0;
  }

  /** @param now of a monotonic clock. Answers the milliseconds of silence. */
  tick(now: number): number {
    const passed = now - (this.lastTick ?? now);
    this.lastTick = now;
    this.silentMs += Math.min(Math.max(passed, 0), this.longestTickMs);
    return this.silentMs;
  }
}
