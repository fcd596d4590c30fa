import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../testing/an-item.js';
import { anOnlineOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const order = anOnlineOrder({
  items: [anItem({ name: 'Gulasch', gross: 6.2 }), anItem({ name: 'Limonade', gross: 4.8 })],
});

async function openDialog() {
  const { writes } = show(<PaymentBlock order={order} />, { 'POST /api/orders/o-1/refunds': () => order });
  await userEvent.click(screen.getByRole('button', { name: 'Zurückzahlen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Falsch oder mangelhaft' }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Betrag');
  const choose = (line: string) => userEvent.selectOptions(dialog.getByLabelText('Welche Position?'), line);
  return { writes, dialog, amount, choose };
}

test('an amount that was typed stays and is sent when a line is chosen after it', async () => {
  const { writes, dialog, amount, choose } = await openDialog();
  await userEvent.type(amount, '1,5');
  await choose('0');
  await choose('1');
  expect(amount.value).toBe('1,50');
  await userEvent.click(dialog.getByRole('button', { name: /^1,50.€ zurückzahlen$/ }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ body: { amount: 1.5, index: 1 } });
});

test('a proposed amount gives way to what the next line cost, and an emptied field to a proposal', async () => {
  const { amount, choose } = await openDialog();
  await choose('0');
  expect(amount.value).toBe('6,20');
  await choose('1');
  expect(amount.value).toBe('4,80');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  await userEvent.clear(amount);
  await choose('0');
  expect(amount.value).toBe('6,20');
  await choose('');
  expect(amount.value).toBe('');
});
