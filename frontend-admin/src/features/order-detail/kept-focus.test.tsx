import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import OrderDetailPage from './order-detail-page.js';

const original = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const paid = { paidAmount: 11, openAmount: 0, isPaid: true };
const soon = new Date(Date.now() + 10 * 60_000).toISOString();

/** The page of an order that takes every step at once. */
async function open(changes: Partial<StaffOrder>) {
  let revision = 1;
  let order = anOrder({ isConfirmed: true, appointmentDate: soon, ...changes });
  const become = (next: Partial<StaffOrder>) => () =>
    (order = { ...order, ...next, revision: String(++revision) });
  const shown = show(
    <Routes>
      <Route path="orders/:id" element={<OrderDetailPage />} />
    </Routes>,
    {
      'GET /api/orders/o-1': () => order,
      'POST /api/orders/o-1/status/in-delivery': become({ status: 'ready' }),
      'POST /api/orders/o-1/status/completed': become({ status: 'completed' }),
      'POST /api/orders/o-1/payments': become(paid),
    },
    undefined,
    '/orders/o-1',
  );
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const button = (name: string) => screen.findByRole('button', { name });
async function press(name: string) {
  (await button(name)).focus();
  await userEvent.keyboard('{Enter}');
}
const focused = () => document.activeElement?.textContent;

test('the focus fell to the start of the page after a step instead of going to the next one', async () => {
  await open({ status: 'confirmed', ...paid });
  await press('Fertig');
  await waitFor(() => expect(focused()).toBe('Abschließen'));
});

test('the focus fell to the start of the page after the last step of an order', async () => {
  await open({ status: 'ready', ...paid });
  await press('Abschließen');
  await waitFor(() => expect(focused()).toBe('Bestellung 12'));
});

test('the focus fell to the start of the page after a payment, with whose form the button goes', async () => {
  await open({ status: 'ready' });
  await press('Barzahlung erfassen');
  await waitFor(() => expect(focused()).toBe('Abschließen'));
});

test('the focus fell to the start of the page after a step that was confirmed in a dialog', async () => {
  await open({ status: 'ready' });
  await press('Abschließen');
  await press('Offen lassen und abschließen');
  await waitFor(() => expect(focused()).toBe('Bestellung 12'));
});

test('a key held down on one step took the next one as well', async () => {
  await open({ status: 'confirmed', ...paid });
  await press('Fertig');
  await waitFor(() => expect(focused()).toBe('Abschließen'));
  const held = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true });
  // What is prevented clicks nothing.
  expect(held()).toBe(false);
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(held()).toBe(true);
});

test('a page took the focus although its reader had clicked elsewhere since', async () => {
  await open({ status: 'ready' });
  const form = await button('Barzahlung erfassen');
  form.focus();
  fireEvent.pointerDown(document.body);
  form.blur();
  fireEvent.submit(form.closest('form')!);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Barzahlung erfassen' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
});
