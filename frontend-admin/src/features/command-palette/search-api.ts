import type { Found } from '@bestellwerk/domain/contracts/search.schema';
import { api } from '../../shared/api/api.js';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Records and orders that contain these words. */
    search: build.query<Found[], string>({
      extraOptions: { failure: 'Suche war nicht möglich.' },
      query: (q) => ({ url: 'search', params: { q } }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
