import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder, aPayment } from '../../testing/an-order.js';
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
      { path: '/api/orders/o-1/payments', body: { method: 'atm-card', amount: 20.8, expectedOpen: 20.8 } },
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

test('an order that somebody else has been paid for meanwhile says so, and asks for what is still open', async () => {
  const order = unpaid(20.8);
  const message = 'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 0,80 €.';
  let change: (next: typeof order) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(order);
    change = setShown;
    return <OrderHead order={shown} />;
  }
  const paid = aPayment({ amount: 20, by: { kind: 'user', id: 'u-2', name: 'Schicht Probe' } });
  const { writes } = show(<Page />, {
    'POST /api/orders/o-1/payments': () => new Refusal(409, [{ message, field: 'expectedOpen' }]),
    'GET /api/orders/o-1/payments': () => [paid],
  });
  await press('Abschließen');
  await press(/bar erhalten und abschließen$/);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  act(() => change({ ...order, paidAmount: 20, openAmount: 0.8, revision: '2' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Nicht erfasst: Schicht Probe hat soeben 20,00 € erfasst. Offen sind noch 0,80 €.',
    ),
  );
  expect(await dialogText()).toContain('Noch 0,80 € offen');
  await press(/^0,80\s€ bar erhalten und abschließen$/);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]!.body).toEqual({ method: 'cash', amount: 0.8, expectedOpen: 0.8 });
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
