import { types } from 'node:util';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'CONNECTION_DESTROYED',
]);
/**
 * Connection lost, server stopping, no room or no connection left, nothing may be written, a statement too slow, read
 * models not created yet.
 */
const SQL_STATES = /^(08|57P|53|58|25006|57014|42P01)/;
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection timeout|Client has encountered a connection error|not queryable|Cannot use a pool after/i;

/** Whether an error means that the database or the log is away, now, and trying again makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof LogUnavailable || isLostInTransaction(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!types.isNativeError(error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || SQL_STATES.test(code))) return true;
  return DRIVER_MESSAGES.test(error.message) || isUnavailable(error.cause);
}

/** TypeORM releases a connection that breaks between two statements, and reports nothing else. */
const isLostInTransaction = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;
