import { expect, test } from '@jest/globals';
import { branchHours, lateDelivery } from '@bestellwerk/domain/opening-hours/testing/branch-hours';
import { monday, VIENNA } from '@bestellwerk/domain/calendar/testing/instants';
import { whenText } from './when-text.js';

const usually = { preparationTakeaway: null, preparationDelivery: null, preparationDineIn: null };

test.each([
  ['2026-11-24T10:05:00Z', 'takeaway', {}, '12:00', 'Abholung: morgen, 24.11., 11:05 Uhr'],
  [null, 'takeaway', {}, '12:01', 'Abholbereit ca. 12:35'],
  [null, 'delivery', {}, '12:00', 'Bei Ihnen ca. 12:45'],
  [null, 'takeaway', {}, '23:00', 'Abholung: sobald wir öffnen, morgen, 24.11., 10:00 Uhr'],
  [null, 'delivery', lateDelivery, '12:00', 'Lieferung: sobald wir liefern, heute, 17:00 Uhr'],
  [null, 'dineIn', { openingHours: [] }, '12:00', 'Vor Ort: sobald wir öffnen'],
] as const)('with %s, %s, at %4$s the text is: %5$s', (appointment, mode, hours, clock, text) => {
  const branch = { ...branchHours(hours), ...usually };
  expect(whenText(appointment, mode, branch, monday(clock), VIENNA, 0)).toBe(text);
});

test('a delay of the kitchen changes when an order as soon as possible is ready, and no chosen time', () => {
  const branch = { ...branchHours(), ...usually };
  const textOf = (appointment: string | null) =>
    whenText(appointment, 'takeaway', branch, monday('12:01'), VIENNA, 20);
  expect(textOf(null)).toBe('Abholbereit ca. 12:55');
  expect(textOf('2026-11-24T10:05:00Z')).toBe('Abholung: morgen, 24.11., 11:05 Uhr');
});
