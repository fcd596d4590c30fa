import { ErrorType, isCommandError } from '@eventstore/db-client';
import { LogUnavailable, WrongExpectedRevision } from './errors.js';

/** Answers that stay the same however often they are asked for. Everything else may pass. */
const FINAL_TYPES: ReadonlySet<string> = new Set([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.STREAM_DELETED,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.UNSUPPORTED,
]);
/** gRPC: INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, UNIMPLEMENTED, UNAUTHENTICATED. */
const FINAL_CODES: ReadonlySet<number> = new Set([3, 7, 9, 12, 16]);
const MISTAKES = [TypeError, RangeError, SyntaxError, ReferenceError];

/** Whether asking again may help: the server is away, slow, restarting, or another node leads now. */
export function isTransient(error: unknown): boolean {
  if (error instanceof LogUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (isCommandError(error)) {
    const code = (error as { code?: number }).code;
    return !FINAL_TYPES.has(error.type) && !(code !== undefined && FINAL_CODES.has(code));
  }
  if ('code' in error && typeof error.code === 'number') return !FINAL_CODES.has(error.code);
  return !MISTAKES.some((mistake) => error instanceof mistake);
}

/** Whether the client itself already knows the node to turn to. */
export function isRedirected(error: unknown): boolean {
  return error instanceof Error && isCommandError(error) && error.type === ErrorType.NOT_LEADER;
}

/** The error that callers of the log know, in place of the client's. */
export function asAppendError(error: unknown, stream: string): unknown {
  const changed =
    error instanceof Error && isCommandError(error) && error.type === ErrorType.WRONG_EXPECTED_VERSION;
  return changed ? new WrongExpectedRevision(stream) : error;
}
