import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** What nearly every page needs. It follows what anybody changes about it. */
export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query<Config, void>({
      extraOptions: { failure: 'Konfiguration konnte nicht geladen werden.' },
      query: () => 'config',
      keepUnusedDataFor: 3600,
      onCacheEntryAdded: (_none, entry) => followQuery(entry, [recordsTopic('config')]),
    }),
    branches: build.query<Branch[], void>({
      extraOptions: { failure: 'Filialen konnten nicht geladen werden.' },
      query: () => 'branches',
      keepUnusedDataFor: 3600,
      onCacheEntryAdded: (_none, entry) => followQuery(entry, [recordsTopic('branches')]),
    }),
  }),
});

export const { useConfigQuery, useBranchesQuery } = shopApi;
