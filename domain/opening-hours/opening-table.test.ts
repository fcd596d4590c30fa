import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HoursEntry } from './opening-hours.js';
import { comparedHours, hoursInWords, openingDays, openingTable } from './opening-table.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { VIENNA } from '../calendar/testing/instants.js';
import { anyHours } from './testing/any-hours.js';

const branch = (openingHours: HoursEntry[], deliveryHours: HoursEntry[] = []) => ({
  openingHours,
  deliveryHours,
  isDeliveryHoursEnabled: true,
});
const wednesday = new Date('2026-11-25T11:00:00Z');
const rows = (openingHours: HoursEntry[], now = wednesday) =>
  openingTable(branch(openingHours), 'openingHours', now, VIENNA);
const lunchAndDinner = [open('daily', '10:00', '14:00'), open('daily', '17:00', '22:00')];

test('a week has its seven days, Monday first', () => {
  const usual = '10:00–14:00, 17:00–22:00';
  expect(rows([...lunchAndDinner, closed('monday')])).toEqual([
    { date: '2026-11-23', day: 'Montag', hours: 'Geschlossen' },
    { date: '2026-11-24', day: 'Dienstag', hours: usual },
    { date: '2026-11-25', day: 'Mittwoch', hours: usual },
    { date: '2026-11-26', day: 'Donnerstag', hours: usual },
    { date: '2026-11-27', day: 'Freitag', hours: usual },
    { date: '2026-11-28', day: 'Samstag', hours: usual },
    { date: '2026-11-29', day: 'Sonntag', hours: usual },
  ]);
});

test('any days can be shown, over the end of a month', () => {
  const entries = [open('daily', '10:00', '14:00'), closedOnce('2026-12-01')];
  expect(openingDays(entries, '2026-11-30', 2)).toEqual([
    { date: '2026-11-30', day: 'Montag', hours: '10:00–14:00' },
    { date: '2026-12-01', day: 'Dienstag', hours: 'Geschlossen' },
  ]);
});

test('the delivery hours are listed without the opening hours', () => {
  const both = branch(lunchAndDinner, [open('friday', '18:00', '21:00')]);
  const delivery = openingTable(both, 'deliveryHours', wednesday, VIENNA).map(({ hours }) => hours);
  expect(delivery[4]).toBe('18:00–21:00');
  expect(delivery.filter((hours) => hours === 'Geschlossen')).toHaveLength(6);
});

describe('a day', () => {
  test.each<[string, HoursEntry[], string]>([
    ['without entries', [], 'Geschlossen'],
    ['dinner before lunch', lunchAndDinner.toReversed(), '10:00–14:00, 17:00–22:00'],
    ['past midnight', [open('daily', '18:00', '02:00')], '18:00–02:00'],
    ['until midnight', [open('daily', '18:00', '24:00')], '18:00–24:00'],
    ['until midnight, written as 00:00', [open('daily', '18:00', '00:00')], '18:00–24:00'],
    ['the whole day', [open('daily', null, null)], '00:00–24:00'],
    ['24 hours from the morning on', [open('daily', '08:00', '08:00')], '08:00–08:00'],
    ['touching', [open('daily', '10:00', '14:00'), open('daily', '14:00', '18:00')], '10:00–18:00'],
    ['overlapping', [open('daily', '10:00', '15:00'), open('daily', '11:00', '12:00')], '10:00–15:00'],
    ['closed after open', [...lunchAndDinner, closed('wednesday')], 'Geschlossen'],
    [
      'once other hours',
      [...lunchAndDinner, closedOnce('2026-11-25'), openOnce('2026-11-25', '09:00', '12:00')],
      '09:00–12:00',
    ],
    ['once in the next week', [...lunchAndDinner, closedOnce('2026-12-02')], '10:00–14:00, 17:00–22:00'],
    ['once a year before', [...lunchAndDinner, closedOnce('2025-11-25')], '10:00–14:00, 17:00–22:00'],
  ])('%s', (_, entries, hours) => {
    expect(rows(entries)[2]).toEqual({ date: '2026-11-25', day: 'Mittwoch', hours });
  });
});

describe('the week', () => {
  test.each([
    ['begins on Monday at midnight', '2026-11-22T23:00:00Z', '2026-11-23'],
    ['lasts until Sunday at midnight', '2026-11-22T22:59:59Z', '2026-11-16'],
    ['goes over the new year', '2027-01-01T12:00:00Z', '2026-12-28'],
    ['begins after the change of the clock in spring', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['contains the Sunday of the change in autumn', '2026-10-25T22:59:59Z', '2026-10-19'],
  ])('%s', (_, now, monday) => {
    expect(rows([], new Date(now))[0]?.date).toBe(monday);
  });

  test('follows the time zone of the branch', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const first = (timeZone: string) => openingTable(branch([]), 'openingHours', now, timeZone)[0]?.date;
    expect(first('Pacific/Auckland')).toBe('2026-11-23');
    expect(first('America/New_York')).toBe('2026-11-16');
  });

  test.each(['2026-03-25T12:00:00Z', '2026-10-21T12:00:00Z'])(
    'shows the hours as they are entered, also on the day of a change of the clock (%s)',
    (now) => {
      const night = [open('sunday', '01:30', '02:30'), open('saturday', '22:00', '04:00')];
      const shown = rows(night, new Date(now)).map(({ hours }) => hours);
      expect(shown.slice(5)).toEqual(['22:00–04:00', '01:30–02:30']);
    },
  );
});

