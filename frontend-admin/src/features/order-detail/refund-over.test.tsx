import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { anOnlineOrder, anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

async function openDialog(first: StaffOrder, opener: RegExp, payments: Payment[] = []) {
  let push: (order: StaffOrder) => void = () => undefined;
  const Page = () => {
    const [order, setOrder] = useState(first);
    push = setOrder;
    return <PaymentBlock order={order} />;
  };
  const { writes } = show(<Page />, { 'GET /api/orders/o-1/payments': () => payments });
  await userEvent.click(await screen.findByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /zurück(zahlen|geben)$/i });
  return { writes, dialog, submit, push: (order: StaffOrder) => act(() => push(order)) };
}

const online = anOnlineOrder({ status: 'confirmed', refundableAmount: 8, revision: '5' });

test('the dialog names what was paid online and what of it can be refunded', async () => {
  const { dialog } = await openDialog(online, /^Zurückzahlen/);
  expect(plain(dialog.textContent)).toContain(
    'Bezahlt wurden 11,00 €, davon lassen sich noch 8,00 € zurückzahlen.',
  );
});

test('the dialog names what is left of a payment by hand', async () => {
  const refund = aPayment({ id: 'p-2', amount: -4, refunds: 'p-1' });
  const order = anOrder({ paidAmount: 6 });
  const { dialog } = await openDialog(order, /^Rückzahlung erfassen zu 10,00/, [aPayment(), refund]);
  expect(plain(dialog.textContent)).toContain(
    'Bezahlt wurden 10,00 €, davon lassen sich noch 6,00 € zurückzahlen.',
  );
});

test.each(['canceled', 'rejected', 'failed'] as const)(
  'an order that is %s while the dialog is open says that its refund happens by itself, and nothing can be sent',
  async (status) => {
    const { dialog, submit, push, writes } = await openDialog(online, /^Zurückzahlen/);
    await userEvent.click(within(dialog).getByText('Kulanz'));
    await userEvent.type(within(dialog).getByLabelText('Betrag'), '6');
    expect(submit.disabled).toBe(false);
    push({ ...online, status, revision: '6' });
    expect(within(dialog).getByRole('alert').textContent).toMatch(/geht von selbst an ihn zurück\.$/);
    expect(submit.disabled).toBe(true);
    await userEvent.type(within(dialog).getByLabelText('Betrag'), '{Enter}');
    expect(writes()).toEqual([]);
  },
);

test('a refund that somebody else made meanwhile leaves nothing, and the dialog says so', async () => {
  const { dialog, submit, push } = await openDialog(online, /^Zurückzahlen/);
  push({ ...online, refundableAmount: 0, revision: '6' });
  expect(within(dialog).getByRole('alert').textContent).toBe(
    'Inzwischen lässt sich hier nichts mehr zurückzahlen.',
  );
  expect(submit.disabled).toBe(true);
});

test('what could not be refunded by itself can be refunded in a dialog that is opened after the order ended', async () => {
  const canceled = anOnlineOrder({ status: 'canceled', refundableAmount: 8, owedAmount: 8 });
  const { submit } = await openDialog(canceled, /^Zurückzahlen/);
  expect(submit.disabled).toBe(false);
});
