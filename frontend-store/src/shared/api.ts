import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from '@bestellwerk/ui/api/base-query';
import { fetchOrBegun } from './begun-requests.js';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';

/** All server data of the shop. Features inject the endpoints that only they use. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery({ fetch: fetchOrBegun }),
  tagTypes: ['Availability', 'Catalogue', 'PublicOrder'],
  keepUnusedDataFor: 300,
  endpoints: (build) => ({
    catalogue: build.query<Catalogue, void>({ query: () => 'init', providesTags: ['Catalogue'] }),
  }),
});

export const { useCatalogueQuery } = api;
