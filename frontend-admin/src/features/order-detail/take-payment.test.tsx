import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Answers } from '@bestellwerk/ui/testing/fake-server';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const order = anOrder({ openAmount: 78.3 });
const record = 'POST /api/orders/o-1/payments';

/** The block of an order that others change, as the socket reports it. */
function open(answers: Answers = {}) {
  let change: (next: StaffOrder) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(order);
    change = setShown;
    return <PaymentBlock order={shown} />;
  }
  const { writes } = show(<Page />, answers);
  const become = (changes: Partial<StaffOrder>) => act(() => change({ ...order, ...changes }));
  return { writes, become };
}
const send = (name: string | RegExp = 'Barzahlung erfassen') =>
  userEvent.click(screen.getByRole('button', { name }));
const amount = () => screen.getByLabelText<HTMLInputElement>('Betrag').value;
const by = (name: string | null, sum: number) =>
  aPayment({ amount: sum, by: { kind: 'user', id: 'u-2', name } });
const paid = { paidAmount: 78.3, openAmount: 0, isPaid: true, revision: '2' };

test('what the same person has changed is not announced as if somebody else had', async () => {
  const after = { openAmount: 98.3, revision: '2' };
  const { become } = open({
    'GET /api/orders/o-1/payments': () => [by('Resi Lindner', 20)],
    'POST /api/orders/o-1/payments/p-1/counter-entry': () => ({ ...order, ...after }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Gegenbuchung zu/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Doppelt erfasst' }));
  await send('Zahlung zurücknehmen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  become(after);
  expect(amount()).toBe('98,30');
  expect(screen.queryByText(/offene Betrag|Inzwischen/)).toBeNull();
  become({ openAmount: 78.3, revision: '3' });
  expect(await screen.findByText(/^Inzwischen/)).toBeTruthy();
});

describe('a payment that somebody else was faster with', () => {
  test.each([
    ['Schicht Probe', 'Nicht erfasst: Schicht Probe hat soeben 78,30 € erfasst.'],
    [null, 'Nicht erfasst: jemand anders hat soeben 78,30 € erfasst.'],
  ])('by %s is said to be not recorded, also after the form is gone', async (name, text) => {
    const message = 'Die Bestellung ist bereits bezahlt.';
    const { become } = open({
      [record]: () => new Refusal(409, [{ message, field: null }]),
      'GET /api/orders/o-1': () => order,
      'GET /api/orders/o-1/payments': () => [by(name, 78.3)],
    });
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    become(paid);
    await waitFor(() => expect(plain(screen.getByRole('alert').textContent)).toBe(text));
    expect(screen.queryByLabelText('Betrag')).toBeNull();
  });

  test('can be sent once more where something is still open, on the amount that is open now', async () => {
    let isFirst = true;
    const message = 'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 58,30 €.';
    const { become, writes } = open({
      [record]: () => {
        if (!isFirst) return { ...order, paidAmount: 40, openAmount: 38.3, revision: '3' };
        isFirst = false;
        return new Refusal(409, [{ message, field: 'expectedOpen' }]);
      },
      'GET /api/orders/o-1': () => order,
      'GET /api/orders/o-1/payments': () => [by('Schicht Probe', 20)],
    });
    await userEvent.clear(screen.getByLabelText('Betrag'));
    await userEvent.type(screen.getByLabelText('Betrag'), '20');
    await send();
    await screen.findByRole('alert');
    become({ paidAmount: 20, openAmount: 58.3, revision: '2' });
    expect(plain(screen.getByRole('alert').textContent)).toBe(
      'Nicht erfasst: Schicht Probe hat soeben 20,00 € erfasst. Offen sind noch 58,30 €.',
    );
    expect(amount()).toBe('20,00');
    await send('Trotzdem: Barzahlung erfassen');
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]!.body).toEqual({ method: 'cash', amount: 20, expectedOpen: 58.3 });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a payment of somebody else while the form is open', () => {
  const text = 'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 58,30 €.';

  test('is said before anything is sent, and the amount that nobody has typed follows it', async () => {
    const { become, writes } = open({
      'GET /api/orders/o-1': () => order,
      'GET /api/orders/o-1/payments': () => [by('Schicht Probe', 20)],
      [record]: () => ({ ...order, ...paid, revision: '3' }),
    });
    await screen.findByText(/Schicht Probe/);
    become({ paidAmount: 20, openAmount: 58.3, revision: '2' });
    expect(plain(screen.getByRole('status').textContent)).toBe(text);
    expect(amount()).toBe('58,30');
    await send();
    expect(writes()).toEqual([]);
    await send('Trotzdem: Barzahlung erfassen');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.body).toEqual({ method: 'cash', amount: 58.3, expectedOpen: 58.3 });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  test('leaves what was typed', async () => {
    const { become } = open();
    await userEvent.clear(screen.getByLabelText('Betrag'));
    await userEvent.type(screen.getByLabelText('Betrag'), '20');
    become({ paidAmount: 20, openAmount: 58.3, revision: '2' });
    expect(amount()).toBe('20');
  });

  test('is not said of the payment that was just recorded here', async () => {
    const { become, writes } = open({
      [record]: () => ({ ...order, paidAmount: 20, openAmount: 58.3, revision: '2' }),
    });
    await userEvent.clear(screen.getByLabelText('Betrag'));
    await userEvent.type(screen.getByLabelText('Betrag'), '20');
    await send();
    await waitFor(() => expect(writes()).toHaveLength(1));
    become({ paidAmount: 20, openAmount: 58.3, revision: '2' });
    await waitFor(() => expect(amount()).toBe('58,30'));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a payment whose answer was lost', () => {
  const openAndLose = async () => {
    const opened = open({
      [record]: () => Promise.reject(new TypeError('Failed to fetch')),
      'GET /api/orders/o-1/payments': () => [by('Resi Lindner', 20)],
    });
    await userEvent.clear(screen.getByLabelText('Betrag'));
    await userEvent.type(screen.getByLabelText('Betrag'), '20');
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/nicht erreichbar/);
    return opened;
  };

  test('does not ask to be sent again once the order shows that it was recorded', async () => {
    const { become } = await openAndLose();
    become({ paidAmount: 20, openAmount: 58.3, revision: '2' });
    expect(plain(screen.getByRole('status').textContent)).toMatch(/^Inzwischen wurden 20,00 € erfasst/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('still says so while the order changes in other ways', async () => {
    const { become } = await openAndLose();
    become({ comment: 'Bitte läuten', revision: '2' });
    expect(screen.getByRole('alert').textContent).toMatch(/nicht erreichbar/);
  });
});
