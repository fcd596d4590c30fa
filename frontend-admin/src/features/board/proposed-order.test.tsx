import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import BoardPage from './board-page.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const counterAppointment = new Date(Date.now() + 2 * 60 * 60_000).toISOString();
const proposed = anOrder({ status: 'proposed', counterAppointment, answerBy: counterAppointment });
const path = '/api/orders/o-1/status';

async function showBoard(order = proposed) {
  const shown = show(<BoardPage />, {
    'GET /api/orders/current': () => [order],
    [`POST ${path}/confirm-counter-appointment`]: () => ({ ...order, status: 'confirmed' }),
    [`POST ${path}/withdraw-counter-appointment`]: () => ({ ...order, status: 'pending' }),
  });
  await screen.findByRole('article');
  return shown;
}

test('a proposed time is accepted by one tap once the guest has agreed, which can be undone before it is sent', async () => {
  const { writes } = await showBoard();
  await userEvent.click(screen.getByRole('button', { name: /^Gast hat zugestimmt: Bestellung 12/ }));
  const confirmed = screen.getByRole('region', { name: /^Bestätigt/ });
  expect(within(confirmed).getByRole('button', { name: /^Rückgängig: / })).toBeTruthy();
  expect(writes()).toEqual([]);
  await userEvent.click(within(confirmed).getByRole('button', { name: /^Sofort senden: / }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: `${path}/confirm-counter-appointment`,
    body: { counterAppointment },
  });
});

test('a proposed time is withdrawn from the menu of its card', async () => {
  const { writes } = await showBoard();
  await userEvent.click(screen.getByRole('button', { name: /^Weitere Aktionen/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Vorschlag zurückziehen' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    path: `${path}/withdraw-counter-appointment`,
    body: { counterAppointment },
  });
});

test('once the time to answer is over the card no longer offers that the guest agreed, and says what becomes of the order', async () => {
  const answerBy = new Date(Date.now() - 60_000).toISOString();
  await showBoard({ ...proposed, answerBy });
  expect(screen.queryByRole('button', { name: /^Gast hat zugestimmt/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ansehen' })).toBeTruthy();
  const words = /^Die Antwortfrist war .+ Ohne Antwort des Gastes wird die Bestellung storniert\.$/;
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('article').querySelector('header')!.textContent).toContain('Frist vorbei');
});
