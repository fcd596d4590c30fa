import { expect, jest, test } from '@jest/globals';
import { tapped, withPushWorker } from '@bestellwerk/ui/testing/push-worker';

const { registration, clients, fetched, kept, dispatch } = withPushWorker(
  new URL('../../../public/order-push-worker.js', import.meta.url),
);

const notice = {
  title: 'Ihre Bestellung ist bereit zur Abholung',
  body: 'Linde, Bestellung 14',
  tag: 'o-1',
  url: '/status/ABCDEFGHJK',
  receipt: '/api/push-receipts/r-1',
};

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
