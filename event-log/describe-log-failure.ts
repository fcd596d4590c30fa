import { type Metadata, status } from '@grpc/grpc-js';
import { LogUnavailable } from './errors.js';
import { probeConnection } from './connection-probe.js';
import { LogAddress } from './log-address.js';

export interface LogFailure {
  readonly kind: LogFailureKind;
  /** A sentence for the operator; never holds the password. */
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

/** Why the event store does not answer, as far as an operator can act on it. */
export type LogFailureKind =
  | 'unreachable'
  | 'no-answer'
  | 'credentials-refused'
  | 'no-credentials'
  | 'not-allowed'
  | 'unknown-certificate'
  | 'no-tls'
  | 'tls-required'
  | 'no-leader'
  | 'too-old'
  | 'other';

/** The first EventStoreDB version that notifies a subscription when it has caught up. */
export const OLDEST_VERSION = '23.10';

interface Place {
  /** Hosts and ports. */
  readonly hosts: string;
  /** User name of the login, if there is one. */
  readonly user: string | undefined;
  /** Detail from the server's answer, empty if there is none. */
  readonly detail: string;
}

type Text = (place: Place) => string;

const inBrackets = (detail: string): string => (detail ? ` (${detail})` : '');
const userEnglish = ({ user }: Place): string => (user ? `the user "${user}"` : 'the user');
const userGerman = ({ user }: Place): string => (user ? `den Benutzer „${user}“` : 'den Benutzer');

export const logFailureTexts: Record<LogFailureKind, { readonly english: Text; readonly german: Text }> = {
  unreachable: {
    english: ({ hosts, detail }) => `The event store at ${hosts} cannot be reached${inBrackets(detail)}.`,
    german: ({ hosts, detail }) =>
      `Der Event Store unter ${hosts} ist nicht erreichbar${inBrackets(detail)}.`,
  },
  'no-answer': {
    english: ({ hosts }) => `The event store at ${hosts} accepts connections and does not answer.`,
    german: ({ hosts }) => `Der Event Store unter ${hosts} nimmt Verbindungen an, antwortet aber nicht.`,
  },
  'credentials-refused': {
    english: (place) =>
      `The event store at ${place.hosts} refuses ${userEnglish(place)}: name or password is wrong.`,
    german: (place) =>
      `Der Event Store unter ${place.hosts} weist ${userGerman(place)} ab: Name oder Passwort ist falsch.`,
  },
  'no-credentials': {
    english: ({ hosts }) =>
      `The event store at ${hosts} wants a user. Put user and password into EVENTSTORE_URL: esdb://user:password@….`,
    german: ({ hosts }) =>
      `Der Event Store unter ${hosts} verlangt eine Anmeldung. Benutzer und Passwort gehören in EVENTSTORE_URL: esdb://benutzer:passwort@….`,
  },
  'not-allowed': {
    english: (place) =>
      `The event store at ${place.hosts} does not let ${userEnglish(place)} do this. Bestellwerk reads $all and writes its streams: the user must be in $admins, or the default access rights must allow it.`,
    german: (place) =>
      `Der Event Store unter ${place.hosts} erlaubt das nicht für ${userGerman(place)}. Bestellwerk liest $all und schreibt seine Streams: Der Benutzer muss in $admins sein, oder die Standardrechte müssen es erlauben.`,
  },
  'unknown-certificate': {
    english: ({ hosts, detail }) =>
      `The certificate of the event store at ${hosts} is not trusted${inBrackets(detail)}. Name the certificate of its authority in EVENTSTORE_URL: tlsCAFile=/path/ca.crt.`,
    german: ({ hosts, detail }) =>
      `Dem Zertifikat des Event Stores unter ${hosts} wird nicht vertraut${inBrackets(detail)}. Das Zertifikat seiner Zertifizierungsstelle gehört in EVENTSTORE_URL: tlsCAFile=/pfad/ca.crt.`,
  },
  'no-tls': {
    english: ({ hosts }) =>
      `The event store at ${hosts} speaks no TLS, and EVENTSTORE_URL asks for it. If that is meant: tls=false.`,
    german: ({ hosts }) =>
      `Der Event Store unter ${hosts} spricht kein TLS, EVENTSTORE_URL verlangt es aber. Wenn das gewollt ist: tls=false.`,
  },
  'tls-required': {
    english: ({ hosts }) =>
      `The event store at ${hosts} speaks TLS only, and EVENTSTORE_URL says tls=false. Put tls=true there.`,
    german: ({ hosts }) =>
      `Der Event Store unter ${hosts} spricht nur TLS, in EVENTSTORE_URL steht aber tls=false. Dort gehört tls=true hin.`,
  },
  'no-leader': {
    english: ({ hosts, detail }) =>
      `The event store at ${hosts} stores nothing at the moment${inBrackets(detail)}: no node leads, or fewer than half of its nodes are running.`,
    german: ({ hosts, detail }) =>
      `Der Event Store unter ${hosts} speichert zurzeit nichts${inBrackets(detail)}: Es gibt keinen führenden Knoten, oder weniger als die Hälfte der Knoten läuft.`,
  },
  'too-old': {
    english: ({ hosts, detail }) =>
      `The event store at ${hosts} is too old${inBrackets(detail)}. Bestellwerk needs EventStoreDB ${OLDEST_VERSION} or newer.`,
    german: ({ hosts, detail }) =>
      `Der Event Store unter ${hosts} ist zu alt${inBrackets(detail)}. Bestellwerk braucht EventStoreDB ${OLDEST_VERSION} oder neuer.`,
  },
  other: {
    english: ({ hosts, detail }) => `The event store at ${hosts} fails${inBrackets(detail)}.`,
    german: ({ hosts, detail }) => `Der Event Store unter ${hosts} meldet einen Fehler${inBrackets(detail)}.`,
  },
};
