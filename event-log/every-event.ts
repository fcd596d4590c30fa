import type { Connection } from './connection.js';
import { EventFeed } from './event-feed.js';
import type { FollowedEvent, PlacedEvent } from './log-event.js';
import { BEFORE_ALL, newestEvent } from './reads.js';

const NEWEST_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;

/** The newest event that is not the system's. */
export const newestOf = (log: Connection): Promise<PlacedEvent | undefined> =>
  log.call({ withinMs: NEWEST_WITHIN_MS, repeatable: true }, (client, attemptMs) =>
    newestEvent(client, log.credentials, attemptMs),
  );

/** Every event that is not the system's after a position, up to the one that is the newest now. */
export async function* eventsAfter(
  log: Connection,
  after: string,
  signal: AbortSignal,
): AsyncGenerator<FollowedEvent, void, void> {
  const head = BigInt((await newestOf(log))?.position ?? BEFORE_ALL);
  let position = after;
  while (BigInt(position) < head) {
    const { current: client } = log;
    const feed = new EventFeed(client, log.credentials, position, signal);
    try {
      while (BigInt(position) < head) {
        signal.throwIfAborted();
        const event = feed.take();
        if (!event) {
          await feed.changed(LOOK_AGAIN_MS);
          continue;
        }
        yield event;
        ({ position } = event);
      }
    } finally {
      feed.close();
    }
  }
}
