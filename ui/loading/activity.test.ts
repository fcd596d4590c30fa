import { expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { failureOf } from '../api/api-failure.js';
import { activityMiddleware, activityReducer, selectFailedRead, selectIsRunning } from './activity.js';

function setup() {
  let isAway = true;
  const api = createApi({
    baseQuery: async () => (isAway ? { error: failureOf(0, 'Nicht erreichbar.') } : { data: [1] }),
    endpoints: (build) => ({
      orders: build.query<number[], string>({ query: (branch) => branch }),
      confirm: build.mutation<null, void>({ query: () => 'confirm' }),
    }),
  });
  const store = configureStore({
    reducer: { api: api.reducer, activity: activityReducer },
    middleware: (defaults) => defaults().concat(api.middleware, activityMiddleware),
  });
  return { api, store, comeBack: () => (isAway = false) };
}

test('a read runs under its name, and its failure stays until it succeeds', async () => {
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

test('a failed write is its caller’s, not a failed read', async () => {
  const { api, store } = setup();
  await store.dispatch(api.endpoints.confirm.initiate());
  expect(selectFailedRead('confirm')(store.getState())).toBeNull();
});
