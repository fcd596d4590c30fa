import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import {
  distinctTimes,
  currencySign,
  formatBalance,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPreciseMoney,
  formatTime,
  formatWeekday,
} from './formats.js';
import { normalizeSpaces } from './testing/normalize-spaces.js';

test.each([
  [1234.5, 'EUR', '1.234,50 €'],
  [0, 'CHF', '0,00 CHF'],
  [1234567.891, 'EUR', '1.234.567,89 €'],
  [0.005, 'EUR', '0,01 €'],
  [-3.5, 'EUR', '−3,50 €'],
  [-0, 'EUR', '0,00 €'],
  [-0.004, 'EUR', '0,00 €'],
  [1500, 'JPY', '1.500,00 ¥'],
])('money: %d %s is %s', (amount, currency, text) => {
  expect(normalizeSpaces(formatMoney(amount, currency))).toBe(text);
});

test('the sign of a currency is the one beside amounts', () => {
  expect([currencySign('EUR'), currencySign('CHF')]).toEqual(['€', 'CHF']);
});

test.each([
  [6.6267, '6,6267 €'],
  [6.62674, '6,6267 €'],
  [6.5, '6,50 €'],
  [-0.00001, '0,00 €'],
])('money before rounding: %d is %s', (amount, text) => {
  expect(normalizeSpaces(formatPreciseMoney(amount, 'EUR'))).toBe(text);
});

test('money is shown with all digits that matter', () => {
  expect(normalizeSpaces(formatPreciseMoney(1.00495, 'EUR', 10))).toBe('1,00495 €');
});

test.each([
  [1234.5, undefined, '1.234,5'],
  [0.12345, undefined, '0,123'],
  [1000, undefined, '1.000'],
  [13, 2, '13,00'],
  [1.2345, 2, '1,23'],
  [-0, undefined, '0'],
  [-12, undefined, '-12'],
])('the number %d with %s decimals is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test.each([
  [formatPercent(4.9), '4,9 %'],
  [formatPercent(20), '20 %'],
])('%s', (formatted, expected) => {
  expect(normalizeSpaces(formatted)).toBe(expected);
});

describe('times of a list', () => {
  const times = (...instants: string[]) =>
    distinctTimes(
      instants.map((at) => new Date(at)),
      'Europe/Vienna',
    );

  test('have seconds where a neighbour would read the same', () => {
    expect(
      times(
        '2026-11-21T17:05:09Z',
        '2026-11-21T17:05:00Z',
        '2026-11-21T17:04:59Z',
        '2026-11-20T17:04:59Z',
      ).map(normalizeSpaces),
    ).toEqual(['21.11.2026, 18:05:09', '21.11.2026, 18:05:00', '21.11.2026, 18:04', '20.11.2026, 18:04']);
    expect(times()).toEqual([]);
  });

  test('differ from those beside them whenever they are not of the same second', () => {
    const begin = Date.parse('2026-11-21T17:00:00Z');
    const seconds = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 20 });
    fc.assert(
      fc.property(seconds, (offsets) => {
        const shown = distinctTimes(
          offsets.map((offset) => new Date(begin + offset * 1_000)),
          'Europe/Vienna',
        );
        offsets.slice(1).forEach((offset, index) => {
          expect(shown[index] === shown[index + 1]).toBe(offset === offsets[index]);
        });
      }),
    );
  });
});

describe('an instant', () => {
  test.each([
    ['2026-11-20T23:05:00Z', 'Europe/Vienna', '21.11.2026, 00:05', 'Samstag'],
    ['2026-11-20T23:05:00Z', 'UTC', '20.11.2026, 23:05', 'Freitag'],
    ['2026-11-20T23:05:59.999Z', 'America/New_York', '20.11.2026, 18:05', 'Freitag'],
    ['2026-11-20T23:05:00Z', 'Asia/Kathmandu', '21.11.2026, 04:50', 'Samstag'],
    ['2026-03-01T08:09:00Z', 'UTC', '01.03.2026, 08:09', 'Sonntag'],
    ['2026-03-29T00:59:00Z', 'Europe/Vienna', '29.03.2026, 01:59', 'Sonntag'],
    ['2026-03-29T01:00:00Z', 'Europe/Vienna', '29.03.2026, 03:00', 'Sonntag'],
    ['2026-10-25T00:30:00Z', 'Europe/Vienna', '25.10.2026, 02:30', 'Sonntag'],
    ['2026-10-25T01:30:00Z', 'Europe/Vienna', '25.10.2026, 02:30', 'Sonntag'],
    ['2026-12-31T23:00:00Z', 'Europe/Vienna', '01.01.2027, 00:00', 'Freitag'],
  ])('%s in %s is %s, %s', (instant, timeZone, dateTime, weekday) => {
    const at = new Date(instant);
    const [date, time] = dateTime.split(', ');
    expect(formatDateTime(at, timeZone)).toBe(dateTime);
    expect(formatDate(at, timeZone)).toBe(date);
    expect(formatTime(at, timeZone)).toBe(time);
    expect(formatWeekday(at, timeZone)).toBe(weekday);
  });

  test.each([
    ['2026-11-23', 'Montag'],
    ['2026-11-24', 'Dienstag'],
    ['2026-11-25', 'Mittwoch'],
    ['2026-11-26', 'Donnerstag'],
    ['2026-11-27', 'Freitag'],
    ['2026-11-28', 'Samstag'],
    ['2026-11-29', 'Sonntag'],
  ])('%s is a %s', (date, weekday) => {
    expect(formatWeekday(new Date(date), 'UTC')).toBe(weekday);
  });
});

test('neither the locale nor the time zone of the machine is asked', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const at = new Date('2026-11-20T23:05:00Z');
  formatMoney(1, 'SEK');
  formatPreciseMoney(1, 'SEK');
  formatNumber(1, 1);
  formatDateTime(at, 'Indian/Maldives');
  formatWeekday(at, 'Indian/Maldives');
  expect(numbers.mock.calls.map(([locale]) => locale)).toEqual(['de-DE', 'de-DE', 'de-DE']);
  expect(dates.mock.calls.map(([locale, options]) => [locale, options?.timeZone])).toEqual(
    Array(3).fill(['de-DE', 'Indian/Maldives']),
  );
  jest.restoreAllMocks();
});

test.each([
  [0, '0 min'],
  [25, '25 min'],
  [60, '1 h'],
  [445, '7 h 25 min'],
  [72_510, '1.208 h 30 min'],
  [6000, '100 h'],
])('%d minutes are %s', (minutes, words) => expect(normalizeSpaces(formatDuration(minutes))).toBe(words));

test.each([
  [0, '0 min'],
  [65, '+1 h 5 min'],
  [-35, '−35 min'],
])('a balance of %d minutes is %s', (minutes, words) =>
  expect(normalizeSpaces(formatBalance(minutes))).toBe(words),
);

test.each([
  [0, '1 KB'],
  [184_320, '180 KB'],
  [2.4 * 1024 * 1024, '2,4 MB'],
])('%d bytes of a file are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
