import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const labelNames = ['projection'] as const;

/** Figures for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly handled = new Counter({
    name: 'projection_events_handled_total',
    help: 'Events handled since the process started',
    labelNames,
    registers: [this.registry],
  });
  readonly batchSeconds = new Histogram({
    name: 'projection_batch_seconds',
    help: 'Time to handle a batch, for all projections that share it',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly lag = new Gauge({
    name: 'projection_lag',
    help: 'Position of the head of the log minus the handled position',
    labelNames,
    registers: [this.registry],
  });
  readonly parked = new Gauge({
    name: 'projection_parked_streams',
    help: 'Streams held back at an event that failed',
    labelNames,
    registers: [this.registry],
  });
  readonly deadlines = new Counter({
    name: 'deadlines_carried_out_total',
    help: 'Deadlines carried out: an event was written, there was nothing to do, or a rule refused',
    labelNames: ['kind', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly deadlineFailures = new Counter({
    name: 'deadline_failures_total',
    help: 'Attempts to carry out a deadline that failed',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });
  readonly deadlinesDue = new Gauge({
    name: 'deadlines_due',
    help: 'Deadlines whose time has come and that are not carried out yet',
    registers: [this.registry],
  });
  readonly oldestDeadline = new Gauge({
    name: 'deadline_oldest_due_seconds',
    help: 'How long the oldest of them has been due',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
