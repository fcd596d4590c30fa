import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anAttempt, anOnlineOrder, anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

/** Opens the refund dialog of an order, and sends 6 euros from it whose first answer is lost after the refund was recorded. */
async function loseTheAnswer(cases: { before: StaffOrder; after: StaffOrder; opener: RegExp; path: string }) {
  let push: (order: StaffOrder) => void = () => undefined;
  const Page = () => {
    const [order, setOrder] = useState(cases.before);
    push = setOrder;
    return <PaymentBlock order={order} />;
  };
  let answers = 0;
  const { writes, store } = show(<Page />, {
    'GET /api/orders/o-1/payments': () => [aPayment()],
    [cases.path]: () => {
      answers += 1;
      if (answers === 1) throw new TypeError('Failed to fetch');
      return cases.after;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: cases.opener }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByText('Kulanz'));
  await userEvent.clear(dialog.getByLabelText('Betrag'));
  await userEvent.type(dialog.getByLabelText('Betrag'), '6');
  const send = () => userEvent.click(dialog.getByRole('button', { name: /^6,00.€ zurück/ }));
  await send();
  await waitFor(() => expect(writes()).toHaveLength(1));
  await dialog.findByRole('alert');
  const toasts = () => store.getState().toasts.map(({ text }) => text);
  return { writes, toasts, dialog, send, push: () => act(() => push(cases.after)) };
}

test.each([
  {
    name: 'by hand',
    before: anOrder({ paidAmount: 10, revision: '5' }),
    after: anOrder({ paidAmount: 4, revision: '6' }),
    opener: /^Rückzahlung erfassen zu 10,00/,
    path: 'POST /api/orders/o-1/payments/p-1/refunds',
    toast: 'Rückzahlung erfasst.',
  },
  {
    name: 'online',
    before: anOnlineOrder({ refundableAmount: 8, revision: '5' }),
    after: anOnlineOrder({
      refundableAmount: 2,
      revision: '6',
      onlinePayments: {
        attempts: [anAttempt()],
        refunds: [
          {
            ...{ id: 'r-1', attempt: 'a-1', amount: 6, status: 'requested', reference: null },
            requestedAt: new Date().toISOString(),
          },
        ],
      },
    }),
    opener: /^Zurückzahlen/,
    path: 'POST /api/orders/o-1/refunds',
    toast: 'Rückzahlung veranlasst.',
  },
])(
  'a refund $name whose answer was lost is one refund when it is sent again after the page has learned of it',
  async ({ name: _, toast, ...cases }) => {
    const { writes, toasts, dialog, send, push } = await loseTheAnswer(cases);
    push();
    expect(dialog.getByText(/^Es kam keine Antwort/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Betrag').matches(':disabled')).toBe(true);
    await send();
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([toast]);
  },
);
