import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { anOrder } from '../../testing/an-order.js';
import { ordersApi } from '../orders/orders-api.js';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

test.each([
  ['reject', 'rejected', ['Bestellung 8 abgelehnt.']],
  ['cancel', 'canceled', ['Bestellung 8 storniert.']],
  ['confirm', 'confirmed', []],
] as const)('after the step %s to %s the toasts are %j', async (step, status, texts) => {
  fakeServer({ [`POST /api/orders/o-1/status/${step}`]: () => anOrder({ status, ticketNumber: 8 }) });
  const store = createStore();
  const move = { id: 'o-1', ticketNumber: 8, step, body: {}, idempotencyKey: 'key' };
  await store.dispatch(ordersApi.endpoints.moveOrder.initiate(move));
  await waitFor(() => expect(store.getState().toasts.map(({ text }) => text)).toEqual(texts));
});

test('canceling a paid order shows the amount to refund until the notice is closed', async () => {
  const order = anOrder({ status: 'canceled', ticketNumber: 8, paidAmount: 10.5 });
  fakeServer({ 'POST /api/orders/o-1/status/cancel': () => order });
  const store = createStore();
  const move = { id: 'o-1', ticketNumber: 8, step: 'cancel', body: {}, idempotencyKey: 'key' } as const;
  await store.dispatch(ordersApi.endpoints.moveOrder.initiate(move));
  await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
  expect(store.getState().toasts[0]).toMatchObject({
    kind: 'error',
    text: 'Bestellung 8 storniert.',
    detail: 'Dem Gast zurückzugeben: 10,50\u00a0€',
  });
});
