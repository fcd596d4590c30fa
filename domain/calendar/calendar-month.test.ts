import { describe, expect, test } from '@jest/globals';
import { addMonths, dayInMonth, formatMonth, mondayOf, monthOf, weeksOfMonth } from './calendar-month.js';

describe('the weeks of a month', () => {
  test('are whole weeks, Monday first', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks.map(({ number }) => number)).toEqual([44, 45, 46, 47, 48, 49]);
    expect(weeks[0]!.dates).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks.at(-1)!.dates[0]).toBe('2026-11-30');
  });

  test('are four if February begins on a Monday', () => {
    expect(weeksOfMonth('2027-02').map(({ number }) => number)).toEqual([5, 6, 7, 8]);
  });

  test.each([
    ['a year with 53 weeks that ends on a Thursday', '2026-12', [49, 50, 51, 52, 53]],
    ['January that begins in the last week of the year before', '2027-01', [53, 1, 2, 3, 4]],
    ['December that ends in the first week of the next year', '2024-12', [48, 49, 50, 51, 52, 1]],
    ['January that begins on a Sunday', '2023-01', [52, 1, 2, 3, 4, 5]],
  ])('%s', (_, month, numbers) => {
    expect(weeksOfMonth(month).map(({ number }) => number)).toEqual(numbers);
  });
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
])('%s plus %d months is %s', (month, months, later) => {
  expect(addMonths(month, months)).toBe(later);
});

test.each([
  ['2026-11-22', '2026-12', '2026-12-22'],
  ['2027-01-31', '2027-02', '2027-02-28'],
  ['2028-01-31', '2028-02', '2028-02-29'],
  ['2026-10-31', '2026-11', '2026-11-30'],
])('the same day as %s in %s is %s', (date, month, day) => {
  expect(dayInMonth(date, month)).toBe(day);
});

test('a month has a German name', () => {
  expect(monthOf('2026-11-22')).toBe('2026-11');
  expect(formatMonth('2026-11')).toBe('November 2026');
});
