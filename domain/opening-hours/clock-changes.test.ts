import { describe, expect, test } from '@jest/globals';
import { slotsBetween } from './opening-hours.js';
import { open } from './testing/hours-entries.js';
import { instantAt, localTime } from '../calendar/zoned-time.js';

const hours = (date: string, from: string, to: string, timeZone: string) =>
  slotsBetween([open('daily', from, to)], date, date, timeZone).map((slot) =>
    [slot.from, slot.to].map((at) => at.toISOString().slice(0, 16)),
  );

const VIENNA = 'Europe/Vienna';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const KATHMANDU = 'Asia/Kathmandu';
const LORD_HOWE = 'Australia/Lord_Howe';

describe('hours on the days on which clocks change', () => {
  test.each([
    [VIENNA, '2026-03-28', '10:00', '22:00', '2026-03-28T09:00', '2026-03-28T21:00'],
    [VIENNA, '2026-03-29', '10:00', '22:00', '2026-03-29T08:00', '2026-03-29T20:00'],
    [VIENNA, '2026-03-29', '01:30', '03:30', '2026-03-29T00:30', '2026-03-29T01:30'],
    [VIENNA, '2026-03-29', '02:30', '06:00', '2026-03-29T01:30', '2026-03-29T04:00'],
    [VIENNA, '2026-03-29', '00:00', '02:30', '2026-03-28T23:00', '2026-03-29T01:30'],
    [VIENNA, '2026-03-29', '02:00', '06:00', '2026-03-29T01:00', '2026-03-29T04:00'],
    [VIENNA, '2026-03-29', '03:00', '06:00', '2026-03-29T01:00', '2026-03-29T04:00'],
    [VIENNA, '2026-03-29', '00:00', '00:00', '2026-03-28T23:00', '2026-03-29T22:00'],
    [VIENNA, '2026-03-29', '00:00', '24:00', '2026-03-28T23:00', '2026-03-29T22:00'],
    [VIENNA, '2026-03-28', '22:00', '04:00', '2026-03-28T21:00', '2026-03-29T02:00'],
    [VIENNA, '2026-03-28', '22:00', '02:30', '2026-03-28T21:00', '2026-03-29T01:30'],
    [VIENNA, '2026-10-25', '10:00', '22:00', '2026-10-25T09:00', '2026-10-25T21:00'],
    [VIENNA, '2026-10-25', '01:30', '03:30', '2026-10-24T23:30', '2026-10-25T02:30'],
    [VIENNA, '2026-10-25', '02:30', '06:00', '2026-10-25T00:30', '2026-10-25T05:00'],
    [VIENNA, '2026-10-25', '00:00', '02:30', '2026-10-24T22:00', '2026-10-25T00:30'],
    [VIENNA, '2026-10-25', '00:00', '24:00', '2026-10-24T22:00', '2026-10-25T23:00'],
    [VIENNA, '2026-10-24', '22:00', '04:00', '2026-10-24T20:00', '2026-10-25T03:00'],
    [VIENNA, '2026-10-24', '22:00', '02:30', '2026-10-24T20:00', '2026-10-25T00:30'],
    [LONDON, '2026-03-29', '01:30', '06:00', '2026-03-29T01:30', '2026-03-29T05:00'],
    [LONDON, '2026-10-25', '01:30', '06:00', '2026-10-25T00:30', '2026-10-25T06:00'],
    [NEW_YORK, '2026-03-08', '02:30', '06:00', '2026-03-08T07:30', '2026-03-08T10:00'],
    [NEW_YORK, '2026-11-01', '01:30', '06:00', '2026-11-01T05:30', '2026-11-01T11:00'],
    [NEW_YORK, '2026-10-31', '18:00', '02:00', '2026-10-31T22:00', '2026-11-01T07:00'],
    [KATHMANDU, '2026-03-29', '10:00', '22:00', '2026-03-29T04:15', '2026-03-29T16:15'],
    [LORD_HOWE, '2026-04-05', '00:00', '12:00', '2026-04-04T13:00', '2026-04-05T01:30'],
    [LORD_HOWE, '2026-10-04', '00:00', '12:00', '2026-10-03T13:30', '2026-10-04T01:00'],
  ])('%s, %s, %s to %s are %s to %s by Greenwich', (timeZone, date, from, to, begins, ends) => {
    expect(hours(date, from, to, timeZone)).toEqual([[begins, ends]]);
  });
});

describe('the clock on the wall', () => {
  test.each([
    [VIENNA, '2026-03-29T00:59:00Z', '2026-03-29', 119],
    [VIENNA, '2026-03-29T01:00:00Z', '2026-03-29', 180],
    [VIENNA, '2026-10-25T00:30:00Z', '2026-10-25', 150],
    [VIENNA, '2026-10-25T01:30:00Z', '2026-10-25', 150],
    [VIENNA, '2026-12-31T22:59:00Z', '2026-12-31', 1439],
    [VIENNA, '2026-12-31T23:00:00Z', '2027-01-01', 0],
    [VIENNA, '2028-02-28T23:30:00Z', '2028-02-29', 30],
    [NEW_YORK, '2026-11-01T05:30:00Z', '2026-11-01', 90],
    [NEW_YORK, '2026-11-01T06:30:00Z', '2026-11-01', 90],
    [LORD_HOWE, '2026-10-03T15:30:00Z', '2026-10-04', 150],
  ])('%s at %s shows %s, minute %d', (timeZone, at, date, minutes) => {
    expect(localTime(new Date(at), timeZone)).toEqual({ date, minutes });
  });

  test.each([
    [VIENNA, '2026-03-29', 150, '2026-03-29T01:30'],
    [VIENNA, '2026-10-25', 150, '2026-10-25T00:30'],
    [LORD_HOWE, '2026-10-04', 135, '2026-10-03T15:45'],
    [LORD_HOWE, '2026-04-05', 105, '2026-04-04T14:45'],
  ])(
    '%s, %s, minute %d: one that is skipped comes later, one that is doubled is the first',
    (timeZone, date, minutes, at) => {
      expect(instantAt(date, minutes, timeZone).toISOString().slice(0, 16)).toBe(at);
    },
  );
});
