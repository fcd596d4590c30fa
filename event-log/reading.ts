import type {
  AllStreamRecordedEvent,
  RecordedEvent,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import type { PlacedEvent } from './entry.js';
import { LogUnavailable } from './errors.js';

/**
 * Every event of a read. Throws LogUnavailable after `silenceMs` without one: the client sets its reads
 * no deadline.
 */
export async function collect<E extends { event?: unknown }>(
  read: StreamingRead<E>,
  silenceMs: number,
): Promise<E[]> {
  // A failure after the loop below has ended must not bring the process down.
  read.on('error', () => undefined);
  const silence = setTimeout(() => read.destroy(new LogUnavailable('no answer in time')), silenceMs);
  try {
    const events: E[] = [];
    for await (const event of read) {
      silence.refresh();
      events.push(event as E);
    }
    return events;
  } finally {
    clearTimeout(silence);
    read.cancel().catch(() => undefined);
  }
}

/** Revision and position as decimal strings. */
export function placed(event: AllStreamRecordedEvent | RecordedEvent): PlacedEvent {
  const { id, streamId, type, revision, position, data, metadata } = event;
  return {
    id,
    stream: streamId,
    type,
    revision: String(revision),
    position: String(position?.commit),
    data,
    metadata,
  };
}

export function isSystemEvent({ event }: ResolvedEvent): boolean {
  return event === undefined || event.type.startsWith('$');
}
