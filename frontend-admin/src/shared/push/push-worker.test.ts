import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, jest, test } from '@jest/globals';

type Handler = (event: { waitUntil(work: Promise<unknown>): void }) => void;

const script = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8');
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
let kept: object | undefined;

beforeEach(() => {
  jest.resetAllMocks();
  handlers.clear();
  kept = undefined;
  fetched.mockResolvedValue(new Response());
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    ...{ registration, clients },
  };
  const match = () => Promise.resolve(kept && { json: () => Promise.resolve(kept) });
  const caches = { open: () => Promise.resolve({ match }) };
  runInNewContext(script, { self, caches, fetch: fetched, URL, Promise, JSON });
});

async function dispatch(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  handlers.get(type)!({ ...event, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}

const notice = {
  title: 'Neue Bestellung 14',
  body: 'Linde, Abholung, 23,40 €',
  tag: 'o-1',
  url: '/backend/orders/o-1',
  receipt: '/api/push-receipts/r-1',
};
const tapped = (url: string) => ({ notification: { close: jest.fn(), data: { url } } });

test('a notification is shown, and only then confirmed', async () => {
  await dispatch('push', { data: { json: () => notice } });
  const { title, ...options } = { title: notice.title, body: notice.body, tag: 'o-1' };
  expect(registration.showNotification).toHaveBeenCalledWith(title, expect.objectContaining(options));
  expect(fetched).toHaveBeenCalledWith(notice.receipt, { method: 'POST' });
});

test('what the browser does not show is not confirmed', async () => {
  registration.showNotification.mockRejectedValue(new Error('no permission'));
  await expect(dispatch('push', { data: { json: () => notice } })).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});

test('nothing but receipts is asked for, and nothing but the back office is opened', async () => {
  await dispatch('push', { data: { json: () => ({ ...notice, receipt: 'https://elsewhere.example/' }) } });
  expect(fetched).not.toHaveBeenCalled();
  await dispatch('notificationclick', tapped('https://elsewhere.example/'));
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a tap leads an open page of the back office to the order', async () => {
  const page = { url: 'https://linde.example/backend/my-time', focus: jest.fn(), postMessage: jest.fn() };
  const shop = { ...page, url: 'https://linde.example/store/wien', focus: jest.fn() };
  clients.matchAll.mockResolvedValue([shop, page]);
  await dispatch('notificationclick', tapped(notice.url));
  expect(page.focus).toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledWith({ open: notice.url });
  expect(shop.focus).not.toHaveBeenCalled();
});

test('a tap opens the order in a new page where none is open', async () => {
  clients.matchAll.mockResolvedValue([]);
  await dispatch('notificationclick', tapped(notice.url));
  expect(clients.openWindow).toHaveBeenCalledWith(notice.url);
});

test('a subscription that the browser has renewed goes to the server with the same wishes', async () => {
  const fresh = { endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } };
  registration.pushManager.subscribe.mockResolvedValue({ toJSON: () => fresh });
  kept = { publicKey: 'k', wishes: { kinds: ['newOrder'], branches: [], device: null } };
  await dispatch('pushsubscriptionchange', {});
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ applicationServerKey: 'k' }),
  );
  const [address, sent] = fetched.mock.calls[0] as [string, { method: string; body: string }];
  expect([address, sent.method]).toEqual(['/api/push-subscriptions', 'PUT']);
  expect(JSON.parse(sent.body)).toEqual({ ...fresh, kinds: ['newOrder'], branches: [], device: null });
});
