import { expect, test } from '@jest/globals';
import { fieldWords, owedWords, valueWords } from './history.labels.js';

test.each([
  [[{ field: 'owedAmount', before: 0, after: 19.8 }], 'Zurückzugeben: 19,80 €'],
  [[{ field: 'owedAmount', before: 19.8, after: 9.7 }], 'Zurückzugeben: 9,70 €'],
  [[{ field: 'owedAmount', before: 9.7, after: 0 }], 'Nichts mehr zurückzugeben'],
  [[{ field: 'status', before: 'pending', after: 'canceled' }], null],
])('a history entry that changes %j shows the amount to refund as %s', (changes, expected) => {
  expect(owedWords({ changes }, 'EUR')?.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
});

test.each([
  ['counterAppointment', '2026-11-20T19:30:00.000Z', 'Vorgeschlagene Zeit: 20.11.2026, 20:30'],
  ['appointment', '2026-11-20T19:30:00.000Z', 'Vereinbarte Zeit: 20.11.2026, 20:30'],
  ['appointment', null, 'Vereinbarte Zeit: –'],
  ['totalGross', 19.8, 'Gesamt: 19,80 €'],
  ['status', 'proposed', 'Status: Wartet auf Gast'],
  ['validUntil', '2026-11-22T17:00:00.000Z', 'Gültig bis: 22.11.2026, 18:00'],
  ['items.1.gross', 451.5, 'Position 2: 451,50 €'],
])('the changed field %s with the value %j is shown as %s', (field, value, expected) => {
  const words = valueWords(field, value, { currency: 'EUR', timeZone: 'Europe/Vienna' });
  expect(`${fieldWords(field)}: ${words}`.replaceAll('\u00a0', ' ')).toBe(expected);
});
