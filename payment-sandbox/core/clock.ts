import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from './state.js';

/** How long a step of a turned clock waits for deliveries that run, in real milliseconds. */
const GRACE_MS = 2_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

export interface ClockOptions {
  /** Where a clock begins that moves only by `advance`, in milliseconds since 1970; null: it runs. */
  readonly standsAt: number | null;
  readonly tasks: Task[];
  readonly perform: (task: Task) => void;
  /** Resolves when nothing runs that a task began. */
  readonly untilIdle: () => Promise<void>;
}

/** The sandbox's time, and what is to be done in it. It can be turned forward. */
export class SandboxClock {
  private offsetMs: number;
  private readonly alarms: Alarm[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: ClockOptions) {
    this.offsetMs = options.standsAt ?? 0;
    this.arm();
  }

  now(): number {
    return this.offsetMs + (this.options.standsAt === null ? Date.now() : 0);
  }

  schedule(task: Task): void {
    this.options.tasks.push(task);
    this.arm();
  }

  /** Rings once; not kept when the sandbox ends. The answer takes it back. */
  ringAfter(ms: number, ring: () => void): () => void {
    const alarm = { at: this.now() + ms, ring };
    this.alarms.push(alarm);
    this.arm();
    return () => removeFrom(this.alarms, alarm);
  }

  /** Turns the clock forward and does what becomes due on the way, each at its time. */
  async advance(ms: number): Promise<void> {
    const target = this.now() + ms;
    await this.settle();
    for (let next = this.nextUntil(target); next; next = this.nextUntil(target)) {
      this.offsetMs += Math.max(next.at - this.now(), 0);
      this.run(next);
      await this.settle();
    }
    this.offsetMs += Math.max(target - this.now(), 0);
    this.arm();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.alarms.length = 0;
  }

  /** What never ends, such as a receiver that hangs, needs the clock to go on. */
  private async settle(): Promise<void> {
    const given = new AbortController();
    const { signal } = given;
    await Promise.race([
      this.options.untilIdle(),
      delay(GRACE_MS, undefined, { signal }).catch(() => undefined),
    ]);
    given.abort();
  }

  private nextUntil(target: number): Task | Alarm | undefined {
    return [...this.alarms, ...this.options.tasks]
      .filter(({ at }) => at <= target)
      .sort((one, other) => one.at - other.at)[0];
  }

  private run(due: Task | Alarm): void {
    if ('ring' in due) {
      removeFrom(this.alarms, due);
      due.ring();
    } else {
      removeFrom(this.options.tasks, due);
      this.options.perform(due);
    }
  }

  /** A clock that runs wakes up for what is due next. */
  private arm(): void {
    if (this.options.standsAt !== null || this.isStopped) return;
    clearTimeout(this.timer);
    const next = this.nextUntil(Number.POSITIVE_INFINITY);
    if (!next) return;
    const wait = Math.min(Math.max(next.at - this.now(), 0), LONGEST_TIMER_MS);
    this.timer = setTimeout(() => {
      const due = this.nextUntil(this.now());
      if (due) this.run(due);
      this.arm();
    }, wait);
    this.timer.unref();
  }
}

function removeFrom<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
}
