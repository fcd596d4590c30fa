import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { followTopics } from './follow-topics.js';
import type { AppThunk } from './redux.js';
import { api } from './api.js';

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

type Initiate = (argument: unknown, options?: object) => AppThunk<unknown> | UnknownAction;

/** Repeats an operation by the name of its endpoint: the recipe that goes with every failure. */
export const repeat =
  (endpoint: string, argument: unknown): AppThunk<void> =>
  (dispatch) => {
    const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
    const options = { forceRefetch: true, subscribe: false, track: false };
    dispatch(endpoints[endpoint]!.initiate(argument, options) as AppThunk<unknown>);
  };

const POLL_WHILE_AWAY = 10_000;

/** How often live data is read while the live connection is away, in milliseconds; 0 is not at all. */
export const usePollingWhileAway = (): number => (useLiveState() === 'connected' ? 0 : POLL_WHILE_AWAY);
