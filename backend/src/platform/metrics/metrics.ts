import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Everything this process counts and measures. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly commands = new Histogram({
    name: 'command_duration_seconds',
    help: 'Time to carry out a command, by its name and outcome',
    labelNames: ['command', 'outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly sockets = new Gauge({
    name: 'live_sockets',
    help: 'Sockets that are connected now',
    registers: [this.registry],
  });

  readonly lag = new Gauge({
    name: 'projection_lag',
    help: 'Position of the log minus position handled, by read model',
    labelNames: ['projection'] as const,
    registers: [this.registry],
  });

  readonly parked = new Gauge({
    name: 'projection_parked_streams',
    help: 'Streams held back at an event that failed, by read model',
    labelNames: ['projection'] as const,
    registers: [this.registry],
  });

  readonly appends = new Histogram({
    name: 'log_append_duration_seconds',
    help: 'Time until the log has answered an append, with all its attempts, by outcome',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
