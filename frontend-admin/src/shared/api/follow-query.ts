import type { QueryStatus } from '@reduxjs/toolkit/query';
import { followTopics } from './follow-topics.js';

interface Entry {
  getCacheEntry(): { status: `${QueryStatus}` };
  cacheEntryRemoved: Promise<unknown>;
}

interface Following<Row> {
  entry: Entry;
  topics: readonly string[];
  reread(): void;
  onRows?(rows: readonly Row[]): void;
}

/** `onCacheEntryAdded` of a query that is kept current by topics of the live socket. */
export const followQuery = <Row>({ entry, topics, reread, onRows }: Following<Row>): Promise<void> =>
  followTopics<Row>({
    topics,
    ...(onRows && { onRows }),
    isReading: () => entry.getCacheEntry().status === 'pending',
    reread,
    ended: entry.cacheEntryRemoved,
  });

/** How a followed query is read again. */
export const again = { forceRefetch: true, subscribe: false };
