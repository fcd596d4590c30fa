import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { ordersApi } from '../orders/orders-api.js';
import { anOrder } from '../../testing/an-order.js';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

const { currentOrders, orderHistory } = ordersApi.endpoints;

const changes = (topic: string, rows: unknown[]) => ({
  topic,
  projection: 'order_board',
  position: '7',
  rows,
});

function follow() {
  const subscribe = jest.spyOn(liveSocket, 'subscribe');
  const server = fakeServer({}, () => []);
  const store = createStore();
  return {
    store,
    requests: () => server.mock.calls.map(([address]) => String(address)),
    topic: (name: string) => subscribe.mock.calls.find(([topic]) => topic === name)![1],
  };
}

test('a followed query is read again, with its argument, when its topic changes', async () => {
  const { store, requests, topic } = follow();
  await store.dispatch(orderHistory.initiate('o-1'));
  topic('order-history:o-1').onChanges(changes('order-history:o-1', [{}]));
  await waitFor(() => expect(requests()).toEqual(['/api/orders/o-1/history', '/api/orders/o-1/history']));
});

test('a followed query that merges rows is read again when a change brings none', async () => {
  const { store, requests, topic } = follow();
  await store.dispatch(currentOrders.initiate({ branches: ['b-1'] }));
  topic('board:b-1').onChanges(changes('board:b-1', []));
  await waitFor(() => expect(requests()).toHaveLength(2));
});

test('a followed query that merges rows shows them without being read again', async () => {
  const { store, requests, topic } = follow();
  const argument = { branches: ['b-1'] };
  await store.dispatch(currentOrders.initiate(argument));
  const order = anOrder({ id: 'o-1' });
  topic('board:b-1').onChanges(changes('board:b-1', [order]));
  await waitFor(() => expect(currentOrders.select(argument)(store.getState()).data).toEqual([order]));
  expect(requests()).toHaveLength(1);
});

test('a followed query is read again while changes go on without a pause', async () => {
  jest.useFakeTimers();
  try {
    const { store, requests, topic } = follow();
    await store.dispatch(orderHistory.initiate('o-1'));
    for (let change = 0; change < 10; change++) {
      topic('order-history:o-1').onChanges(changes('order-history:o-1', [{}]));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(requests().length).toBeGreaterThan(3);
  } finally {
    jest.useRealTimers();
  }
});
