import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.js';
import type { PlacedEvent } from './log-event.js';
import { OtherLog } from './errors.js';
import { collectStream } from './read-stream.js';

/** An event and its position, which identify a log. Everything built from a log keeps one. */
export type LogMark = Pick<PlacedEvent, 'id' | 'stream' | 'revision' | 'position'>;

export const markOf = ({ id, stream, revision, position }: LogMark): LogMark => ({
  id,
  stream,
  revision,
  position,
});

const WITHIN_MS = 8_000;
const LOOK_AGAIN_MS = 1_000;

/** Throws OtherLog if the log does not hold one of them, also when looked at again; LogUnavailable. */
export async function demandMarks(connection: Connection, marks: readonly LogMark[]): Promise<void> {
  for (const mark of marks) {
    if (await holds(connection, mark, WITHIN_MS)) continue;
    await delay(LOOK_AGAIN_MS);
    if (!(await holds(connection, mark, WITHIN_MS))) throw new OtherLog();
  }
}

/**
 * Whether the log holds the event at this very place: a copy on another server holds it elsewhere. Only the node that
 * leads is asked, so it cannot be one that does not know it yet. Throws LogUnavailable.
 */
export async function holds(connection: Connection, mark: LogMark, withinMs: number): Promise<boolean> {
  const request = { stream: mark.stream, from: BigInt(mark.revision), maxCount: 1n };
  const [event] = await connection.call({ withinMs, repeatable: true }, (client, attemptMs) =>
    collectStream(client, connection.credentials, request, attemptMs),
  );
  return event?.id === mark.id && event.position === mark.position;
}
