import type { LogEvent } from '@bestellwerk/event-log/log-event';
import type { Logger } from 'pino';
import type { RunnerLog } from '../engine/runner/runner-log.js';
import type { Target } from '../engine/runner/target.js';
import type { Metrics } from './metrics.js';

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
