import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  type AnalyticsEntry,
  analyticsLogSchema,
} from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { batchesOf, EventQueue } from './event-queue.js';

const entry = (path: string): AnalyticsEntry => ({
  ...{ type: 'event', action: 'page_view', category: 'page', data: { path } },
});

let sent: AnalyticsEntry[][];
let beacons: Blob[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  beacons = [];
  fakeServer({ 'POST /api/analytics-log': ({ body }) => (sent.push(body as AnalyticsEntry[]), {}) });
  navigator.sendBeacon = (_address, body) => (beacons.push(body as Blob), true);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const pathsOf = (entries: readonly AnalyticsEntry[]) => entries.map(({ data }) => data.path);
const afterASecond = () => jest.advanceTimersByTimeAsync(1_000);

test('nothing is sent before the guest has answered, also when the page is left', async () => {
  const queue = new EventQueue(null);
  queue.add(entry('/'));
  await afterASecond();
  queue.flush({ isLeft: true });
  expect([sent, beacons]).toEqual([[], []]);
});

test('what happened before the guest agreed is sent then, in its order', async () => {
  const queue = new EventQueue(null);
  queue.add(entry('/'));
  queue.add(entry('/store/wien'));
  queue.answered('accepted');
  await afterASecond();
  expect(sent.map(pathsOf)).toEqual([['/', '/store/wien']]);
});

test('what happens within a second is sent together', async () => {
  const queue = new EventQueue('accepted');
  queue.add(entry('/a'));
  await jest.advanceTimersByTimeAsync(900);
  queue.add(entry('/b'));
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  queue.add(entry('/c'));
  await afterASecond();
  expect(sent.map(pathsOf)).toEqual([['/a', '/b'], ['/c']]);
});

test('after the guest has declined, what waited is dropped and nothing waits any more', async () => {
  const queue = new EventQueue(null);
  queue.add(entry('/before'));
  queue.answered('declined');
  queue.add(entry('/after'));
  queue.answered('accepted');
  await afterASecond();
  expect(sent).toEqual([]);
});

test('what waits when the page is left goes as JSON by a beacon', async () => {
  const queue = new EventQueue('accepted');
  queue.add(entry('/'));
  queue.flush({ isLeft: true });
  expect(beacons.map(({ type }) => type)).toEqual(['application/json']);
  await afterASecond();
  expect(sent).toEqual([]);
});

test('a server that does not answer disturbs nobody, and what comes later is sent', async () => {
  let isAway = true;
  fakeServer({
    'POST /api/analytics-log': ({ body }) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return (sent.push(body as AnalyticsEntry[]), {});
    },
  });
  const queue = new EventQueue('accepted');
  queue.add(entry('/lost'));
  await afterASecond();
  isAway = false;
  queue.add(entry('/later'));
  await afterASecond();
  expect(sent.map(pathsOf)).toEqual([['/later']]);
});

test('many entries go in lists that the server takes', () => {
  const many = Array.from({ length: 120 }, (_, index) => entry(`/${index}`));
  expect(batchesOf(many).map(({ length }) => length)).toEqual([50, 50, 20]);
  const large = Array.from({ length: 90 }, (_, index) => entry(`/${'ü'.repeat(400)}${index}`));
  const batches = batchesOf(large);
  expect(batches.flat()).toEqual(large);
  for (const batch of batches) {
    expect(analyticsLogSchema.safeParse(batch).success).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThanOrEqual(32 * 1024);
  }
});

test('a guest who never answers does not fill the memory', async () => {
  const queue = new EventQueue(null);
  for (let count = 0; count < 1_000; count++) queue.add(entry(`/${count}`));
  queue.answered('accepted');
  await afterASecond();
  expect(sent.flat()).toHaveLength(200);
});
