import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from '@bestellwerk/ui/api/base-query';

/** All server data of terminals and screens. Features inject the endpoints that only they use. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery({ timeout: 10_000 }),
  tagTypes: ['WorkingTime', 'DisplayOrders'],
  endpoints: () => ({}),
});
