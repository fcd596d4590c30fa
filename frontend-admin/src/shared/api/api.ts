import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { ApiFailure } from '@bestellwerk/ui/api/api-failure';
import { createBaseQuery, type ApiCall, type ApiMeta } from '@bestellwerk/ui/api/base-query';
import { failureOptions, type FailureOptions } from './failure-options.js';

const createApi = buildCreateApi(coreModule(), reactHooksModule(), failureOptions);
const baseQuery: BaseQueryFn<string | ApiCall, unknown, ApiFailure, FailureOptions, ApiMeta> =
  createBaseQuery();

/** The one API of the back office. Its endpoints are added beside what uses them. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'OrderList',
    'OrderHistory',
    'Payments',
    'Statistics',
    'WorkingActivities',
    'WorkingBalances',
    'WeeklyPlan',
    'Records',
    'Record',
    'RecordHistory',
    'Sessions',
    'BranchKey',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
