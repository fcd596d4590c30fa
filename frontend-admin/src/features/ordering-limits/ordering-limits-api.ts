import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

interface OfProduct {
  branch: string;
  product: string;
}

/** What a branch does not take or sell, kept current by the live socket, and the commands that change it. */
const orderingLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<BranchAvailability[], string>({
      extraOptions: { failure: 'Bestellannahme konnte nicht geladen werden.' },
      query: (branch) => `branches/${branch}/availability`,
      onCacheEntryAdded: (branch, entry) => followQuery(entry, [availabilityTopic(branch)]),
    }),
    pauseOrdering: build.mutation<unknown, { branch: string; minutes: number }>({
      extraOptions: { failure: 'Bestellannahme konnte nicht pausiert werden.' },
      query: ({ branch, minutes }) => ({
        url: `branches/${branch}/ordering/pause`,
        method: 'POST',
        body: { minutes },
      }),
    }),
    resumeOrdering: build.mutation<unknown, { branch: string }>({
      extraOptions: { failure: 'Bestellannahme konnte nicht fortgesetzt werden.' },
      query: ({ branch }) => ({ url: `branches/${branch}/ordering/resume`, method: 'POST' }),
    }),
    sellOut: build.mutation<unknown, OfProduct>({
      extraOptions: { failure: 'Produkt konnte nicht als ausverkauft gemeldet werden.' },
      query: ({ branch, product }) => ({ url: `branches/${branch}/sold-out/${product}`, method: 'POST' }),
    }),
    putBackOnSale: build.mutation<unknown, OfProduct>({
      extraOptions: { failure: 'Produkt konnte nicht wieder angeboten werden.' },
      query: ({ branch, product }) => ({ url: `branches/${branch}/sold-out/${product}`, method: 'DELETE' }),
    }),
  }),
});

export const {
  useAvailabilityQuery,
  usePauseOrderingMutation,
  useResumeOrderingMutation,
  useSellOutMutation,
  usePutBackOnSaleMutation,
} = orderingLimitsApi;
