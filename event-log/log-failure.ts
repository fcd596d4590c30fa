import { type Metadata, status } from '@grpc/grpc-js';
import { LogUnavailable, OtherLog, WrongExpectedRevision } from './errors.js';

/**
 * Codes of gRPC that stay the same however often is asked: INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION,
 * UNIMPLEMENTED, UNAUTHENTICATED. Everything else may pass.
 */
const FINAL_CODES: ReadonlySet<number> = new Set([3, 7, 9, 12, 16]);
const PROGRAMMING_ERRORS = [
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  WrongExpectedRevision,
  OtherLog,
];

/** Whether asking again may help: the server is away, slow, restarting, or another node leads now. */
export function isTransient(error: unknown): boolean {
  if (error instanceof LogUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'number') return !FINAL_CODES.has(error.code);
  return !PROGRAMMING_ERRORS.some((mistake) => error instanceof mistake);
}

/** Whether it came from a server that is well: one that has not finished storing, or that names the node which leads. */
export function isAnswer(error: unknown): boolean {
  return (error as { code?: unknown }).code === status.ABORTED || saysWhoLeads(error);
}

/** Whether a node refused because another one leads, and named it. The client is turned to that one already. */
export function saysWhoLeads(error: unknown): boolean {
  const { metadata } = error as { metadata?: Metadata };
  const trailer = (name: string): unknown => metadata?.get(name)[0];
  return trailer('exception') === 'not-leader' && trailer('leader-endpoint-host') !== undefined;
}
