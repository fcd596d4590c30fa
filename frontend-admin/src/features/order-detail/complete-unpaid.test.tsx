import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderHead } from './order-head.js';

afterEach(cleanup);

const unpaid = (openAmount: number) => anOrder({ status: 'ready', isConfirmed: true, openAmount });
const showHead = (openAmount: number) => {
  const order = unpaid(openAmount);
  const answers = {
    'POST /api/orders/o-1/status/completed': () => order,
    'POST /api/orders/o-1/payments': () => order,
  };
  return show(<OrderHead order={order} />, answers);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogText = async () => (await screen.findByRole('dialog')).textContent?.replaceAll('\u00a0', ' ');

test('an order with money open asks how it was paid before it is completed', async () => {
  const { writes } = showHead(20.8);
  await press('Abschließen');
  expect(await dialogText()).toContain('Noch 20,80 € offen');
  expect(writes()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Karte' }));
  await press(/^20,80\s€ mit Karte erhalten und abschließen$/);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: '/api/orders/o-1/payments', body: { method: 'atm-card', amount: 20.8 } },
      { path: '/api/orders/o-1/status/completed' },
    ]),
  );
});

test('an order is completed with its money left open', async () => {
  const { writes } = showHead(20.8);
  await press('Abschließen');
  await press('Offen lassen und abschließen');
  expect(writes()).toMatchObject([{ path: '/api/orders/o-1/status/completed' }]);
});

test('an order whose payment is refused stays open, and the reason is there', async () => {
  const order = unpaid(20.8);
  const refuse = () => new Refusal(422, [{ message: 'Offen sind nur 3,00 €.', field: 'amount' }]);
  const { writes } = show(<OrderHead order={order} />, { 'POST /api/orders/o-1/payments': refuse });
  await press('Abschließen');
  await press(/bar erhalten und abschließen$/);
  expect((await screen.findByRole('alert')).textContent).toBe('Offen sind nur 3,00 €.');
  expect(writes().map(({ path }) => path)).toEqual(['/api/orders/o-1/payments']);
});

test('a paid order is completed at once', async () => {
  const { writes } = showHead(0);
  await press('Abschließen');
  expect(writes()).toMatchObject([{ path: '/api/orders/o-1/status/completed' }]);
});

test('an order that was completed without its money says what is open', () => {
  show(<OrderHead order={{ ...unpaid(13.2), status: 'completed' }} />);
  expect(screen.getByText(/^13,20\s€ offen$/)).toBeTruthy();
});
