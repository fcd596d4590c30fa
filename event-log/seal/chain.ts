import { hash } from 'node:crypto';
import type { StoredEvent } from '../log-event.js';

/** An event as the log stores it: bytes in which personal fields are encrypted, so that erasing a key changes nothing. */
interface StoredBytes extends Pick<StoredEvent, 'id' | 'type'> {
  readonly stream: string;
  readonly revision: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** Events between two seals. */
export const SEALED_AT_ONCE = 500;
/** The head of the chain of an empty log. */
export const CHAIN_START = '0'.repeat(64);
/** Characters that are kept of each digest to find out which event differs. */
const MARK_LENGTH = 6;

/**
 * SHA-256 over all that a copy of the log keeps: neither the position nor the time of storing, which are the server's.
 * The lengths say where the data ends.
 */
export function digestOf({ id, stream, revision, type, data, metadata }: StoredBytes): string {
  const head = JSON.stringify([id, stream, revision, type, data.length, metadata.length]);
  return hash('sha256', Buffer.concat([Buffer.from(head), data, metadata]), 'hex');
}

/** The chain's head after one more event. */
export const chained = (head: string, digest: string): string => hash('sha256', head + digest, 'hex');

export const markOf = (digest: string): string => digest.slice(0, MARK_LENGTH);

/** The marks of a seal, one for each of its events. */
export function marksIn(text: string): string[] {
  const marks: string[] = [];
  for (let at = 0; at < text.length; at += MARK_LENGTH) marks.push(text.slice(at, at + MARK_LENGTH));
  return marks;
}
