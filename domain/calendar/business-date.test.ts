import { expect, test } from '@jest/globals';
import { businessDate, businessDayBegins } from './business-date.js';

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
