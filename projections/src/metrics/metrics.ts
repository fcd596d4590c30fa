import { ProcessMetrics } from '@bestellwerk/server-kit/metrics';
import type { LogEvent } from '@bestellwerk/event-log/log-event';
import type { Logger } from 'pino';
import type { Deadline } from '@bestellwerk/domain/deadlines/deadlines';
import type { RunnerLog, Target } from '../engine/runner/target.js';
import type { DeadlineOutcome, ProcessLog } from '../deadlines/host/process-host.js';

const labelNames = ['projection'] as const;

/** Figures for Prometheus. */
export class Metrics extends ProcessMetrics {
  readonly handled = this.counter(
    'projection_events_handled_total',
    'Events handled since the process started',
    labelNames,
  );
  readonly batchSeconds = this.histogram(
    'projection_batch_seconds',
    'Time to handle a batch, for all projections that share it',
    [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  );
  readonly lag = this.gauge(
    'projection_lag',
    'Position of the head of the log minus the handled position',
    labelNames,
  );
  readonly parked = this.gauge(
    'projection_parked_streams',
    'Streams held back at an event that failed',
    labelNames,
  );
  readonly deadlines = this.counter(
    'deadlines_carried_out_total',
    'Deadlines carried out: an event was written, there was nothing to do, or a rule refused',
    ['kind', 'outcome'],
  );
  readonly deadlineFailures = this.counter(
    'deadline_failures_total',
    'Attempts to carry out a deadline that failed',
    ['kind'],
  );
  readonly deadlinesDue = this.gauge(
    'deadlines_due',
    'Deadlines whose time has come and that are not carried out yet',
  );
  readonly oldestDeadline = this.gauge(
    'deadline_oldest_due_seconds',
    'How long the oldest of them has been due',
  );
}

/** Turns reports of the runner into metrics and log lines. */
export class ObservedRunner implements RunnerLog {
  constructor(
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  handled(targets: readonly Target[], events: number, seconds: number): void {
    for (const { name } of targets) this.metrics.handled.inc({ projection: name }, events);
    if (events > 0) this.metrics.batchSeconds.observe(seconds);
  }

  parked(projection: string, { stream, type, revision, position }: LogEvent, reason: string): void {
    this.logger.error({ projection, stream, type, revision, position, reason }, 'A stream is parked');
  }

  released(projection: string, stream: string): void {
    this.logger.info({ projection, stream }, 'A parked stream is mended');
  }

  info(message: string, facts?: object): void {
    this.logger.info(facts ?? {}, message);
  }

  warn(message: string, facts?: object): void {
    this.logger.warn(facts ?? {}, message);
  }
}

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
