import type { Branch } from '@bestellwerk/domain/resources/branch';
import type { Config } from '@bestellwerk/domain/resources/config';
import { api } from './api.js';

export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query<Config, void>({ query: () => 'config', keepUnusedDataFor: 3600 }),
    branches: build.query<Branch[], void>({ query: () => 'branches', keepUnusedDataFor: 3600 }),
  }),
});

export const { useConfigQuery, useBranchesQuery } = shopApi;
