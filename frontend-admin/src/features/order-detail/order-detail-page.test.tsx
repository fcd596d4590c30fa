import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import OrderDetailPage from './order-detail-page.js';

afterEach(cleanup);

const open = (status: number, user = manager) =>
  show(
    <Routes>
      <Route path="orders/:id" element={<OrderDetailPage />} />
    </Routes>,
    { 'GET /api/orders/o-1': () => new Refusal(status, [{ message: 'Nein.', field: null }]) },
    user,
    '/orders/o-1',
  );

test.each([
  [403, 'Kein Zugriff auf diese Bestellung.'],
  [404, 'Diese Bestellung gibt es nicht.'],
  [400, 'Diese Bestellung gibt es nicht.'],
])('an order answered with %d shows the reason and offers no retry', async (status, title) => {
  open(status);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Erneut versuchen/ })).toBeNull();
});

test('an order that could not be loaded offers a retry', async () => {
  open(500);
  expect(await screen.findByText('Bestellung konnte nicht geladen werden.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Erneut versuchen/ })).toBeTruthy();
});

test('an order is not requested without permission to read orders', () => {
  open(403, { ...manager, roles: ['ROLE_CONTENT_EDITOR'] });
  expect(screen.getByRole('heading', { name: 'Kein Zugriff auf Bestellungen.' })).toBeTruthy();
  const { calls } = (globalThis.fetch as unknown as { mock: { calls: [string][] } }).mock;
  expect(calls.filter(([address]) => address.includes('orders'))).toEqual([]);
});
