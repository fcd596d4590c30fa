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

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
