import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OfferForm } from './offer-form.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T18:02+01:00'), advanceTimers: true }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const path = 'POST /api/orders/o-1/quotation';
const goulash = { ...anItem(), name: 'Gulasch', amount: 2 };
const pig = { ...goulash, name: 'Spanferkel', amount: 3, isPriceHidden: true, unitGross: 0, gross: 0 };
const request = anOrder({ status: 'requested', isQuotation: true, items: [goulash, pig] });
const onClose = jest.fn();
const open = (answer: () => unknown = () => request, order = request) =>
  show(<OfferForm order={order} onClose={onClose} />, { [path]: answer, 'GET /api/branches': () => [] });
const line = (name: string) => within(screen.getByRole('group', { name: new RegExp(name) }));
const enter = async (name: string, price: string) => {
  const field = line(name).getByLabelText(/^Preis je/);
  await userEvent.clear(field);
  await userEvent.type(field, price);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Angebot senden' }));

describe('an offer', () => {
  test('is sent with the prices that are new, message and date, and adds up while it is typed', async () => {
    const { writes } = open();
    expect(screen.getByText('Preise fehlen noch')).toBeTruthy();
    await enter('Spanferkel', '150,5');
    expect(line('Spanferkel').getByText('451,50 €')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Nachricht an den Gast'), 'Gern!');
    await userEvent.click(screen.getByRole('button', { name: '7 Tage' }));
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(writes()[0]).toMatchObject({
      body: {
        items: [{ index: 1, unitGross: 150.5, expected: { product: pig.product, amount: 3 } }],
        message: 'Gern!',
        validUntil: '2026-11-27T17:00:00.000Z',
      },
      key: expect.any(String),
    });
  });

  test('is not sent without a price that was hidden, and the field says so', async () => {
    const { writes } = open();
    await send();
    expect(line('Spanferkel').getByText('Bitte geben Sie einen Preis an.')).toBeTruthy();
    expect(document.activeElement).toBe(line('Spanferkel').getByLabelText(/^Preis je/));
    expect(writes()).toEqual([]);
  });

  test('is not sent without a day', async () => {
    const { writes } = open();
    await enter('Spanferkel', '1');
    await userEvent.clear(screen.getByLabelText('Gültig bis'));
    await send();
    expect(screen.getByText('Bitte geben Sie einen Tag an.')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  test('shows why it was refused, at its field and above the form', async () => {
    const message = 'Das Angebot darf höchstens bis zum gewünschten Termin gelten.';
    open(() => new Refusal(422, [{ message, field: 'validUntil' }]));
    await enter('Spanferkel', '1');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Gültig bis').getAttribute('aria-invalid')).toBe('true');
  });

  test('that replaces another one begins with its prices, message and date', () => {
    const quotation = {
      offer: 1,
      message: 'Mit Beilagen.',
      validUntil: '2026-11-27T17:00:00.000Z',
      offeredAt: '2026-11-20T17:00:00.000Z',
    };
    const priced = { ...pig, isPriceHidden: false, unitGross: 140, gross: 420, explanation: [] };
    open(undefined, anOrder({ status: 'offered', isQuotation: true, items: [priced], quotation }));
    expect(line('Spanferkel').getByLabelText<HTMLInputElement>(/^Preis je/).value).toBe('140,00');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht an den Gast').value).toBe('Mit Beilagen.');
    expect(screen.getByLabelText<HTMLInputElement>('Gültig bis').value).toBe('27.11.2026');
    expect(screen.getByRole('button', { name: '7 Tage' }).getAttribute('aria-pressed')).toBe('true');
  });
});
