import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { anOrder } from '../../testing/an-order.js';
import { endConnections, loseConnection } from '../../testing/lost-connection.js';
import { show } from '../../testing/show.js';
import BoardPage from '../../features/board/board-page.js';
import { LiveBadge } from './live-badge.js';

const original = globalThis.fetch;
beforeEach(
  () => void jest.useFakeTimers({ now: new Date('2026-11-20T10:42:00+01:00'), advanceTimers: true }),
);
afterEach(() => {
  cleanup();
  endConnections();
  jest.useRealTimers();
  globalThis.fetch = original;
});

const orders = () => [anOrder({ placedAt: '2026-11-20T09:40:00.000Z' })];
const MINUTE = 60_000;
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const lost = () => document.querySelector('[data-lost]')?.textContent;

async function showLost(answer: () => object[]) {
  show(
    <>
      <LiveBadge />
      <BoardPage />
    </>,
    { 'GET /api/orders/current': answer },
  );
  await screen.findByRole('article');
  await loseConnection();
}

test('a lost connection says of when the orders on screen are, and since when it is lost', async () => {
  let isAway = false;
  await showLost(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return orders();
  });
  isAway = true;
  await after(2_000);
  expect(lost()).toBe('GetrenntStand 10:42');
  await after(12 * MINUTE);
  expect(lost()).toBe('Getrenntseit 12 MinutenStand 10:42');
});

test('orders that are still read while only the live connection is lost are as new as the last reading', async () => {
  await showLost(orders);
  await after(12 * MINUTE + 5_000);
  expect(lost()).toBe('Getrenntseit 12 MinutenStand 10:54');
});

test('a connection that is lost for a moment does not move the page', async () => {
  await showLost(orders);
  expect(lost()).toBeUndefined();
});
