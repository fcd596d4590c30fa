import { expect, test } from '@jest/globals';
import { personalWordsProblem } from './personal-words.js';

const messageOf = (text: string) => personalWordsProblem(text, 'instruction')?.message ?? null;

test.each([
  'Schreiben Sie mir an vera.beispiel@example.org.',
  'Anrufen unter +43 660 123 45 67 bitte',
  'Tel. 0660/1234567',
  'Tel. (01) 234 56 78',
  '0043-1-2345678',
  '06601234567',
])('a text with an address or a number of somebody is not sent: %s', (text) => {
  expect(messageOf(text)).toContain('Bitte nehmen Sie');
});

test.each([
  'Wir haben von 11:00 bis 14:00 und von 17:30 bis 22:00 offen.',
  'Am 29.11.2026 und am 01.12.2026 gibt es Gansl um 29,90.',
  'Von 2026-11-29 bis 01-12-2026, Seit 1904, 4020 Linz, Landstraße 12.',
  'Mehr als 1.000.000 Gäste, 0,5 l um 4,80 und 0,33 l um 3,90.',
  'Folgen Sie uns @gasthaus',
])('what only looks like one is: %s', (text) => expect(messageOf(text)).toBeNull());

test('both are named', () => {
  expect(messageOf('a@b.at, +43 1 2345678')).toContain('E-Mail-Adressen und Telefonnummern');
});
