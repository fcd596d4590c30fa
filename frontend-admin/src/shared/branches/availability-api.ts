import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** What a branch does not take or sell, and takes longer for, kept current by the live socket. */
const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<BranchAvailability[], string>({
      extraOptions: { failure: 'Bestellannahme konnte nicht geladen werden.' },
      query: (branch) => `branches/${branch}/availability`,
      onCacheEntryAdded: (branch, entry) => followQuery(entry, [availabilityTopic(branch)]),
    }),
    endDelay: build.mutation<unknown, { branch: string }>({
      extraOptions: { failure: 'Wartezeit konnte nicht beendet werden.' },
      query: ({ branch }) => ({ url: `branches/${branch}/ordering/end-delay`, method: 'POST' }),
    }),
  }),
});

export const { useAvailabilityQuery, useEndDelayMutation } = availabilityApi;
