import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { capacityOf } from '@bestellwerk/domain/branch-day/capacity';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { api } from '../api.js';
import { followTopic } from './follow-topic.js';

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<BranchAvailability[], string>({
      query: (branch) => `branches/${branch}/availability`,
      providesTags: (_result, _error, branch) => [{ type: 'Availability', id: branch }],
    }),
  }),
});

const NONE: readonly BranchAvailability[] = [];

/** What a branch does not take or sell, on a page below one that follows it; nothing while that is not known. */
export const useLimitedDays = ({ id }: Branch): readonly BranchAvailability[] =>
  availabilityApi.endpoints.availability.useQueryState(id).data ?? NONE;

/** Whether it is known. */
export const useAreLimitsKnown = ({ id }: Branch): boolean =>
  availabilityApi.endpoints.availability.useQueryState(id).data !== undefined;

/** Reads it again; answers whether it is there. */
export function useReadLimits({ id }: Branch): () => Promise<boolean> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    const read = dispatch(
      availabilityApi.endpoints.availability.initiate(id, { forceRefetch: true, subscribe: false }),
    );
    return (await read).isSuccess;
  };
}

/** Keeps what a branch does not take up to date. Without an answer everything is offered, and the server decides. */
export function useFollowedLimits(branch: Branch): void {
  const { id } = branch;
  // A changed limit subscribes again, which reads again: other windows are full then.
  const capacity = JSON.stringify(capacityOf(branch));
  const dispatch = useDispatch();
  const { isSuccess } = availabilityApi.useAvailabilityQuery(id);
  useEffect(() => {
    if (!isSuccess) return;
    return followTopic(availabilityTopic(id), {
      // Waits for a read in flight, whose answer may be older than this change. `refetch` would do nothing then.
      read: () => void dispatch(availabilityApi.util.invalidateTags([{ type: 'Availability', id }])),
    });
  }, [id, capacity, isSuccess, dispatch]);
}
