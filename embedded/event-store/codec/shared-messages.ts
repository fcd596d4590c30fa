import type { event_store } from '@bestellwerk/event-store-protocol/messages';
import Long from 'long';
import { TOMBSTONE } from '../log/event.js';

type StreamIdentifier = event_store.client.StreamIdentifier.$Properties;
type Position = event_store.client.AllStreamPosition.$Properties;

/** A revision or position: TOMBSTONE is int64's greatest, and what is below zero is uint64's. */
export function uint64(value: number): Long {
  if (value === TOMBSTONE) return Long.MAX_VALUE;
  return value < 0 ? Long.MAX_UNSIGNED_VALUE : Long.fromNumber(value, true);
}

export function position(value: number): Position {
  const at = uint64(value);
  return { commitPosition: at, preparePosition: at };
}

export const streamIdentifier = (name: string): StreamIdentifier => ({ streamName: Buffer.from(name) });

export const streamName = (identifier: StreamIdentifier | null | undefined): string =>
  identifier ? (identifier.streamName as Buffer).toString('utf8') : '';
