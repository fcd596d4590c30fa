import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { confirmedOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';
import { followedId } from '../shared/order-push/order-push.js';

const { push } = withFollowedOrders();
const path = `/status/${confirmedOrder.uid}/${confirmedOrder.hash}`;
const orderPath = `/api/orders/public/${confirmedOrder.uid}/${confirmedOrder.hash}`;
const keys = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const ID = '22222222-2222-4222-8222-222222222222';

/** What the page has kept for the worker. */
const kept = new Map<string, Response>();
const unsubscribe = jest.fn(() => Promise.resolve(true));
const requestPermission = jest.fn(() => Promise.resolve('granted'));
const notification = { permission: 'default', requestPermission };

beforeEach(() => {
  jest.clearAllMocks();
  kept.clear();
  requestPermission.mockResolvedValue('granted');
  notification.permission = 'default';
  const subscription = { toJSON: () => keys, unsubscribe, options: { applicationServerKey: null } };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription),
  };
  const registration = { active: {}, scope: 'http://localhost/order-push/', pushManager };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration]),
  });
  const cache = {
    put: async (name: string, response: Response) => void kept.set(name, response),
    delete: async (name: string) => kept.delete(name),
  };
  const inBrowser = {
    isSecureContext: true,
    PushManager: class {},
    Notification: notification,
    caches: { open: () => Promise.resolve(cache), keys: () => Promise.resolve([]) },
  };
  for (const [name, value] of Object.entries(inBrowser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  for (const name of ['isSecureContext', 'PushManager', 'Notification', 'caches']) {
    Reflect.deleteProperty(globalThis, name);
  }
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const answers = (
  more: Record<string, (request: { body: unknown }) => unknown> = {},
  order: PublicOrder = confirmedOrder,
) => ({
  [`GET ${orderPath}`]: () => order,
  [`GET ${orderPath}/notifications`]: () => ({ publicKey: 'k', isSending: true }),
  ...more,
});
const button = (name: string) => screen.findByRole('button', { name });

test('a guest is notified on this device until they no longer want it', async () => {
  const follow = jest.fn((_: unknown) => ({ id: ID }));
  const leave = jest.fn(() => null);
  const more = {
    [`PUT ${orderPath}/notifications`]: ({ body }: { body: unknown }) => follow(body),
    [`DELETE ${orderPath}/notifications/${ID}`]: leave,
  };
  renderShop({ path, answers: answers(more) });
  await userEvent.click(await button('Benachrichtigen'));
  expect(await screen.findByText(/^Dieses Gerät meldet sich, sobald sich etwas tut/)).toBeTruthy();
  expect(follow).toHaveBeenCalledWith(keys);
  expect(followedId(confirmedOrder.uid)).toBe(ID);
  expect(await kept.get(`/order-push/${confirmedOrder.uid}`)!.text()).toBe(path);
  await userEvent.click(await button('Nicht mehr benachrichtigen'));
  await button('Benachrichtigen');
  expect(leave).toHaveBeenCalled();
  expect([followedId(confirmedOrder.uid), kept.size]).toEqual([null, 0]);
});

test('a guest who refuses in the browser reads in place of the button that it is blocked, until they allow it', async () => {
  requestPermission.mockImplementation(() => {
    notification.permission = 'denied';
    return Promise.resolve('denied');
  });
  renderShop({ path, answers: answers() });
  await userEvent.click(await button('Benachrichtigen'));
  expect(await screen.findByText(/^Ihr Browser blockiert Benachrichtigungen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Benachrichtigen' })).toBeNull();
  expect(followedId(confirmedOrder.uid)).toBeNull();
  notification.permission = 'granted';
  act(() => void window.dispatchEvent(new Event('focus')));
  await button('Benachrichtigen');
  expect(screen.queryByText(/^Ihr Browser blockiert/)).toBeNull();
});

test('a guest who refused before is not bothered with it on every page', async () => {
  notification.permission = 'denied';
  renderShop({ path, answers: answers() });
  await screen.findByRole('list', { name: 'Fortschritt' });
  expect(screen.queryByText(/Benachrichtigungen/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Benachrichtigen' })).toBeNull();
});

test('a guest who closes the question of the browser may try again', async () => {
  requestPermission.mockResolvedValue('default');
  renderShop({ path, answers: answers() });
  await userEvent.click(await button('Benachrichtigen'));
  expect(await screen.findByText(/^Bitte erlauben Sie die Benachrichtigungen/)).toBeTruthy();
  await button('Benachrichtigen');
  expect(followedId(confirmedOrder.uid)).toBeNull();
});

test('nothing is offered where the server sends none, nor for an order that has ended', async () => {
  const silent = { [`GET ${orderPath}/notifications`]: () => ({ publicKey: 'k', isSending: false }) };
  const first = renderShop({ path, answers: answers(silent) });
  await button('Link kopieren');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Benachrichtigen' })).toBeNull());
  first.unmount();
  renderShop({ path, answers: answers({}, { ...confirmedOrder, status: 'completed', isCompleted: true }) });
  await button('Link kopieren');
  expect(screen.queryByRole('button', { name: 'Benachrichtigen' })).toBeNull();
});

test('an order that ends is no longer kept for notifications', async () => {
  renderShop({ path, answers: answers({ [`PUT ${orderPath}/notifications`]: () => ({ id: ID }) }) });
  await userEvent.click(await button('Benachrichtigen'));
  await button('Nicht mehr benachrichtigen');
  push({ ...confirmedOrder, status: 'completed', isCompleted: true, revision: '9' });
  await waitFor(() => expect([followedId(confirmedOrder.uid), kept.size]).toEqual([null, 0]));
});
