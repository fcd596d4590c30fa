const MARK_EVERY_MS = 2_000;
const NONE = -1n;

/**
 * How far this node knows the log to be: its head at the start, and what was written since. Whatever read model is
 * behind a position that has been known for two to four seconds is stale.
 */
export class NewestPositions {
  private newest = NONE;
  private marks: readonly [older: bigint, newer: bigint] = [NONE, NONE];
  private markedAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.markedAt = now();
  }

  note(position: bigint): void {
    this.moveMarks();
    if (position > this.newest) this.newest = position;
  }

  /** What was there before is overdue at once. */
  noteStart(position: bigint): void {
    this.note(position);
    const [older, newer] = this.marks;
    this.marks = [position > older ? position : older, position > newer ? position : newer];
  }

  /** The log is another one by now. */
  forget(): void {
    this.newest = NONE;
    this.marks = [NONE, NONE];
  }

  /** What every read model should have handled by now. */
  get overdue(): bigint {
    this.moveMarks();
    return this.marks[0];
  }

  private moveMarks(): void {
    const passed = this.now() - this.markedAt;
    if (passed < MARK_EVERY_MS) return;
    this.marks = [passed < 2 * MARK_EVERY_MS ? this.marks[1] : this.newest, this.newest];
    this.markedAt += passed;
  }
}
