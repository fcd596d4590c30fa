/** Expected revisions that are no numbers of events. */
export const ANY = -2;
export const NO_STREAM = -1;
export const STREAM_EXISTS = -4;

/**
 * The revision of a tombstone, int64's greatest in EventStoreDB. 2**63 is its nearest number; codec and database write
 * it exactly.
 */
export const TOMBSTONE = 2 ** 63;

/** The largest sum of sizes in one append, as in EventStoreDB's default settings. */
export const MAX_APPEND_BYTES = 1024 * 1024;

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

export interface RecordedEvent extends ProposedEvent {
  /** Place in `$all`: grows by more than the event's bytes, so a span of positions bounds a span of bytes. */
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  /** Ticks of 100 ns since 1970. */
  readonly created: string;
}

export function bytesOf(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + event.type.length * 2;
}

export function nextPosition(event: RecordedEvent): number {
  return event.position + 128 + bytesOf(event);
}

export type AppendFailure =
  | { readonly kind: 'wrong-version'; readonly expected: number; readonly current: number }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'too-big' }
  /** Not done in time. Whether it is still going to be is not known. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'bad-request'; readonly message: string };

export interface AppendSuccess {
  readonly kind: 'ok';
  /** Of the last event; -1 for a stream that still has none. */
  readonly revision: number;
  readonly position: number;
}

export type AppendOutcome = AppendSuccess | AppendFailure;
