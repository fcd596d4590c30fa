import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ordersApi } from '../../shared/orders/orders-api.js';
import { anOrder } from '../../testing/an-order.js';
import { column, orders, showBoard } from '../../testing/show-board.js';

afterEach(cleanup);

test('what somebody writes about an order stays while others go on with it, and says what they did', async () => {
  const [order] = orders(1);
  const { store } = await showBoard([order!]);
  await userEvent.click(screen.getByRole('button', { name: /^Weitere Aktionen für Bestellung 1/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Ablehnen/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Bestellung 1 ablehnen' });
  await userEvent.type(await within(dialog).findByLabelText('Nachricht an den Gast'), 'Leider ist der Ofen');
  act(() => {
    const confirmed = anOrder({ ...order, status: 'confirmed', revision: '9' });
    const change = ordersApi.util.updateQueryData('currentOrders', { branches: ['b-1'] }, () => [confirmed]);
    store.dispatch(change);
  });
  await waitFor(() => expect(within(column(/^Bestätigt/)).getAllByRole('article')).toHaveLength(1));
  const alert = within(dialog).getByRole('alert').textContent;
  expect(alert).toBe('Bestellung 1 ist inzwischen bestätigt. Sie kann nicht mehr abgelehnt werden.');
  const message = within(dialog).getByLabelText<HTMLTextAreaElement>('Nachricht an den Gast');
  expect(message.value).toBe('Leider ist der Ofen');
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Bestellung ablehnen' });
  expect(send.disabled).toBe(true);
});
