import { api } from './api.js';

/** A record or an order that was found. */
export interface SearchHit {
  resource: string;
  /** Of its kind, below /api and below /backend. */
  path: string;
  id: string;
  title: string;
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string>({
      query: (q) => ({ url: 'search', params: { q } }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
