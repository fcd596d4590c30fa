import type { Deadline } from '@bestellwerk/domain/deadlines/deadline';

export type DeadlineOutcome = 'written' | 'nothing' | 'refused';

/** Reports of the process host for metrics and log lines. No personal data. */
export interface ProcessLog {
  carriedOut(deadline: Deadline, outcome: DeadlineOutcome): void;
  failed(deadline: Deadline, reason: string): void;
  /** The database or the log is away. */
  waiting(reason: string): void;
}
