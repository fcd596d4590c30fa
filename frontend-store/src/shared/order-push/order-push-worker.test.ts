import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, jest, test } from '@jest/globals';

type Handler = (event: { waitUntil(work: Promise<unknown>): void }) => void;

const script = readFileSync(new URL('../../../public/order-push-worker.js', import.meta.url), 'utf8');
const handlers = new Map<string, Handler>();
const registration = {
  showNotification: jest.fn<(title: string, options: object) => Promise<void>>(),
  pushManager: { subscribe: jest.fn<(options: object) => Promise<object>>() },
};
const clients = {
  matchAll: jest.fn<() => Promise<object[]>>(),
  openWindow: jest.fn<(url: string) => Promise<void>>(),
};
const fetched = jest.fn<(address: string, options: object) => Promise<Response>>();
/** What the page has kept: the path of each order's page. */
const kept = new Map<string, string>();

beforeEach(() => {
  jest.resetAllMocks();
  handlers.clear();
  kept.clear();
  fetched.mockResolvedValue(new Response());
  clients.matchAll.mockResolvedValue([]);
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    ...{ registration, clients },
  };
  const match = (path: string) =>
    Promise.resolve(kept.has(path) ? { text: () => Promise.resolve(kept.get(path)) } : undefined);
  const cache = { match, keys: () => Promise.resolve([...kept.keys()]) };
  const caches = { open: () => Promise.resolve(cache) };
  runInNewContext(script, { self, caches, fetch: fetched, URL, Promise, JSON });
});

async function dispatch(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  handlers.get(type)!({ ...event, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}

const notice = {
  title: 'Ihre Bestellung ist bereit zur Abholung',
  body: 'Linde, Bestellung 14',
  tag: 'o-1',
  url: '/status/ABCDEFGHJK',
  receipt: '/api/push-receipts/r-1',
};
const tapped = (url: string) => ({ notification: { close: jest.fn(), data: { url } } });

test('a notification is shown, and only then confirmed', async () => {
  await dispatch('push', { data: { json: () => notice } });
  const { title, body, tag } = notice;
  expect(registration.showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ body, tag }));
  expect(fetched).toHaveBeenCalledWith(notice.receipt, { method: 'POST' });
});

test('nothing but receipts is asked for, and nothing but pages of orders is opened', async () => {
  await dispatch('push', { data: { json: () => ({ ...notice, receipt: 'https://elsewhere.example/' }) } });
  expect(fetched).not.toHaveBeenCalled();
  await dispatch('notificationclick', tapped('https://elsewhere.example/'));
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a tap leads to the page of the order that is open, not to that of another order', async () => {
  const other = { url: 'https://linde.example/status/ABCDEFGHJL/secret', focus: jest.fn() };
  const page = { url: 'https://linde.example/status/ABCDEFGHJK/secret', focus: jest.fn() };
  clients.matchAll.mockResolvedValue([other, page]);
  await dispatch('notificationclick', tapped(notice.url));
  expect([other.focus.mock.calls.length, page.focus.mock.calls.length]).toEqual([0, 1]);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a tap opens the page of an order that this device knows, and else the start of the shop', async () => {
  await dispatch('notificationclick', tapped(notice.url));
  expect(clients.openWindow).toHaveBeenLastCalledWith('/');
  kept.set('/order-push/ABCDEFGHJK', '/status/ABCDEFGHJK/secret');
  await dispatch('notificationclick', tapped(notice.url));
  expect(clients.openWindow).toHaveBeenLastCalledWith('/status/ABCDEFGHJK/secret');
});

test('a subscription that the browser has renewed goes to each order that it follows', async () => {
  const fresh = { endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } };
  registration.pushManager.subscribe.mockResolvedValue({ toJSON: () => fresh });
  for (const uid of ['ABCDEFGHJK', 'ABCDEFGHJL']) kept.set(`/order-push/${uid}`, `/status/${uid}/secret`);
  await dispatch('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: 'k' } } });
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ applicationServerKey: 'k' }),
  );
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/orders/public/ABCDEFGHJK/secret/notifications',
    '/api/orders/public/ABCDEFGHJL/secret/notifications',
  ]);
  expect(JSON.parse((fetched.mock.calls[0]![1] as { body: string }).body)).toEqual(fresh);
});
