/**
 * How long a part has given no sign of life, counted only while this process itself was awake: a machine that was
 * suspended, a supervisor that was stopped and a clock that jumps count as one tick.
 */
export class HeartbeatAge {
  private ageMs = 0;
  private lastTick: number | undefined;

  /** @param longestTickMs what one tick counts at most */
  constructor(private readonly longestTickMs: number) {}

  beat(): void {
    this.ageMs = 0;
  }

  /** @param now of a monotonic clock. Answers the milliseconds since the last heartbeat. */
  tick(now: number): number {
    const passed = now - (this.lastTick ?? now);
    this.lastTick = now;
    this.ageMs += Math.min(Math.max(passed, 0), this.longestTickMs);
    return this.ageMs;
  }
}
