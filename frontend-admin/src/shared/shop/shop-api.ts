import { createContext, useContext } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';
import { useAtNow } from '../ui/use-now.js';

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

/** The configuration, once for all that is drawn: hundreds of places ask for it, and a query of each cost more than they do. */
export const ConfigContext = createContext<Config | undefined>(undefined);

/** The shop's time zone (IANA): people in the back office read the shop's clock, wherever they are. */
export const useTimeZone = (): string => useContext(ConfigContext)?.timeZone ?? 'Europe/Vienna';

export const useCurrency = (): string => useContext(ConfigContext)?.currency ?? 'EUR';

/** The business day that goes on in the shop (YYYY-MM-DD). */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useAtNow((now) => businessDate(new Date(now), timeZone));
}
