import { describe, expect, test } from '@jest/globals';
import type { HoursEntry } from './opening-hours.js';
import { openingDays, openingTable } from './opening-table.js';
import { closed, closedOnce, open, openOnce } from './testing/hours-entries.js';
import { VIENNA } from '../calendar/testing/instants.js';

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
