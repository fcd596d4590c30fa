import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import OrderListPage from './order-list-page.js';

const scrollTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { scrollTo, scrollY: 0 });
});
afterEach(cleanup);

function Order() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Zurück im Browser</button>;
}

test('going back from an order restores scroll position and focus in the list', async () => {
  const orders = [7, 8].map((ticketNumber) => anOrder({ id: `o-${ticketNumber}`, ticketNumber }));
  show(
    <Routes>
      <Route path="/" element={<OrderListPage />} />
      <Route path="/orders/:id" element={<Order />} />
    </Routes>,
    { 'GET /api/orders': () => new Described(orders, { total: 2, page: 1, limit: 25 }) },
  );
  const link = () => screen.findByRole('link', { name: 'Bestellung 8 öffnen' });
  await link();
  Object.assign(window, { scrollY: 640 });
  await userEvent.click(await link());
  await userEvent.click(screen.getByRole('button', { name: 'Zurück im Browser' }));
  const again = await link();
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
});
