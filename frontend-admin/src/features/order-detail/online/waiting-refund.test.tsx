import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttempt, anOnlineOrder } from '../../../testing/an-order.js';
import { show } from '../../../testing/show.js';
import { PaymentBlock } from '../payment-block.js';

afterEach(cleanup);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const refund = (id: string, status: 'requested' | 'succeeded', amount: number, minutes: number) => ({
  ...{ id, attempt: 'a-1', amount, status, reference: null },
  requestedAt: minutesAgo(minutes),
});
const refundedBy = (...refunds: ReturnType<typeof refund>[]) =>
  anOnlineOrder({ refundableAmount: 8, onlinePayments: { attempts: [anAttempt()], refunds } });
const first = refund('r-1', 'succeeded', 3, 20);
const second = refund('r-2', 'requested', 3, 10);

describe('a refund over the same amount as one less than an hour ago', () => {
  test('says beside it until when it waits, and why', () => {
    show(<PaymentBlock order={refundedBy(first, second)} />);
    const list = within(screen.getByRole('list', { name: 'Online-Zahlungen' }));
    expect(list.getByText(/^Wartet bis/).textContent).toMatch(
      /^Wartet bis \d\d:\d\d Uhr: Mollie nimmt eine zweite Rückzahlung über denselben Betrag erst nach einer Stunde an\.$/,
    );
  });

  test('is not called on its way, neither in the list nor by the message after it was sent', async () => {
    const sent = 'POST /api/orders/o-1/refunds';
    const { store } = show(<PaymentBlock order={refundedBy(first, second)} />, {
      [sent]: () => refundedBy(),
    });
    expect(screen.getByText(/^Rückzahlung vorgemerkt/)).toBeTruthy();
    expect(screen.queryByText(/unterwegs/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zurückzahlen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Kulanz'));
    await userEvent.clear(dialog.getByLabelText('Betrag'));
    await userEvent.type(dialog.getByLabelText('Betrag'), '3');
    await userEvent.click(dialog.getByRole('button', { name: /zurückzahlen$/ }));
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(store.getState().toasts[0]!.text).toMatch(
      /^Rückzahlung vorgemerkt: Sie geht um \d\d:\d\d Uhr von selbst weiter\.$/,
    );
  });

  test('says nothing where it is the only one, or the other one is over another amount', () => {
    show(<PaymentBlock order={refundedBy(second)} />);
    expect(screen.queryByText(/^Wartet bis/)).toBeNull();
    cleanup();
    show(<PaymentBlock order={refundedBy({ ...first, amount: 2 }, second)} />);
    expect(screen.queryByText(/^Wartet bis/)).toBeNull();
  });

  test('is warned of while its amount is entered, another amount is not', async () => {
    show(<PaymentBlock order={refundedBy(first)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Zurückzahlen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const warning = () => dialog.queryByText(/^Über diesen Betrag wurde vor Kurzem/)?.textContent;
    expect(warning()).toBeUndefined();
    await userEvent.clear(dialog.getByLabelText('Betrag'));
    await userEvent.type(dialog.getByLabelText('Betrag'), '3');
    expect(warning()).toMatch(/ wartet bis \d\d:\d\d Uhr und geht dann von selbst weiter\.$/);
    await userEvent.type(dialog.getByLabelText('Betrag'), ',01');
    expect(warning()).toBeUndefined();
  });
});

test('a refund says what staff wrote about it, and of one that a rule made, why', () => {
  const typed = { ...first, cause: 'other' as const, reason: 'Falsches Haus' };
  const ruled = { ...refund('r-3', 'succeeded', 5, 5), occasion: 'canceled' as const };
  show(<PaymentBlock order={refundedBy(typed, ruled)} />);
  const list = within(screen.getByRole('list', { name: 'Online-Zahlungen' }));
  expect(list.getByText('„Falsches Haus“')).toBeTruthy();
  expect(list.getByText('Zurückgezahlt: Bestellung storniert')).toBeTruthy();
});
