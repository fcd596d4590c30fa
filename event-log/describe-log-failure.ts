import { type Metadata, status } from '@grpc/grpc-js';
import { LogUnavailable } from './errors.js';
import { probeConnection } from './connection-probe.js';
import { LogAddress } from './log-address.js';
import { type LogFailureKind, logFailureTexts } from './log-failure-texts.js';

export interface LogFailure {
  readonly kind: LogFailureKind;
  /** A sentence for who operates the system; never holds the password. */
  readonly english: string;
  /** The same in German, for the pages of the back office. */
  readonly german: string;
}

interface Finding {
  readonly kind: LogFailureKind;
  readonly detail?: string;
}

const NO_LEADER = /not ready|no leader|leader info|read.?only|failed to discover/i;

/**
 * Why the event store at an `esdb://` address did not do what was asked of it. Where the error leaves it open, the
 * connection is tried: that takes up to three seconds.
 */
export async function describeLogFailure(error: unknown, url: string): Promise<LogFailure> {
  const address = LogAddress.parse(url);
  const cause = firstCause(error);
  return inWords(fromAnswer(cause, address) ?? (await fromProbe(cause, address)), address);
}

export const tooOld = (version: string, url: string): LogFailure =>
  inWords({ kind: 'too-old', detail: version }, LogAddress.parse(url));

function inWords({ kind, detail = '' }: Finding, { hosts, credentials }: LogAddress): LogFailure {
  const place = {
    hosts: hosts.map(({ name, port }) => `${name}:${port}`).join(', '),
    user: credentials?.username,
    detail,
  };
  const { english, german } = logFailureTexts[kind];
  return { kind, english: english(place), german: german(place) };
}

function firstCause(error: unknown): unknown {
  return error instanceof LogUnavailable && error.cause !== undefined ? firstCause(error.cause) : error;
}

/** The failure that the server's own answer shows. */
function fromAnswer(error: unknown, address: LogAddress): Finding | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, details, metadata } = error as { code?: unknown; details?: string; metadata?: Metadata };
  if (code === status.UNAUTHENTICATED)
    return { kind: address.credentials ? 'credentials-refused' : 'no-credentials' };
  if (code === status.PERMISSION_DENIED) return { kind: address.signsIn ? 'not-allowed' : 'no-credentials' };
  if (code === status.UNIMPLEMENTED) return { kind: 'too-old' };
  if (metadata?.get('exception')[0] === 'not-leader') return { kind: 'no-leader' };
  if (code === status.ABORTED) return { kind: 'no-leader', detail: details };
  return code === status.UNAVAILABLE && NO_LEADER.test(details ?? error.message)
    ? { kind: 'no-leader', detail: details }
    : undefined;
}

/** The failure that a probe of the connection shows. */
async function fromProbe(error: unknown, address: LogAddress): Promise<Finding> {
  const line = await probeConnection(address);
  if (line.kind === 'closed') return { kind: 'unreachable', detail: line.reason };
  if (address.isInsecure && line.kind === 'tls') return { kind: 'tls-required' };
  if (!address.isInsecure && line.kind === 'plain') return { kind: 'no-tls' };
  if (!address.isInsecure && line.kind === 'tls' && line.distrust !== undefined)
    return { kind: 'unknown-certificate', detail: line.distrust };
  if (!(error instanceof Error) || error instanceof LogUnavailable) return { kind: 'no-answer' };
  if (NO_LEADER.test(error.message)) return { kind: 'no-leader' };
  const { code } = error as { code?: unknown };
  return code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED || code === status.CANCELLED
    ? { kind: 'no-answer' }
    : { kind: 'other', detail: error.message };
}
