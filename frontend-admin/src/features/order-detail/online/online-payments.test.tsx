import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { orderedItem } from '@bestellwerk/domain/ordering/testing/orders';
import EndOrderForm from '../../../shared/order-steps/end-order-form.js';
import { TroubleBadge } from '../../../shared/orders/order-badges.js';
import { anAttempt, anOnlineOrder, aPayment } from '../../../testing/an-order.js';
import { manager, show } from '../../../testing/show.js';
import { PaymentBlock } from '../payment-block.js';
import { TroubleNotice } from './trouble-notice.js';

afterEach(cleanup);

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const refund = (status: 'requested' | 'succeeded' | 'failed', amount: number, cause?: 'missing') => ({
  id: `r-${status}`,
  attempt: 'a-1',
  amount,
  status,
  reference: null,
  ...(cause && { cause }),
});
const anItem = { ...orderedItem, amount: 1 };
const refundPath = 'POST /api/orders/o-1/refunds';
const attempts = () =>
  within(screen.getByRole('list', { name: 'Online-Zahlungen' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

describe('the online payments of an order', () => {
  test('are listed with what became of them, their refunds, of which line, and chargebacks', () => {
    const onlinePayments: StaffOrder['onlinePayments'] = {
      attempts: [
        anAttempt({ id: 'a-0', status: 'failed', captured: 0, reference: null }),
        anAttempt({ chargedBack: 2 }),
        anAttempt({ id: 'a-2', method: 'datatrans', status: 'authorized', reference: '2611' }),
      ],
      refunds: [refund('succeeded', 3, 'missing'), refund('requested', 1), refund('failed', 4)],
    };
    const lineRefunds = [{ refund: 'r-succeeded', line: 0, amount: 3 }];
    show(<PaymentBlock order={anOnlineOrder({ onlinePayments, lineRefunds, items: [anItem] })} />);
    expect(attempts()).toEqual([
      'Mollie11,00 €Fehlgeschlagen20.11.2026, 18:00',
      'Mollie11,00 €Bezahlt20.11.2026, 18:00, Nr. tr_WDqYK6vllg' +
        'Zurückgezahlt: Position fehlte (1 × Wiener Schnitzel)−3,00 €Rückzahlung unterwegs−1,00 €Rückzahlung fehlgeschlagen−4,00 €' +
        'Rückbuchung durch die Bank−2,00 €',
      'Datatrans11,00 €Freigegeben, noch nicht abgebucht20.11.2026, 18:00, Nr. 2611',
    ]);
  });

  test('do not seem to wait for a guest who has paid in another attempt', () => {
    const left = anAttempt({ id: 'a-0', status: 'opened', captured: 0, reference: null });
    const onlinePayments = { attempts: [left, anAttempt({})], refunds: [] };
    show(<PaymentBlock order={anOnlineOrder({ onlinePayments, isPaid: true })} />);
    expect(attempts()[0]).toBe('Mollie11,00 €Nicht zu Ende geführt, läuft von selbst ab20.11.2026, 18:00');
  });

  test('are not listed a second time among what staff have taken', async () => {
    const rows = [aPayment({ id: 'p-9', method: 'mollie', amount: 11 }), aPayment()];
    show(<PaymentBlock order={anOnlineOrder()} />, { 'GET /api/orders/o-1/payments': () => rows });
    const list = within(screen.getByRole('list', { name: 'Zahlungen' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
  });

  test('can be looked at again at the provider', async () => {
    const { writes } = show(<PaymentBlock order={anOnlineOrder()} />, {
      'POST /api/orders/o-1/update-payment-status': () => anOnlineOrder(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungsstatus prüfen' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]!.path).toBe('/api/orders/o-1/update-payment-status');
  });

  test('cannot be taken at the counter while the guest is still paying', () => {
    const awaiting = anOnlineOrder({
      status: 'awaitingPayment',
      paidAmount: 0,
      openAmount: 11,
      isPaid: false,
    });
    show(<PaymentBlock order={awaiting} />);
    expect(screen.queryByRole('button', { name: /erfassen$/ })).toBeNull();
  });
});

describe('a refund', () => {
  const openDialog = async (order = anOnlineOrder(), answers = {}) => {
    const shown = show(<PaymentBlock order={order} />, answers);
    await userEvent.click(screen.getByRole('button', { name: 'Zurückzahlen' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };
  const send = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: /zurückzahlen$/i }));

  const choose = (dialog: ReturnType<typeof within>, cause: string) =>
    userEvent.click(dialog.getByRole('radio', { name: cause }));
  const items = [
    { ...anItem, name: 'Gulasch', gross: 6.2 },
    { ...anItem, name: 'Limonade', gross: 4.8, taxRate: 20 },
  ];

  test('of a part is sent once, with what it is for and a key, and says what it means for the accounts', async () => {
    const { writes, dialog } = await openDialog(undefined, { [refundPath]: () => anOnlineOrder() });
    const amount = dialog.getByLabelText('Betrag');
    expect((amount as HTMLInputElement).value).toBe('');
    await userEvent.type(amount, '4,5');
    await choose(dialog, 'Kulanz');
    expect(dialog.getByText('Umsatz und Steuer bleiben gleich.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Anmerkung (freiwillig)'), 'Lange gewartet');
    expect(dialog.getByRole('button', { name: /^4,50.€ zurückzahlen$/ })).toBeTruthy();
    await send(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      { body: { cause: 'goodwill', amount: 4.5, reason: 'Lange gewartet' }, key: expect.any(String) },
    ]);
  });

  test('for a line that was missing proposes what the line cost, and no more', async () => {
    const order = anOnlineOrder({ items });
    const { writes, dialog } = await openDialog(order, { [refundPath]: () => order });
    expect(dialog.queryByLabelText('Welche Position?')).toBeNull();
    await choose(dialog, 'Position fehlte');
    const lines = within(dialog.getByLabelText('Welche Position?')).getAllByRole('option');
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      'Mehrere / ganze Bestellung',
      '1 Stück Gulasch, 6,20 €',
      '1 Stück Limonade, 4,80 €',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Welche Position?'), '1');
    const amount = dialog.getByLabelText<HTMLInputElement>('Betrag');
    expect(amount.value).toBe('4,80');
    expect(
      dialog.getByText('Umsatz und Steuer vom 20.11.2026, dem Tag der Bestellung, sinken.'),
    ).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '5');
    expect(plain(dialog.getByText(/^Die Position hat/).textContent)).toBe(
      'Die Position hat nur 4,80 € gekostet.',
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,8');
    await send(dialog);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({ body: { cause: 'missing', index: 1, amount: 4.8, reason: '' } });
  });

  test('for a line that was given back in part proposes what is left, and not one that was given back whole', async () => {
    const refunds = (line: number, amount: number) => ({ refund: `r-${line}`, line, amount });
    const order = anOnlineOrder({ items, lineRefunds: [refunds(0, 6.2), refunds(1, 3)] });
    const { dialog } = await openDialog(order);
    await choose(dialog, 'Falsch oder mangelhaft');
    const lines = within(dialog.getByLabelText('Welche Position?')).getAllByRole<HTMLOptionElement>('option');
    expect(lines.map(({ textContent, disabled }) => [plain(textContent), disabled])).toEqual([
      ['Mehrere / ganze Bestellung', false],
      ['1 Stück Gulasch, 6,20 €, schon zurückgegeben', true],
      ['1 Stück Limonade, 4,80 €, noch 1,80 €', false],
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Welche Position?'), '1');
    expect(dialog.getByLabelText<HTMLInputElement>('Betrag').value).toBe('1,80');
    expect(plain(dialog.getByText(/^Höchstens/).textContent)).toBe('Höchstens 1,80 €');
  });

  test('loses its line when the cause has none, and names other reasons', async () => {
    const { writes, dialog } = await openDialog(anOnlineOrder({ items }), {});
    await choose(dialog, 'Falsch oder mangelhaft');
    await userEvent.selectOptions(dialog.getByLabelText('Welche Position?'), '1');
    await choose(dialog, 'Anderer Grund');
    expect(dialog.queryByLabelText('Welche Position?')).toBeNull();
    await send(dialog);
    expect(dialog.getByText(/^Bitte geben Sie einen Grund an\.$/)).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  test('forgets what was wrong with a field as soon as the field changes', async () => {
    const { dialog } = await openDialog(anOnlineOrder({ items }), {});
    await send(dialog);
    expect(dialog.getByText(/^Bitte wählen Sie, wofür/)).toBeTruthy();
    expect(dialog.getByText('Bitte geben Sie den Betrag ein.')).toBeTruthy();
    await choose(dialog, 'Anderer Grund');
    expect(dialog.queryByText(/^Bitte wählen Sie, wofür/)).toBeNull();
    await userEvent.type(dialog.getByLabelText('Betrag'), '2');
    await send(dialog);
    await userEvent.type(dialog.getByLabelText('Grund der Rückzahlung'), 'x');
    expect(dialog.queryByText('Bitte geben Sie einen Grund an.')).toBeNull();
  });

  test('does not go on saying that the server is away once the connection is back', async () => {
    const gone = () => {
      throw new Error('connection refused');
    };
    const { dialog } = await openDialog(anOnlineOrder({ items }), { [refundPath]: gone });
    await choose(dialog, 'Position fehlte');
    await userEvent.type(dialog.getByLabelText('Betrag'), '2');
    await send(dialog);
    expect(await dialog.findByText(/^Der Server ist nicht erreichbar/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(dialog.queryByText(/^Der Server ist nicht erreichbar/)).toBeNull();
  });

  test('lowers no turnover where the guest has paid too much', async () => {
    const { dialog } = await openDialog(anOnlineOrder({ items, owedAmount: 2 }));
    await choose(dialog, 'Position fehlte');
    expect(dialog.getByText('Umsatz und Steuer bleiben gleich: Der Gast hat zu viel bezahlt.')).toBeTruthy();
  });

  test.each([
    ['12', /^Es können höchstens 11,00.€ zurückgezahlt werden\.$/],
    ['4.805', /^Es können höchstens 11,00.€ zurückgezahlt werden\.$/],
    ['0', /über 0/],
    ['-1', /über 0/],
    ['1,005', /zwei Nachkommastellen/],
  ])('of %s is complained about at once and cannot be sent', async (amount, message) => {
    const { dialog } = await openDialog();
    await userEvent.clear(dialog.getByLabelText('Betrag'));
    await userEvent.type(dialog.getByLabelText('Betrag'), amount);
    expect(dialog.getByText(message)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Zurückzahlen' }).disabled).toBe(true);
  });

  test('without saying what it is for is not sent', async () => {
    const { writes, dialog } = await openDialog();
    await send(dialog);
    expect(dialog.getByText('Bitte wählen Sie, wofür Sie das Geld zurückgeben.')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  test('of a surplus is proposed with its amount and its reason, which goes when another cause is chosen', async () => {
    const order = anOnlineOrder({ items, owedAmount: 3 });
    const { writes, dialog } = await openDialog(order, { [refundPath]: () => order });
    expect(dialog.getByLabelText<HTMLInputElement>('Betrag').value).toBe('3,00');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Anderer Grund' }).checked).toBe(true);
    const reason = () => dialog.getByLabelText<HTMLTextAreaElement>(/^Grund der|^Anmerkung/).value;
    expect(reason()).toBe('Zu viel bezahlt');
    await choose(dialog, 'Kulanz');
    expect(reason()).toBe('');
    await choose(dialog, 'Anderer Grund');
    await send(dialog);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({ body: { cause: 'other', amount: 3, reason: 'Zu viel bezahlt' } });
  });

  test('of an order that ended unfulfilled is proposed with that as its reason', async () => {
    const { dialog } = await openDialog(anOnlineOrder({ status: 'canceled', owedAmount: 11 }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Grund der Rückzahlung').value).toBe(
      'Bestellung wurde nicht ausgeführt',
    );
  });

  test('is proposed in place of cash where the guest has paid too much online', () => {
    show(<PaymentBlock order={anOnlineOrder({ owedAmount: 3 })} />);
    expect(screen.getByText(/^Der Gast hat online bezahlt\..*nicht in bar\.$/)).toBeTruthy();
  });

  test('is not offered without permission, nor when nothing is left to give back', () => {
    show(<PaymentBlock order={anOnlineOrder()} />, {}, { ...manager, roles: ['ROLE_EMPLOYEE'] });
    expect(screen.queryByRole('button', { name: 'Zurückzahlen' })).toBeNull();
    cleanup();
    show(<PaymentBlock order={anOnlineOrder({ refundableAmount: 0 })} />);
    expect(screen.queryByRole('button', { name: 'Zurückzahlen' })).toBeNull();
  });
});

test.each([
  ['captureFailed', 'Nicht abgebucht', /^Abbuchung fehlgeschlagen: Die Bestellung ist nicht bezahlt\./],
  ['refundFailed', 'Rückzahlung fehlgeschlagen', /^Rückzahlung fehlgeschlagen: /],
  ['chargeback', 'Rückbuchung', /^Rückbuchung durch die Bank des Gastes: /],
] as const)('the trouble %s is a badge in lists and an alarm on the page', (paymentTrouble, word, text) => {
  const order = anOnlineOrder({ paymentTrouble });
  show(<TroubleBadge order={order} />);
  expect(screen.getByText(word)).toBeTruthy();
  cleanup();
  show(<TroubleNotice order={order} />);
  expect(screen.getByRole('alert').textContent).toMatch(text);
});

describe('ending an order', () => {
  const words = (order: StaffOrder) => {
    show(<EndOrderForm order={order} step="cancel" onClose={() => undefined} />);
    return plain(document.body.textContent) ?? '';
  };

  test('gives back by itself what was paid online, and not what was paid at the counter', () => {
    const text = words(anOnlineOrder({ paidAmount: 15 }));
    expect(text).toContain('11,00 € sind online bezahlt und werden automatisch zurückgezahlt.');
    expect(text).toContain('4,00 € sind bezahlt. Geben Sie sie dem Gast zurück');
  });

  test('leaves nothing to do to staff where all was paid online, or is only held', () => {
    expect(words(anOnlineOrder())).not.toContain('Geben Sie sie');
    cleanup();
    const held = anOnlineOrder({ paidAmount: 0, refundableAmount: 0, paymentStatus: 'authorized' });
    expect(words(held)).toContain('automatisch aufgehoben, es wird nichts abgebucht');
  });
});
