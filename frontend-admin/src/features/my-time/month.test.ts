import { expect, test } from '@jest/globals';
import { monthAfter, monthBefore, monthOf, monthWords } from './month.js';

test.each([
  ['2026-11-20', '2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
  ['2026-11-03', '2026-12-02', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02-10', '2028-03-01', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-12-31', '2027-01-05', { from: '2026-12-01', to: '2026-12-31' }],
])('the month of %s ends no later than %s', (day, today, month) => {
  expect(monthOf(day, today)).toEqual(month);
});

test('the months before and after December cross the year', () => {
  const december = monthOf('2026-12-05', '2027-02-01');
  expect(monthBefore(december)).toBe('2026-11-30');
  expect(monthAfter(december)).toBe('2027-01-01');
  expect(monthWords(december)).toBe('Dezember 2026');
});
