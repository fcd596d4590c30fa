import { expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, type QueryCacheKey } from '@reduxjs/toolkit/query';
import { failureOf } from '../api/api-failure.js';
import {
  activityMiddleware,
  activityReducer,
  selectFailedRead,
  selectIsRunning,
  selectLateReads,
} from './request-status.js';

function setup() {
  let isAway = true;
  let isStale = false;
  const api = createApi({
    baseQuery: async () =>
      isAway ? { error: failureOf(0, 'Nicht erreichbar.') } : { data: [1], meta: { isStale } },
    endpoints: (build) => ({
      orders: build.query<number[], string>({ query: (branch) => branch }),
      confirm: build.mutation<null, void>({ query: () => 'confirm' }),
    }),
  });
  const store = configureStore({
    reducer: { api: api.reducer, activity: activityReducer },
    middleware: (defaults) => defaults().concat(api.middleware, activityMiddleware),
  });
  return { api, store, comeBack: () => (isAway = false), lag: (lags: boolean) => (isStale = lags) };
}

test('a read counts as running under its endpoint, and its failure stays until it succeeds', async () => {
  const { api, store, comeBack } = setup();
  const read = store.dispatch(api.endpoints.orders.initiate('wien'));
  expect(selectIsRunning('orders')(store.getState())).toBe(true);
  await read;
  expect(selectIsRunning('orders')(store.getState())).toBe(false);
  expect(selectFailedRead('orders')(store.getState())).toEqual({
    endpoint: 'orders',
    message: 'Nicht erreichbar.',
    status: 0,
    argument: 'wien',
  });
  comeBack();
  await read.refetch();
  expect(selectFailedRead('orders')(store.getState())).toBeNull();
  read.unsubscribe();
});

test('a failed write is not reported as a failed read', async () => {
  const { api, store } = setup();
  await store.dispatch(api.endpoints.confirm.initiate());
  expect(selectFailedRead('confirm')(store.getState())).toBeNull();
});

test('a stale read is listed until it is answered up to date or leaves the cache', async () => {
  const { api, store, comeBack, lag } = setup();
  comeBack();
  lag(true);
  const wien = store.dispatch(api.endpoints.orders.initiate('wien'));
  const graz = store.dispatch(api.endpoints.orders.initiate('graz'));
  await Promise.all([wien, graz]);
  const staleReads = () => Object.values(selectLateReads(store.getState()));
  expect(staleReads()).toEqual([
    { endpoint: 'orders', argument: 'wien' },
    { endpoint: 'orders', argument: 'graz' },
  ]);
  lag(false);
  await wien.refetch();
  expect(staleReads()).toEqual([{ endpoint: 'orders', argument: 'graz' }]);
  store.dispatch(
    api.internalActions.removeQueryResult({ queryCacheKey: graz.queryCacheKey as QueryCacheKey }),
  );
  expect(staleReads()).toEqual([]);
});
