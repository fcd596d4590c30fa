import type { QueryStatus } from '@reduxjs/toolkit/query';
import { followTopics } from './follow-topics.js';
import type { AppThunk } from './redux.js';
import { repeat } from './repeat.js';

interface Entry {
  getCacheEntry(): { status: `${QueryStatus}`; endpointName?: string | undefined; originalArgs?: unknown };
  cacheEntryRemoved: Promise<unknown>;
  dispatch(thunk: AppThunk<void>): void;
}

/**
 * `onCacheEntryAdded` of a query that is kept current by topics of the live socket: by the changed rows, or read again
 * where no use is made of them.
 */
export function followQuery<Row>(
  entry: Entry,
  topics: readonly string[],
  onRows?: (rows: readonly Row[], reread: () => void) => void,
): Promise<void> {
  const reread = () => {
    const { endpointName, originalArgs } = entry.getCacheEntry();
    if (endpointName !== undefined) entry.dispatch(repeat(endpointName, originalArgs));
  };
  return followTopics<Row>({
    topics,
    ...(onRows && { onRows: (rows) => onRows(rows, reread) }),
    isReading: () => entry.getCacheEntry().status === 'pending',
    reread,
    ended: entry.cacheEntryRemoved,
  });
}

/** How a followed query is read again. */
export const again = { forceRefetch: true, subscribe: false };
