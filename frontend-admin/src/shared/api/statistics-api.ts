import type { DailySales } from '@bestellwerk/domain/views/statistics.schema';
import { api } from './api.js';

/** Business days, both included (YYYY-MM-DD); no branch is all the user may see. */
export interface StatisticsRange {
  from: string;
  to: string;
  branch: string | null;
}

export interface Statistics {
  days: DailySales[];
  /** Where in the log the figures stand. */
  position: string;
}

const statistic = (name: 'orders' | 'revenue') => ({
  query: ({ from, to, branch }: StatisticsRange) => ({
    url: `statistics/${name}`,
    params: { from, to, branch },
  }),
  transformResponse: (days: DailySales[], meta: { envelope: unknown } | undefined): Statistics => ({
    days,
    position: (meta?.envelope as { position?: string } | undefined)?.position ?? '',
  }),
  providesTags: ['Statistics' as const],
});

export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderStatistics: build.query<Statistics, StatisticsRange>(statistic('orders')),
    revenueStatistics: build.query<Statistics, StatisticsRange>(statistic('revenue')),
  }),
});

export const { useOrderStatisticsQuery, useRevenueStatisticsQuery } = statisticsApi;
