import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { Described, fakeServer, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { manager } from '../../testing/show.js';
import { again } from '../api/follow-query.js';
import { sessionApi } from './session-api.js';
import { shopApi } from '../shop/shop-api.js';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const { currentUser, signIn, signInByLink } = sessionApi.endpoints;
const { branches } = shopApi.endpoints;
const colleague = { ...manager, user: { ...manager.user, id: 'u-10' } };

async function seen(answers: Parameters<typeof fakeServer>[0]) {
  fakeServer({ 'GET /api/users/me': () => manager, 'GET /api/branches': () => [], ...answers });
  const store = createStore();
  await store.dispatch(currentUser.initiate());
  await store.dispatch(branches.initiate());
  return store;
}

test('a session found to be ended clears the cached data', async () => {
  const store = await seen({});
  fakeServer({ 'GET /api/users/me': () => null });
  await store.dispatch(currentUser.initiate(undefined, again));
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toBeNull());
  expect(branches.select()(store.getState()).data).toBeUndefined();
});

test.each([
  ['another user', colleague, undefined],
  ['the same person', manager, []],
])('after sign-in by link %s sees only cached data of their own', async (_case, user, known) => {
  const store = await seen({ 'POST /api/session/link': () => user });
  await store.dispatch(signInByLink.initiate({ token: 't' }));
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toEqual(user));
  expect(branches.select()(store.getState()).data).toEqual(known);
});

test('the reason for the end of the session is kept until the next sign-in', async () => {
  const store = await seen({ 'POST /api/session/link': () => manager });
  fakeServer({ 'GET /api/users/me': () => new Described(null, { sessionEnd: 'rights-changed' }) });
  await store.dispatch(currentUser.initiate(undefined, again));
  await waitFor(() => expect(store.getState().sessionEnd).toBe('rights-changed'));
  fakeServer({ 'POST /api/session/link': () => manager });
  await store.dispatch(signInByLink.initiate({ token: 't' }));
  await waitFor(() => expect(store.getState().sessionEnd).toBeNull());
});

test('a 401 without a reason triggers a request for the reason', async () => {
  const store = await seen({});
  fakeServer({
    'GET /api/branches': () => new Refusal(401, [{ message: 'Bitte melden Sie sich an.', field: null }]),
    'GET /api/users/me': () => new Described(null, { sessionEnd: 'expired' }),
  });
  await store.dispatch(branches.initiate(undefined, again));
  await waitFor(() => expect(store.getState().sessionEnd).toBe('expired'));
  expect(currentUser.select()(store.getState()).data).toBeNull();
});

test('an unknown reason for the end of the session is ignored', async () => {
  const store = await seen({});
  fakeServer({ 'GET /api/users/me': () => new Described(null, { sessionEnd: 'moon-phase' }) });
  await store.dispatch(currentUser.initiate(undefined, again));
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toBeNull());
  expect(store.getState().sessionEnd).toBeNull();
});

test('a 401 that arrives after the end of the session keeps the answer of a refused sign-in', async () => {
  const store = await seen({});
  const refused = (status: number) => () => new Refusal(status, [{ message: 'Nein.', field: null }]);
  fakeServer({
    'GET /api/users/me': () => null,
    'GET /api/branches': refused(401),
    'POST /api/session': refused(422),
  });
  await store.dispatch(currentUser.initiate(undefined, again));
  await waitFor(() => expect(currentUser.select()(store.getState()).data).toBeNull());
  const attempt = store.dispatch(signIn.initiate({ username: 'resi', password: 'falsch' }));
  await attempt;
  await store.dispatch(branches.initiate(undefined, again));
  expect(signIn.select(attempt.requestId)(store.getState()).isError).toBe(true);
});
