import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { anOrder } from '../../testing/an-order.js';
import { manager } from '../../testing/show.js';
import { sessionApi } from '../session/session-api.js';
import { toastClosed } from '../toasts/toasts-slice.js';
import { repeat } from '../api/follow-query.js';
import { unsentSteps } from './unsent-steps.js';
import { stepTaken } from './outbox.js';
import { sendAllSteps, sendStepsWhenPageCloses } from './send-steps.js';

const original = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = original;
});

const { currentUser, signIn, signOut } = sessionApi.endpoints;
const refused = () =>
  new Response(JSON.stringify({ errors: [{ message: 'Bitte melden Sie sich an.', field: null }] }), {
    status: 401,
  });
const colleague = { ...manager, user: { ...manager.user, id: 'u-10' } };
const idsKept = () => unsentSteps('u-9').map(({ id }) => id);

/** Somebody signed in whose session has ended while two orders waited to be sent. */
async function expired() {
  fakeServer({ 'GET /api/users/me': () => manager });
  const store = createStore();
  await store.dispatch(currentUser.initiate());
  globalThis.fetch = async () => refused();
  for (const ticketNumber of [12, 13]) {
    const orderId = `o-${ticketNumber}`;
    const step = { step: 'confirm', body: {}, target: 'confirmed', takenAt: Date.now() } as const;
    store.dispatch(stepTaken({ ...step, orderId, ticketNumber, idempotencyKey: `key-${ticketNumber}` }));
  }
  await store.dispatch(sendAllSteps());
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toBeNull());
  await waitFor(() => expect(idsKept()).toEqual(['o-12', 'o-13']));
  return store;
}

async function comeBack(store: Awaited<ReturnType<typeof expired>>, user = manager) {
  const send = fakeServer({
    'POST /api/session': () => user,
    'POST /api/orders/o-12/status/confirm': () => anOrder({ id: 'o-12', status: 'confirmed' }),
    'POST /api/orders/o-13/status/confirm': () => anOrder({ id: 'o-13', status: 'confirmed' }),
    'DELETE /api/session': () => null,
  });
  await store.dispatch(signIn.initiate({ username: 'resi', password: 'geheim' }));
  return send;
}

test('steps taken after the session ended are offered to the same user after sign-in', async () => {
  const store = await expired();
  expect(store.getState().endedSession).toBe('u-9');
  const send = await comeBack(store);
  await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
  const [toast] = store.getState().toasts;
  expect(toast).toMatchObject({ detail: 'Bestätigen: Bestellung 12. Bestätigen: Bestellung 13.' });
  for (const { endpoint, argument } of toast!.retries) store.dispatch(repeat(endpoint, argument));
  await waitFor(() => expect(idsKept()).toEqual([]));
  const keys = send.mock.calls.map(
    ([, init]) => (init!.headers as Record<string, string>)['idempotency-key'],
  );
  expect(keys.filter(Boolean)).toEqual(['key-12', 'key-13']);
  expect(store.getState().endedSession).toBeNull();
});

test('steps taken after the session ended are not offered to another user', async () => {
  const store = await expired();
  await comeBack(store, colleague);
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toEqual(colleague));
  expect(store.getState().toasts).toEqual([]);
});

test('kept steps are deleted when the offer is closed or their user signs out', async () => {
  const closing = await expired();
  await comeBack(closing);
  await waitFor(() => expect(closing.getState().toasts).toHaveLength(1));
  closing.dispatch(toastClosed(closing.getState().toasts[0]!.id));
  await waitFor(() => expect(idsKept()).toEqual([]));

  const leaving = await expired();
  await comeBack(leaving);
  await waitFor(() => expect(currentUser.select()(leaving.getState()).data).toEqual(manager));
  await leaving.dispatch(signOut.initiate());
  await waitFor(() => expect(idsKept()).toEqual([]));
  expect(leaving.getState().endedSession).toBeNull();
});

test('steps pending when a page without a session closes are kept instead of sent', async () => {
  const store = await expired();
  const stop = sendStepsWhenPageCloses(store);
  const step = { step: 'confirm', body: {}, target: 'confirmed', takenAt: Date.now() } as const;
  store.dispatch(stepTaken({ ...step, orderId: 'o-14', ticketNumber: 14, idempotencyKey: 'key-14' }));
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect(idsKept()).toEqual(['o-12', 'o-13', 'o-14']);
});
