import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { anOrder } from '../../testing/an-order.js';
import { ordersApi } from '../api/orders-api.js';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

test.each([
  ['reject', 'rejected', ['Bestellung 8 abgelehnt.']],
  ['cancel', 'canceled', ['Bestellung 8 storniert.']],
  ['confirm', 'confirmed', []],
] as const)('after %s the staff read %s: %j', async (step, status, texts) => {
  fakeServer({ [`POST /api/orders/o-1/status/${step}`]: () => anOrder({ status, ticketNumber: 8 }) });
  const store = createStore();
  const move = { id: 'o-1', ticketNumber: 8, step, body: {}, idempotencyKey: 'key' };
  await store.dispatch(ordersApi.endpoints.moveOrder.initiate(move));
  await waitFor(() => expect(store.getState().notices.map(({ text }) => text)).toEqual(texts));
});
