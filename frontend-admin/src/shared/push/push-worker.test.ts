import { expect, jest, test } from '@jest/globals';
import { tapped, withPushWorker } from '@bestellwerk/ui/testing/push-worker';

const { registration, clients, fetched, kept, dispatch } = withPushWorker(
  new URL('../../../public/push-worker.js', import.meta.url),
);

const notice = {
  title: 'Neue Bestellung 14',
  body: 'Linde, Abholung, 23,40 €',
  tag: 'o-1',
  url: '/backend/orders/o-1',
  receipt: '/api/push-receipts/r-1',
};

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
  await dispatch('notificationclick', tapped(notice.url));
  expect(clients.openWindow).toHaveBeenCalledWith(notice.url);
});

test('a subscription that the browser has renewed goes to the server with the same wishes', async () => {
  const fresh = { endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } };
  registration.pushManager.subscribe.mockResolvedValue({ toJSON: () => fresh });
  const wishes = { kinds: ['newOrder'], branches: [], device: null };
  kept.set('/backend/push-wishes', JSON.stringify({ publicKey: 'k', wishes }));
  await dispatch('pushsubscriptionchange', {});
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ applicationServerKey: 'k' }),
  );
  const [address, sent] = fetched.mock.calls[0] as [string, { method: string; body: string }];
  expect([address, sent.method]).toEqual(['/api/push-subscriptions', 'PUT']);
  expect(JSON.parse(sent.body)).toEqual({ ...fresh, ...wishes });
});
