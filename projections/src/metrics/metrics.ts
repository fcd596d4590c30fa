import { ProcessMetrics } from '@bestellwerk/server-kit/metrics';

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
