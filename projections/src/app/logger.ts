import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export const LOGGER = Symbol('logger');

/** JSON lines on stdout. Nothing of an event but its type and its place is ever logged. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { part: 'projections', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  });

/** Nest's own lines in the same shape. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, String(message));
  }
}
