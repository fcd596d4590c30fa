import { expect, test } from '@jest/globals';
import type { DailyPayments } from '@bestellwerk/domain/contracts/payments.schema';
import { countWords, methodSums } from './method-sums.js';

const day = (changes: Partial<DailyPayments>): DailyPayments => ({
  branch: 'b-1',
  date: '2026-11-20',
  method: 'cash',
  payments: 1,
  counterEntries: 0,
  refunds: 0,
  amount: 0.1,
  ...changes,
});

test('methods are summed without floating-point error and sorted by amount', () => {
  expect(
    methodSums([
      day({}),
      day({ date: '2026-11-21', amount: 0.2, counterEntries: 1, refunds: 2 }),
      day({ method: 'atm-card', amount: 5 }),
    ]),
  ).toEqual([
    { method: 'atm-card', payments: 1, counterEntries: 0, refunds: 0, amount: 5 },
    { method: 'cash', payments: 2, counterEntries: 1, refunds: 2, amount: 0.3 },
  ]);
});

test('counts are shown as words with singular and plural', () => {
  expect(countWords({ payments: 1, counterEntries: 0, refunds: 0 })).toBe('1 Zahlung');
  expect(countWords({ payments: 39, counterEntries: 1, refunds: 2 })).toBe(
    '39 Zahlungen, 1 Gegenbuchung, 2 Rückzahlungen',
  );
  expect(countWords({ payments: 0, counterEntries: 2, refunds: 1 })).toBe(
    '0 Zahlungen, 2 Gegenbuchungen, 1 Rückzahlung',
  );
});
