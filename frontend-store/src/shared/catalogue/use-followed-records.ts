import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { api } from '../api.js';
import { followTopic } from './follow-topic.js';

/**
 * Reads the catalogue again after staff have changed records of a kind, by its path: on pages that stay open for long. The
 * browser sends the ETag, so one that is the same costs next to nothing.
 */
export function useFollowedRecords(path: string): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      followTopic(recordsTopic(path), {
        // Waits for a read in flight, whose answer may be older than this change. `refetch` would do nothing then.
        read: () => void dispatch(api.util.invalidateTags(['Catalogue'])),
        // The server keeps the catalogue in memory: with the position it does not answer the one from before the change.
        onChange: (position) => knownPosition.remember(position),
      }),
    [dispatch, path],
  );
}
