import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { renderShop } from '../../testing/render-shop.js';
import { branch, catalogue } from '../../testing/shop-fixture.js';

const topics = new Map<string, TopicListener>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  topics.clear();
  // What is known of the log would stay so for other tests.
  jest.spyOn(knownPosition, 'remember').mockImplementation(() => undefined);
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((topic, given) => {
    topics.set(topic, given);
    return () => topics.delete(topic);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const closed: Branch['openingHours'] = [];

/** A page of the shop whose only branch can be changed afterwards. */
function show(path: string, shop: { branch: Branch }) {
  renderShop({
    path,
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [shop.branch] }),
      [`GET /api/branches/${branch.id}/availability`]: () => [],
    },
  });
}
const changed = { topic: 'records:branches', projection: 'branch', position: '9', rows: [] };
async function followed(): Promise<TopicListener> {
  await waitFor(() => expect(topics.has('records:branches')).toBe(true));
  return topics.get('records:branches')!;
}
const isClosed = () => screen.findAllByText(/^(Derzeit )?geschlossen|^Geschlossen|keine .* geöffnet/i);

test.each(['/', '/store/wien'])('new opening hours reach the open page %s without a reload', async (path) => {
  const shop = { branch };
  show(path, shop);
  await screen.findByRole('heading', { name: branch.name });
  const { onChanges } = await followed();
  shop.branch = { ...branch, openingHours: closed };
  act(() => onChanges(changed));
  expect(await isClosed()).not.toEqual([]);
});

test('new opening hours are seen once the connection is back that was lost while they were saved', async () => {
  const shop = { branch };
  show('/', shop);
  const { onSubscribed } = await followed();
  shop.branch = { ...branch, openingHours: closed };
  act(() => onSubscribed?.('9'));
  expect(await isClosed()).not.toEqual([]);
});

test('the change of a branch that is closed reaches the start page, where nobody follows its pauses', async () => {
  const shop = { branch: { ...branch, openingHours: closed } };
  show('/', shop);
  const { onChanges } = await followed();
  expect([...topics.keys()]).toEqual(['records:branches']);
  shop.branch = { ...shop.branch, name: 'Linde am Ring' };
  act(() => onChanges(changed));
  expect(await screen.findByRole('heading', { name: 'Linde am Ring' })).toBeDefined();
});

test('the catalogue is read with the position of the change, so that the server does not answer an older one', async () => {
  show('/', { branch });
  const { onChanges } = await followed();
  act(() => onChanges(changed));
  expect(knownPosition.remember).toHaveBeenCalledWith('9');
});
