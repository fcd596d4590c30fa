import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Under which Nest provides the logger. */
export const LOGGER = Symbol('logger');

/**
 * JSON lines on stdout. Passes on no headers, bodies or parameters of requests or statements, and nothing of an event but
 * its type and its place.
 */
export const createLogger = (part: string, level: string): Logger =>
  pino({
    level,
    base: { part, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers,
  });

/** A database error contains parameters and details; only the fields that name the cause are logged. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { name, stack } = error;
  const isOfDatabase = 'query' in error || 'severity' in error;
  const code = (error as { code?: unknown }).code;
  const frames = stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  return { name, code, frames, ...(isOfDatabase ? {} : { message: error.message }) };
}

export const serializers = { err: describeError };

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
    const err = message instanceof Error ? message : undefined;
    this.logger.error({ context: rest.at(-1), err }, err ? 'error' : String(message));
  }
}
