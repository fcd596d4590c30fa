import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** What a branch does not take or sell, kept current by the live socket. */
const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<BranchAvailability[], string>({
      extraOptions: { failure: 'Bestellannahme konnte nicht geladen werden.' },
      query: (branch) => `branches/${branch}/availability`,
      onCacheEntryAdded: (branch, entry) => followQuery(entry, [availabilityTopic(branch)]),
    }),
  }),
});

export const { useAvailabilityQuery } = availabilityApi;
