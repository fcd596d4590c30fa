import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import OrderListPage from './order-list-page.js';

const scrollTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

describe('the data of each order in the list', () => {
  const { contact } = anOrder();
  const order = anOrder({
    items: [anItem({ name: 'Gulasch', amount: 2 })],
    contact: { ...contact, phone: '+43 660 1234567', email: 'anna@example.org' },
    address: {
      ...{ name: '', companyName: '', street: 'Zieglergasse 5', stairway: '', floor: '', door: '' },
      ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
    },
  });
  const bare = anOrder({ id: 'o-2', ticketNumber: 13 });
  const open = () =>
    show(<OrderListPage />, {
      'GET /api/orders': () => new Described([order, bare], { total: 2, page: 1, limit: 25 }),
    });
  const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
  const stored = () => ['show_product_data', 'show_customer_data'].map((name) => localStorage.getItem(name));

  test('is hidden until it is wanted', async () => {
    open();
    await screen.findByRole('link', { name: 'Bestellung 12 öffnen' });
    for (const words of [/Gulasch/, /1234567/, /Zieglergasse/]) expect(screen.queryByText(words)).toBeNull();
    expect(stored()).toEqual([null, null]);
  });

  test('shows the items of each order, and hides them again', async () => {
    open();
    await screen.findByRole('link', { name: 'Bestellung 12 öffnen' });
    await turn('Produktdaten anzeigen');
    const items = within(screen.getByRole('list', { name: 'Positionen der Bestellung 12' }));
    expect(items.getByText('Gulasch').closest('li')!.textContent).toMatch(/^2.×Gulasch/);
    expect(screen.queryByText(/1234567/)).toBeNull();
    expect(stored()).toEqual(['1', null]);
    await turn('Produktdaten anzeigen');
    expect(screen.queryByText('Gulasch')).toBeNull();
    expect(stored()).toEqual(['0', null]);
  });

  test('shows how each customer is reached and where they live', async () => {
    open();
    await screen.findByRole('link', { name: 'Bestellung 12 öffnen' });
    await turn('Kundendaten anzeigen');
    expect(screen.getByRole('link', { name: '+43 660 1234567' }).getAttribute('href')).toBe(
      'tel:+43 660 1234567',
    );
    expect(screen.getByText('Zieglergasse 5, 1070 Wien')).toBeTruthy();
    expect(screen.getByText('Keine weiteren Angaben zum Gast.')).toBeTruthy();
    expect(stored()).toEqual([null, '1']);
  });

  test('is shown as this browser showed it last', async () => {
    localStorage.setItem('show_product_data', '1');
    localStorage.setItem('show_customer_data', '0');
    open();
    expect(await screen.findByText('Gulasch')).toBeTruthy();
    expect(screen.queryByText(/1234567/)).toBeNull();
    expect(screen.getByRole('switch', { name: 'Produktdaten anzeigen' })).toHaveProperty('checked', true);
  });

  test('opens the order at a click, as the rest of its row does', async () => {
    localStorage.setItem('show_product_data', '1');
    show(
      <Routes>
        <Route path="/" element={<OrderListPage />} />
        <Route path="/orders/:id" element={<Order />} />
      </Routes>,
      { 'GET /api/orders': () => new Described([order], { total: 1, page: 1, limit: 25 }) },
    );
    await userEvent.click(await screen.findByText('Gulasch'));
    expect(await screen.findByRole('button', { name: 'Zurück im Browser' })).toBeTruthy();
  });
});

test('the list is filtered by mode and payment state, beside the status, as its address says', async () => {
  const asked: string[] = [];
  show(<OrderListPage />, { 'GET /api/orders': () => new Described([], { total: 0, page: 1, limit: 25 }) });
  const send = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    asked.push(decodeURIComponent(String(address)));
    return send(address, options);
  };
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Bestätigt');
  await userEvent.selectOptions(screen.getByLabelText('Art'), 'Lieferung');
  await userEvent.selectOptions(screen.getByLabelText('Zahlung'), 'Offen');
  await waitFor(() => expect(asked.at(-1)).toContain('filter[payment]=open'));
  expect(asked.at(-1)).toContain('filter[status]=confirmed&filter[mode]=delivery');
  globalThis.fetch = send;
});
