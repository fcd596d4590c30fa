import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { eventsUntil } from '../testing/orders.js';
import { type ExistingOrder, orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { recordPayment } from './payment-decisions.js';
import { latestOf, openChangeText } from './seen-open.js';

const { given, outcome } = givenWhenThen(orderDecider);
const payment = (digit: number) => `${digit}`.repeat(8) + '-4444-4444-8444-444444444444';
const paid = (digit: number, amount: number, method: 'cash' | 'atm-card' = 'cash'): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: payment(digit), method, amount },
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a payment that was entered on another open amount', () => {
  const order = given(...eventsUntil.confirmed, paid(1, 20));
  const pay = (expectedOpen: number | null | undefined, digit = 2) =>
    recordPayment(order, { payment: payment(digit), method: 'cash', amount: 5, expectedOpen });
  const { total } = order as ExistingOrder;
  const openBefore = total / 10_000;

  test('is refused, and says what was recorded meanwhile and what is still open', () => {
    expect(pay(openBefore)).toMatchObject({
      kind: 'conflict',
      code: 'open-amount-changed',
      problems: [{ field: 'expectedOpen', message: expect.stringContaining('Barzahlung') }],
    });
  });

  test('is recorded once the new amount was seen, and where none was named', () => {
    for (const seen of [openBefore - 20, null, undefined]) {
      expect(outcome(pay(seen))).toBe('PaymentRecorded');
    }
  });

  test('is the same payment if it was recorded before: nothing is refused', () => {
    expect(pay(openBefore, 1)).toEqual([]);
  });
});

describe('what happened to the open amount', () => {
  const text = (expected: number, current: number, methods: ('cash' | 'atm-card')[] = []) =>
    plain(openChangeText({ expected, current, methods }, 'EUR'));

  test('is stated with the methods, where they are known', () => {
    expect(text(78.3, 58.3, ['cash'])).toBe(
      'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 58,30 €.',
    );
    expect(text(78.3, 38.3, ['cash', 'atm-card', 'cash'])).toBe(
      'Inzwischen wurden 40,00 € erfasst (Barzahlung, Bankomatkarte). Offen sind noch 38,30 €.',
    );
  });

  test('is no payment where none adds up to it, and may be more', () => {
    expect(text(78.3, 60)).toBe('Der offene Betrag hat sich inzwischen geändert. Offen sind jetzt 60,00 €.');
    expect(text(78.3, 98.3)).toBe(
      'Der offene Betrag hat sich inzwischen geändert. Offen sind jetzt 98,30 €.',
    );
  });

  test('names nothing as open of an order that is paid', () => {
    expect(text(78.3, 0, ['cash'])).toBe('Inzwischen wurden 78,30 € erfasst (Barzahlung).');
  });
});

test('the latest payments are those that add up to what was taken, or none', () => {
  const payments = [10, 20, 20, 5].map((amount) => ({ amount }));
  expect(latestOf(payments, 25)).toEqual([{ amount: 20 }, { amount: 5 }]);
  expect(latestOf(payments, 20)).toEqual([]);
  expect(latestOf(payments, 0)).toEqual([]);
  expect(latestOf(payments, -5)).toEqual([]);
});
