import type { DayUnit } from '@bestellwerk/domain/calendar/day-units';
import type { StatisticName, StatisticRows } from '@bestellwerk/domain/contracts/statistics.schema';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { api } from '../api/api.js';

/** Business days, both included (YYYY-MM-DD); no branch is all the user may see. */
export interface StatisticsRange {
  from: string;
  to: string;
  branch: string | null;
  /** What the figures are summed by. */
  unit: DayUnit;
}

export interface Statistics<Row> {
  days: Row[];
  /** The log position up to which the figures are calculated. */
  position: string;
}

const statistic = <Name extends StatisticName>(name: Name) => ({
  query: ({ from, to, branch, unit }: StatisticsRange) => ({
    url: `statistics/${name}`,
    params: { from, to, unit, 'filter[branch]': branch },
  }),
  transformResponse: (
    days: StatisticRows[Name][],
    meta: ApiMeta | undefined,
  ): Statistics<StatisticRows[Name]> => ({
    days,
    position: (meta?.envelope as { position?: string } | undefined)?.position ?? '',
  }),
  extraOptions: { failure: 'Statistik konnte nicht geladen werden.' },
  providesTags: ['Statistics' as const],
});

type Of<Name extends StatisticName> = Statistics<StatisticRows[Name]>;

export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderStatistics: build.query<Of<'orders'>, StatisticsRange>(statistic('orders')),
    revenueStatistics: build.query<Of<'revenue'>, StatisticsRange>(statistic('revenue')),
    cancelationStatistics: build.query<Of<'canceled-orders'>, StatisticsRange>(statistic('canceled-orders')),
    workStatistics: build.query<Of<'working-activities'>, StatisticsRange>(statistic('working-activities')),
  }),
});

export const {
  useOrderStatisticsQuery,
  useRevenueStatisticsQuery,
  useCancelationStatisticsQuery,
  useWorkStatisticsQuery,
} = statisticsApi;

interface Read {
  currentData?: Statistics<unknown> | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/** When the oldest of the figures were read. */
export function asOfLabel(reads: readonly Read[], timeZone: string): string {
  const known = reads.filter(({ currentData }) => currentData !== undefined);
  if (known.length < reads.length) return 'Statistik wird geladen …';
  const at = Math.min(...known.map(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? 0));
  return `Stand ${formatTime(new Date(at), timeZone)}`;
}
