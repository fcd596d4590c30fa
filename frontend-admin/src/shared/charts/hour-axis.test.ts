import { expect, test } from '@jest/globals';
import { hoursTitle, hourTicks } from './hour-axis.js';

const HOUR_MS = 3_600_000;
const ZONE = 'Europe/Vienna';
const hoursFrom = (begin: string, count: number) =>
  Array.from({ length: count }, (_, hour) => ({
    t: new Date(Date.parse(begin) + hour * HOUR_MS).toISOString(),
  }));
const shown = (begin: string, count: number, most = 14) => {
  const rows = hoursFrom(begin, count);
  const { ticks, tickFormatter } = hourTicks(rows, ZONE, most);
  return ticks.map((t) => tickFormatter(t));
};

test('a day has few hours on its axis, at the same distance from each other', () => {
  expect(shown('2026-11-20T03:00:00Z', 24)).toEqual([
    '04:00',
    '07:00',
    '10:00',
    '13:00',
    '16:00',
    '19:00',
    '22:00',
    '01:00',
  ]);
});

test('a narrow chart has fewer hours, and fewer days', () => {
  expect(shown('2026-11-20T03:00:00Z', 24, 5)).toEqual(['04:00', '10:00', '16:00', '22:00']);
  expect(shown('2026-11-20T03:00:00Z', 96, 2)).toEqual(['20.11.', '22.11.']);
});

test('several days have their dates on the axis', () => {
  expect(shown('2026-11-20T03:00:00Z', 72)).toEqual(['20.11.', '21.11.', '22.11.']);
});

test.each([
  ['2026-11-19T23:00:00Z', 24, 'Uhrzeit, Tag von 00:00 bis 24:00 Uhr'],
  ['2026-11-20T03:00:00Z', 24, 'Uhrzeit, Tag von 04:00 bis 04:00 Uhr'],
  ['2026-11-20T03:00:00Z', 72, 'Tage von 04:00 bis 04:00 Uhr'],
])('the axis of hours from %s, %s of them, says when a day begins', (begin, count, title) => {
  expect(hoursTitle(hoursFrom(begin, count), ZONE).replaceAll('\u00a0', ' ')).toBe(title);
});
