import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { PublicOrder } from '@bestellwerk/domain/views/order.schema';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { confirmedOrder, pendingOrder } from '../../testing/order-fixture.js';
import { renderShop } from '../../testing/render-shop.js';

const path = `/status/${pendingOrder.uid}/${pendingOrder.hash}`;
const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;
const topic = `public-order:${pendingOrder.uid}:${pendingOrder.hash}`;

const stop = jest.fn();
let listener: TopicListener;

beforeEach(() => {
  sessionStorage.clear();
  stop.mockClear();
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((followed, given) => {
    expect(followed).toBe(topic);
    listener = given;
    return stop;
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const push = (order: PublicOrder) =>
  act(() => listener.onChanges({ topic, projection: 'public-order', position: '9', rows: [order] }));
const standing = () =>
  screen.getByRole('heading', { level: 2, name: /Bestätigung|bestätigt|Abgeschlossen/ }).textContent;

test('pushed changes move the page; older ones do not move it back', async () => {
  renderShop({ path, answers: { [orderPath]: () => pendingOrder } });
  expect(await screen.findByText('42')).toBeDefined();
  expect(document.title).toBe('Bestellstatus - Zur Linde');
  expect(standing()).toBe('Warten auf Bestätigung');
  push(confirmedOrder);
  push(pendingOrder);
  await waitFor(() => expect(standing()).toBe('Bestellung bestätigt'));
});

test('what happened before the subscription is read', async () => {
  let order = pendingOrder;
  renderShop({ path, answers: { [orderPath]: () => order } });
  await screen.findByText('Warten auf Bestätigung');
  order = confirmedOrder;
  act(() => listener.onSubscribed?.('9'));
  await waitFor(() => expect(standing()).toBe('Bestellung bestätigt'));
});

test('an order that is over is no longer followed', async () => {
  renderShop({ path, answers: { [orderPath]: () => pendingOrder } });
  await screen.findByText('42');
  push({ ...confirmedOrder, status: 'completed', isCompleted: true, revision: '4' });
  await waitFor(() => expect(standing()).toBe('Abgeschlossen'));
  expect(stop).toHaveBeenCalled();
  expect(screen.queryByText('Verbindung wird wiederhergestellt')).toBeNull();
});

test('a rejected order says why', async () => {
  const rejected: PublicOrder = {
    ...pendingOrder,
    status: 'rejected',
    isRejected: true,
    rejectionMessage: 'Der Tafelspitz ist aus.',
  };
  renderShop({ path, answers: { [orderPath]: () => rejected } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung storniert' })).toBeDefined();
  expect(screen.getByText('Der Tafelspitz ist aus.')).toBeDefined();
});

test('an unknown address is told apart from a lost connection', async () => {
  renderShop({ path });
  expect(await screen.findByText('Diese Bestellung gibt es nicht.')).toBeDefined();
});