const usual = [open('daily', '11:00', '14:30'), open('daily', '17:30', '23:00'), closed('monday')];
const linesOf = (hours: readonly HoursEntry[]) => hoursInWords(hours).map(asText);
const asText = ({ days, hours }: { days: string; hours: string }) => `${days} ${hours}`;
const tuesday = (...slots: [string, string][]) => [
  ...usual,
  closed('tuesday'),
  ...slots.map(([from, to]) => open('tuesday', from, to)),
];

describe('hours are written', () => {
  test.each<[string, HoursEntry[], string[]]>([
    ['of a week that is always the same', [open('daily', '10:00', '22:00')], ['täglich 10:00–22:00']],
    ['where there are none', [], ['täglich geschlossen']],
    ['with a closed day', usual, ['Mo geschlossen', 'Di–So 11:00–14:30, 17:30–23:00']],
    [
      'with a day that one entry clears and others refill, by the resulting hours',
      tuesday(['11:00', '18:30'], ['19:30', '22:00']),
      ['Mo geschlossen', 'Di 11:00–18:30, 19:30–22:00', 'Mi–So 11:00–14:30, 17:30–23:00'],
    ],
    [
      'with overlapping slots as one',
      tuesday(['11:00', '18:30'], ['17:30', '02:00']),
      ['Mo geschlossen', 'Di 11:00–02:00', 'Mi–So 11:00–14:30, 17:30–23:00'],
    ],
    [
      'with single dates after the week, in the order of the calendar',
      [
        open('daily', '10:00', '22:00'),
        closedOnce('2026-12-25'),
        closedOnce('2026-12-24'),
        openOnce('2026-12-24', '09:00', '12:00'),
      ],
      ['täglich 10:00–22:00', 'am 24.12.2026 09:00–12:00', 'am 25.12.2026 geschlossen'],
    ],
    [
      'with the hours that a single date adds to its weekday',
      [open('daily', '10:00', '12:00'), openOnce('2026-12-24', '18:00', '20:00')],
      ['täglich 10:00–12:00', 'am 24.12.2026 10:00–12:00, 18:00–20:00'],
    ],
  ])('%s', (_, hours, lines) => {
    expect(linesOf(hours)).toEqual(lines);
  });
});

describe('compared hours list only', () => {
  const compare = (...several: HoursEntry[][]) => comparedHours(several).map((lines) => lines.map(asText));

  test('the days on which they differ', () => {
    const mine = tuesday(['11:00', '18:30'], ['19:30', '22:00']);
    expect(compare(mine, tuesday(['11:00', '18:30']), usual)).toEqual([
      ['Di 11:00–18:30, 19:30–22:00'],
      ['Di 11:00–18:30'],
      ['Di 11:00–14:30, 17:30–23:00'],
    ]);
  });

  test('the same days on each side, also where days are alike on one of them', () => {
    const before = [open('daily', '10:00', '12:00')];
    const after = [...before, closed('monday'), open('tuesday', '14:00', '15:00')];
    expect(compare(before, after)).toEqual([
      ['Mo 10:00–12:00', 'Di 10:00–12:00'],
      ['Mo geschlossen', 'Di 10:00–12:00, 14:00–15:00'],
    ]);
  });

  test('a single date beside the hours of its weekday', () => {
    expect(compare(usual, [...usual, closedOnce('2026-12-24')])).toEqual([
      ['am 24.12.2026 11:00–14:30, 17:30–23:00'],
      ['am 24.12.2026 geschlossen'],
    ]);
  });

  test('everything where entries differ but not the resulting hours', () => {
    const same = [closed('monday'), open('daily', '10:00', '12:00')];
    expect(compare(same, [open('daily', '10:00', '12:00')])).toEqual([
      ['täglich 10:00–12:00'],
      ['täglich 10:00–12:00'],
    ]);
  });
});

test('compared hours list no day twice, and the same days on each side', () => {
  const dates = ['2026-12-24', '2026-12-25'];
  fc.assert(
    fc.property(anyHours(dates), anyHours(dates), (one, other) => {
      const [left, right] = comparedHours([one, other]);
      const days = left!.map((line) => line.days);
      expect(right!.map((line) => line.days)).toEqual(days);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});
