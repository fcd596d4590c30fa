import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { renderShop } from '../../testing/render-shop.js';
import { branch, catalogue } from '../../testing/shop-fixture.js';
import { renewNow } from '../shared/use-now.js';

const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore
const topics = new Map<string, TopicListener>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  topics.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T12:02+01:00'), doNotFake: [...real] });
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((topic, given) => {
    topics.set(topic, given);
    return () => topics.delete(topic);
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pausedUntil = (end: string | null) =>
  end === null
    ? []
    : [
        {
          ...{
            branch: branch.id,
            date: '2026-11-23',
            pausedUntil: end,
            delay: null,
            soldOut: [],
            windowMinutes: 30,
          },
          ...{ full: { takeaway: [], delivery: [], dineIn: [] }, capacity: null },
        },
      ];

/** The list of branches; the pause of its only one can change afterwards. */
function show(pause: { end: string | null }, changes: Partial<Branch> = {}) {
  renderShop({
    path: '/',
    answers: {
      'GET /api/init': () => ({ ...catalogue, branches: [{ ...branch, ...changes }] }),
      [`GET /api/branches/${branch.id}/availability`]: () => pausedUntil(pause.end),
    },
  });
}
const change = () =>
  act(() =>
    topics
      .get(`availability:${branch.id}`)!
      .onChanges({ topic: '', projection: 'branch_day', position: '9', rows: [] }),
  );
const text = 'Nimmt gerade keine Bestellungen an – wieder ab 12:20 Uhr';

test('the card of a branch that pauses ordering says so until the pause is over', async () => {
  show({ end: '2026-11-23T11:20:00.000Z' });
  expect(await screen.findByText(text)).toBeDefined();
  jest.setSystemTime(new Date('2026-11-23T12:20+01:00'));
  act(() => void renewNow());
  expect(screen.queryByText(text)).toBeNull();
});

test('the card of a branch says at once that a pause of ordering begins and that it ends early', async () => {
  const pause: { end: string | null } = { end: null };
  show(pause);
  await waitFor(() => expect(topics.has(`availability:${branch.id}`)).toBe(true));
  expect(screen.queryByText(/^Nimmt gerade/)).toBeNull();
  pause.end = '2026-11-23T11:20:00.000Z';
  change();
  expect(await screen.findByText(text)).toBeDefined();
  pause.end = null;
  change();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('the card of a branch with pre-orders says that orders for later are taken during a pause', async () => {
  show({ end: '2026-11-23T11:20:00.000Z' }, { isPreorderEnabled: true });
  const words = 'Nimmt gerade nur Bestellungen für später an – für gleich wieder ab 12:20 Uhr';
  expect(await screen.findByText(words)).toBeDefined();
});

test('nobody asks for pauses of a branch that is closed', async () => {
  show({ end: '2026-11-23T11:20:00.000Z' }, { openingHours: [] });
  await screen.findByRole('heading', { level: 2, name: branch.name });
  await act(async () => {});
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([address]) => String(address));
  expect(asked.filter((address) => address.includes('availability'))).toEqual([]);
});
