import type { LogEvent } from '@bestellwerk/event-log/log-event';
import type { Target } from './target.js';

/** Reports of the runner for metrics and log lines. No personal data. */
export interface RunnerLog {
  /** A batch has been handled by these targets, in so many seconds. */
  handled(targets: readonly Target[], events: number, seconds: number): void;
  parked(projection: string, entry: LogEvent, reason: string): void;
  released(projection: string, stream: string): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
}
