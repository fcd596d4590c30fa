import { expect, test } from '@jest/globals';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { axisWords, dayTicks, timeAxisRoom, valueAxisWidth } from './axis-labels.js';
import type { AxisUnit } from './axis-ticks.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[AxisUnit, number, string]>([
  ['money', 1200, '1.200 €'],
  ['money', 0, '0 €'],
  ['money', -50, '−50 €'],
  ['minutes', 600, '10 h'],
  ['count', 1500, '1.500'],
])('an axis of %s says %s as: %s', (unit, value, words) => {
  expect(plain(axisWords(unit, value, (amount) => formatMoney(amount, 'EUR')))).toBe(words);
});

test('the currency beside an axis is that of the shop', () => {
  expect(plain(axisWords('money', 20, (amount) => formatMoney(amount, 'CHF')))).toBe('20 CHF');
});

test('longer labels have more room beside the axis', () => {
  expect(valueAxisWidth(['0', '1'])).toBe(40);
  expect(valueAxisWidth(['0 €', '12.000 €'])).toBeGreaterThan(valueAxisWidth(['0 €', '800 €']));
});

test('on every screen several days have labels, and on wide ones all of two weeks', () => {
  expect(timeAxisRoom(200, '28.11.').most).toBe(4);
  expect(timeAxisRoom(670, '28.11.').most).toBe(14);
  expect(timeAxisRoom(0, '28.11.').most).toBe(1);
});

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ t: `2026-11-${String(15 + day).padStart(2, '0')}` }));
const shown = (count: number, most: number) => {
  const { ticks, tickFormatter } = dayTicks(days(count), 'day', most);
  return ticks.map((t) => tickFormatter(t));
};

test('every day has its label where there is room for all', () => {
  expect(shown(3, 14)).toEqual(['15.11.', '16.11.', '17.11.']);
});

test('else labels are at the same distance from each other, and the last day has one', () => {
  expect(shown(14, 13)).toEqual(['16.11.', '18.11.', '20.11.', '22.11.', '24.11.', '26.11.', '28.11.']);
  expect(shown(14, 4)).toEqual(['16.11.', '20.11.', '24.11.', '28.11.']);
});

test('a chart without room labels the last day, and one without days none', () => {
  expect(shown(14, 0)).toEqual(['28.11.']);
  expect(shown(0, 4)).toEqual([]);
});
