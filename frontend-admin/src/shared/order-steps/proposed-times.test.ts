import { expect, test } from '@jest/globals';
import { open } from '@bestellwerk/domain/opening-hours/testing/hours-entries';
import { quickStart, quickTimes } from './proposed-times.js';

const hours = {
  openingHours: [open('daily', '10:00', '22:00')],
  deliveryHours: [open('daily', '17:00', '21:00')],
  isDeliveryHoursEnabled: true,
};
const evening = '2026-11-20T17:02:30Z';
const morning = '2026-11-20T06:02:30Z';
const takeaway = { isDelivery: false, isDineIn: false };

test.each([
  ['a requested time', evening, '2026-11-20T18:00:00.000Z', takeaway, 'requested', '18:15 18:30 18:45 19:00'],
  ['now, on the grid of 5 minutes', evening, null, takeaway, 'now', '17:20 17:35 17:50 18:05'],
  [
    'now if the requested time has passed',
    evening,
    '2026-11-20T16:00:00.000Z',
    takeaway,
    'now',
    '17:20 17:35 17:50 18:05',
  ],
  ['the opening while the branch is closed', morning, null, takeaway, 'opening', '09:15 09:30 09:45 10:00'],
  [
    'the beginning of delivery hours',
    '2026-11-20T12:00:00Z',
    null,
    { isDelivery: true, isDineIn: false },
    'opening',
    '16:15 16:30 16:45 17:00',
  ],
] as const)(
  'the quick choices for another time follow %s',
  (_case, now, appointmentDate, mode, after, expected) => {
    // prettier-ignore
    const start = quickStart({ ...mode, appointmentDate }, hours, new Date(now), 'Europe/Vienna');
    expect(start.after).toBe(after);
    expect(quickTimes(start).map(({ at }) => at.slice(11, 16)).join(' ')).toBe(expected); // prettier-ignore
  },
);

test('the quick choices follow now while the hours of the branch are not known', () => {
  const start = quickStart({ ...takeaway, appointmentDate: null }, null, new Date(morning), 'Europe/Vienna');
  expect(start.after).toBe('now');
});
