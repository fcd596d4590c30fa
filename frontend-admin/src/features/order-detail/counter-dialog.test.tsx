import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { paymentsApi } from '../../shared/orders/payments-api.js';
import { anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const back = aPayment({ id: 'p-4', kind: 'refund', amount: -4, refunds: 'p-1' });

/** Opens the counter entry of a payment that can be taken back from elsewhere. */
async function openDialog(payment: Payment, answer: () => unknown) {
  const list = payment.refunds === null ? [payment] : [aPayment(), payment];
  const { writes, store } = show(<PaymentBlock order={anOrder()} />, {
    'GET /api/orders/o-1/payments': () => list,
    [`POST /api/orders/o-1/payments/${payment.id}/counter-entry`]: answer,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Gegenbuchung zu/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const takeBack = () => {
    list.splice(list.indexOf(payment), 1, { ...payment, correctedBy: 'p-9' });
    act(() => void store.dispatch(paymentsApi.util.invalidateTags(['Payments'])));
  };
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: /zurücknehmen$/ });
  return { writes, dialog, takeBack, button };
}

test.each([
  { name: 'payment', payment: aPayment(), text: 'Diese Zahlung wurde schon zurückgenommen.' },
  { name: 'refund by hand', payment: back, text: 'Diese Rückzahlung wurde schon zurückgenommen.' },
])('the counter entry of a $name that somebody else took back says so and cannot be sent', async (of) => {
  const { dialog, takeBack, button } = await openDialog(of.payment, () => anOrder());
  await userEvent.click(dialog.getByRole('button', { name: 'Doppelt erfasst' }));
  expect(dialog.queryByText(of.text)).toBeNull();
  takeBack();
  expect(await dialog.findByText(of.text)).toBeTruthy();
  expect(button().disabled).toBe(true);
});

test('a counter entry whose answer was lost can be sent again after the page has learned of it', async () => {
  let isLost = true;
  const { writes, dialog, takeBack, button } = await openDialog(aPayment(), () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return anOrder();
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Doppelt erfasst' }));
  await userEvent.click(button());
  await dialog.findByRole('alert');
  takeBack();
  await screen.findByText('Storniert');
  isLost = false;
  expect(button().disabled).toBe(false);
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(writes().map(({ key }) => key)).size).toBe(1);
});
