import { expect, test } from '@jest/globals';
import { beginningDate, offerDates } from './offer-dates.js';

const now = new Date('2026-11-20T17:02:00.000Z');
const datesFor = (appointmentDate: string | null) =>
  offerDates(appointmentDate, now, 'Europe/Vienna').map(({ label, at }) => [label, at.slice(5, 16)]);

test('an offer holds until an evening of the next days', () => {
  expect(datesFor(null)).toEqual([
    ['1 Tag', '11-21T17:00'],
    ['3 Tage', '11-23T17:00'],
    ['7 Tage', '11-27T17:00'],
    ['14 Tage', '12-04T17:00'],
  ]);
});

test('an offer holds at most until the time that the guest wants', () => {
  expect(datesFor('2026-11-22T11:00:00.000Z')).toEqual([
    ['1 Tag', '11-21T17:00'],
    ['Bis zum Termin', '11-22T11:00'],
  ]);
});

test('a time that has passed limits nothing', () => {
  expect(datesFor('2026-11-20T17:00:00.000Z')).toHaveLength(4);
});

test('an offer that replaces another one holds as long as that one, unless its time has passed', () => {
  const dates = offerDates(null, now, 'Europe/Vienna');
  const until = (validUntil: string) => beginningDate(dates, { validUntil }, now);
  expect(until('2026-11-27T17:00:00.000Z')).toBe('2026-11-27T17:00:00.000Z');
  expect(until('2026-11-20T17:00:00.000Z')).toBe(dates[1]!.at);
  expect(beginningDate(dates, null, now)).toBe(dates[1]!.at);
});
