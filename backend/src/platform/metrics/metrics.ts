import { ProcessMetrics } from '@bestellwerk/server-kit/metrics';
import { Injectable } from '@nestjs/common';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Everything this process counts and measures. */
@Injectable()
export class Metrics extends ProcessMetrics {
  readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Time to answer, by method, pattern of the route and status',
    SECONDS,
    ['method', 'route', 'status'],
  );

  readonly commands = this.histogram(
    'command_duration_seconds',
    'Time to carry out a command, by its name and outcome',
    SECONDS,
    ['command', 'outcome'],
  );

  readonly sockets = this.gauge('live_sockets', 'Sockets that are connected now');

  readonly lag = this.gauge('projection_lag', 'Position of the log minus position handled, by read model', [
    'projection',
  ]);

  readonly parked = this.gauge(
    'projection_parked_streams',
    'Streams held back at an event that failed, by read model',
    ['projection'],
  );

  readonly appends = this.histogram(
    'log_append_duration_seconds',
    'Time until the log has answered an append, with all its attempts, by outcome',
    SECONDS,
    ['outcome'],
  );
}
