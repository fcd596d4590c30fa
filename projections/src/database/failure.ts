import type { LogEvent } from '@bestellwerk/event-log/log-event';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { QueryFailedError } from 'typeorm';

/** Data exception, integrity violation, program limit exceeded: the statement's values are to blame. */
const VALUE_CLASSES = ['22', '23', '54'];

/**
 * Whether an event is to blame for a failure. A database that is away, restarting, short of resources
 * or without the tables it should have is not an event's fault: the same batch is then tried again.
 */
export function isEventsFault(error: unknown): boolean {
  if (error instanceof QueryFailedError) {
    const code: unknown = (error.driverError as { code?: unknown }).code;
    return typeof code === 'string' && VALUE_CLASSES.includes(code.slice(0, 2));
  }
  return error instanceof ProjectionFailure;
}

/** A projection threw at an event. */
export class ProjectionFailure extends Error {
  override readonly name = 'ProjectionFailure';

  constructor(projection: string, type: string, cause: unknown) {
    super(`${projection} failed at ${type}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** An event that can neither be applied nor parked: it blocks the runner until it is fixed. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';

  constructor(
    projection: string,
    readonly event: Pick<LogEvent, 'stream' | 'revision' | 'type'>,
    readonly reason: string,
  ) {
    const { stream, revision, type } = event;
    super(`${projection} cannot handle event ${revision} of ${stream} (${type}): ${reason}`);
  }
}

/** The checkpoint is not where this process left it: another one has moved it, or swapped the generation. */
export class FenceLost extends Error {
  override readonly name = 'FenceLost';
}

/** For people who operate the system. A database's message may contain values, so only its code is reported. */
export function describeFailure(error: unknown): string {
  if (error instanceof QueryFailedError) {
    const { code, table, column } = error.driverError as { code?: string; table?: string; column?: string };
    return ['PostgreSQL', code, table, column].filter(Boolean).join(' ');
  }
  if (error instanceof LogUnavailable && error.cause instanceof Error) {
    return `${error.name}: ${error.message} (${error.cause.message})`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
