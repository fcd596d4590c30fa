import { type Metadata, status } from '@grpc/grpc-js';

/** Error name by which health recognizes the failure. */
export const EMPTY_LOG = 'EmptyLog';

/** Another writer has appended to the stream since it was read. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';

  constructor(readonly stream: string) {
    super(`Stream ${stream} has changed since it was read`);
  }
}

/**
 * The log cannot be reached or did not answer in time. Of an append it is not known whether it was
 * written: sending the same command again finds out.
 */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';

  constructor(cause?: unknown) {
    super('The event log is not available', { cause });
  }
}

/** A new event does not have the shape its family describes: a mistake in our own code. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** A stored event cannot be decoded. The message names its stream and revision, never its data. */
export class UndecodableEventError extends Error {
  override readonly name = 'UndecodableEventError';

  constructor(stream: string, revision: string, reason: string) {
    super(`Event ${revision} of ${stream} cannot be decoded: ${reason}`);
  }
}

/** The log lacks what was read from it before: it is another one, or was restored from an older copy. */
export class OtherLog extends Error {
  override readonly name = 'OtherLog';

  constructor() {
    super('The log is not the one that was read before');
  }
}

/** The log is empty although the read models were built from events: most likely it is the wrong one. */
export class EmptyLog extends Error {
  override readonly name = EMPTY_LOG;

  constructor() {
    super('The log is empty, but the read models were made of events');
  }
}

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
