import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from '@bestellwerk/ui/api/base-query';

/** The one API of the back office. Its endpoints are added by the files beside it. */
export const api = createApi({
  baseQuery: createBaseQuery(),
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
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
