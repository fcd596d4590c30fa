import type { Deadline } from '@bestellwerk/domain/deadlines/deadline';
import type { Logger } from 'pino';
import type { DeadlineOutcome, ProcessLog } from '../deadlines/host/process-log.js';
import type { Metrics } from './metrics.js';

/** Turns reports of the process host into metrics and log lines. */
export class ObservedProcesses implements ProcessLog {
  constructor(
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  carriedOut({ kind, stream, dueAt }: Deadline, outcome: DeadlineOutcome): void {
    this.metrics.deadlines.inc({ kind, outcome });
    this.logger.info({ kind, stream, dueAt, outcome }, 'A deadline was carried out');
  }

  failed({ kind, stream, dueAt }: Deadline, reason: string): void {
    this.metrics.deadlineFailures.inc({ kind });
    this.logger.error({ kind, stream, dueAt, reason }, 'A deadline could not be carried out');
  }

  waiting(reason: string): void {
    this.logger.warn({ reason }, 'The processes are waiting');
  }
}
