import type { Clock } from '../deadlines/host/process-host.js';

/** A clock that goes as fast as a test turns it. */
export class FakeClock implements Clock {
  constructor(private instant: string) {}

  readonly now = (): Date => new Date(this.instant);

  turnTo(instant: string): void {
    this.instant = instant;
  }
}
