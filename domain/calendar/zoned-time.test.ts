import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { VIENNA } from './testing/instants.js';
import { addDays, businessDate, businessDayBegins, instantAt, localTime, weekdayOf } from './zoned-time.js';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('Vienna', () => {
  test.each([
    ['winter', '2026-01-15', clock(12), '2026-01-15T11:00:00.000Z'],
    ['summer', '2026-07-15', clock(12), '2026-07-15T10:00:00.000Z'],
    ['past midnight', '2026-07-15', clock(26), '2026-07-16T00:00:00.000Z'],
    ['the end of the year', '2026-12-31', clock(24), '2026-12-31T23:00:00.000Z'],
    ['before the change in spring', '2026-03-29', clock(1, 59), '2026-03-29T00:59:00.000Z'],
    ['skipped in spring', '2026-03-29', clock(2, 30), '2026-03-29T01:30:00.000Z'],
    ['after the change in spring', '2026-03-29', clock(3), '2026-03-29T01:00:00.000Z'],
    ['before the change in autumn', '2026-10-25', clock(1, 59), '2026-10-24T23:59:00.000Z'],
    ['doubled in autumn', '2026-10-25', clock(2, 30), '2026-10-25T00:30:00.000Z'],
    ['after the change in autumn', '2026-10-25', clock(3), '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, date, minutes, instant) => {
    expect(instantAt(date, minutes, VIENNA).toISOString()).toBe(instant);
  });

  test('has the local time of its clock', () => {
    expect(localTime(new Date('2026-03-29T00:59:59Z'), VIENNA)).toEqual({
      date: '2026-03-29',
      minutes: clock(1, 59),
    });
    expect(localTime(new Date('2026-03-29T01:00:00Z'), VIENNA)).toEqual({
      date: '2026-03-29',
      minutes: clock(3),
    });
    expect(localTime(new Date('2026-12-31T23:30:00Z'), VIENNA)).toEqual({
      date: '2027-01-01',
      minutes: 30,
    });
  });
});

test('conversion to local time and back is lossless except in the repeated hour', () => {
  const minute = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  const zone = fc.constantFrom(VIENNA, 'UTC', 'Pacific/Auckland', 'America/New_York', 'Asia/Kathmandu');
  fc.assert(
    fc.property(minute, zone, (minutes, timeZone) => {
      const at = new Date(minutes * 60_000);
      const local = localTime(at, timeZone);
      const back = instantAt(local.date, local.minutes, timeZone);
      expect([0, 3_600_000]).toContain(at.getTime() - back.getTime());
      expect(localTime(back, timeZone)).toEqual(local);
    }),
  );
});

test('every quarter of an hour beside a change of clocks is shown as Intl shows it', () => {
  const quarter = fc.integer({ min: -200, max: 200 });
  const changes = [
    ['Europe/Vienna', '2026-03-29T01:00Z'],
    ['Europe/Vienna', '2026-10-25T01:00Z'],
    ['America/New_York', '2026-11-01T06:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
    ['Africa/Casablanca', '2026-02-15T02:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00Z'],
  ] as const;
  fc.assert(
    fc.property(quarter, fc.constantFrom(...changes), (quarters, [timeZone, change]) => {
      const at = new Date(Date.parse(change) + quarters * 15 * 60_000);
      const { date, minutes } = localTime(at, timeZone);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const shown = at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      expect(`${date} ${time}`).toBe(shown);
    }),
    { numRuns: 500 },
  );
});

test('days and weekdays', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(weekdayOf('2026-11-21')).toBe('saturday');
});

test.each([
  ['2026-11-21T02:59:59Z', 'Europe/Vienna', '2026-11-20'],
  ['2026-11-21T03:00:00Z', 'Europe/Vienna', '2026-11-21'],
  ['2026-03-29T01:30:00Z', 'Europe/Vienna', '2026-03-28'],
  ['2026-03-29T02:00:00Z', 'Europe/Vienna', '2026-03-29'],
  ['2026-10-25T02:59:00Z', 'Europe/Vienna', '2026-10-24'],
  ['2026-10-25T03:00:00Z', 'Europe/Vienna', '2026-10-25'],
  ['2027-01-01T02:00:00Z', 'Europe/Vienna', '2026-12-31'],
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-20'],
])('%s in %s belongs to %s', (at, timeZone, date) => {
  expect(businessDate(new Date(at), timeZone)).toBe(date);
});

test.each([
  ['2026-11-21', '2026-11-21T03:00:00.000Z'],
  ['2026-03-29', '2026-03-29T02:00:00.000Z'],
])('%s begins at %s', (day, instant) => {
  expect(businessDayBegins(day, 'Europe/Vienna').toISOString()).toBe(instant);
});
