import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { open } from '../opening-hours/testing/hours-entries.js';
import { dueTimeOf, hasOwnTime } from './due-time.js';
import { isInFullWindow, isOutsideHours, quickStart, quickTimes } from './proposed-times.js';

const VIENNA = 'Europe/Vienna';
const hours = {
  openingHours: [open('daily', '10:00', '22:00')],
  deliveryHours: [open('daily', '17:00', '21:00')],
  isDeliveryHoursEnabled: true,
};
const evening = '2026-11-20T17:02:30Z';
const morning = '2026-11-20T06:02:30Z';
const night = '2026-11-19T22:30:00Z';
const order = (changes: object = {}) => ({
  isDelivery: false,
  isDineIn: false,
  placedAt: '2026-11-20T12:00:00Z',
  appointment: null,
  appointmentDate: null as string | null,
  ...changes,
});
const times = (given: ReturnType<typeof order>, now: string) => {
  const start = quickStart(given, hours, new Date(now), VIENNA);
  return [
    start.after,
    quickTimes(start)
      .map(({ at }) => at.slice(11, 16))
      .join(' '),
  ];
};

describe('the quick choices for another time', () => {
  test.each([
    ['a requested time', evening, { appointmentDate: '2026-11-20T18:00:00.000Z' }, 'requested', '18:15 18:30 18:45 19:00'],
    ['now, on the grid of 5 minutes', evening, {}, 'now', '17:20 17:35 17:50 18:05'],
    ['now if the requested time has passed', evening, { appointmentDate: '2026-11-20T16:00:00.000Z' }, 'now', '17:20 17:35 17:50 18:05'],
    ['the opening if the branch has closed since', '2026-11-20T22:02:00Z', { placedAt: '2026-11-20T20:55:00Z' }, 'opening', '09:15 09:30 09:45 10:00'],
    ['now once the planned time of an order from before the opening has passed', '2026-11-20T10:00:00Z', { placedAt: night }, 'now', '10:15 10:30 10:45 11:00'],
  ] as const)('follow %s', (_case, now, changes, after, expected) => {
    expect(times(order(changes), now)).toEqual([after, expected]);
  }); // prettier-ignore

  test.each([
    ['while the branch is closed', morning],
    ['just after it has opened', '2026-11-20T09:05:00Z'],
  ])(
    'held the planned time 10:30 and an earlier one for an order from before the opening: %s',
    (_case, now) => {
      expect(times(order({ placedAt: night }), now)).toEqual(['planned', '09:45 10:00 10:15 10:30']);
    },
  );

  test('began before the planned time of a delivery from before the delivery hours', () => {
    const delivery = order({ isDelivery: true });
    expect(times(delivery, '2026-11-20T12:01:00Z')).toEqual(['planned', '17:00 17:15 17:30 17:45']);
  });

  test('follow now while the hours of the branch are not known', () => {
    expect(quickStart(order(), null, new Date(morning), VIENNA).after).toBe('now');
  });

  test('held a time that was not later than the wanted or planned one, or than now', () => {
    const instants = fc.integer({ min: 0, max: 3 * 24 * 60 * 60_000 });
    const at = (after: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + after);
    fc.assert(
      fc.property(
        instants,
        fc.option(instants),
        instants,
        fc.boolean(),
        (placed, wanted, waited, isDelivery) => {
          const placedAt = at(placed);
          const now = at(placed + waited);
          const appointmentDate = wanted === null ? null : at(placed + wanted).toISOString();
          const given = order({ placedAt: placedAt.toISOString(), appointmentDate, isDelivery });
          const due = dueTimeOf(given, hours, VIENNA);
          const first = new Date(quickTimes(quickStart(given, hours, now, VIENNA))[0]!.at);
          expect(first > now).toBe(true);
          if (hasOwnTime(due)) expect(first > due.dueAt).toBe(true);
        },
      ),
    );
  });
});

describe('whether a time is in a full window', () => {
  const full = ['2026-11-20T18:00:00.000Z', '2026-11-20T18:30:00.000Z'];
  const days = [
    {
      ...{ date: '2026-11-20', pausedUntil: null, delay: null, soldOut: [], windowMinutes: 30 },
      full: { takeaway: full, delivery: [], dineIn: [] },
    },
  ];
  const isFull = (time: string, changes: object = {}) =>
    isInFullWindow(`2026-11-20T${time}:00.000Z`, order(changes), hours, days, VIENNA);

  test('is known of its first and its last minute, and not of the minutes around it', () => {
    expect(['17:59', '18:00', '18:59', '19:00'].map((time) => isFull(time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('depends on how the order reaches its guest', () => {
    expect(isFull('18:00', { isDelivery: true })).toBe(false);
  });

  test('does not count the order itself, whose own window is full with it', () => {
    const own = { appointmentDate: '2026-11-20T18:05:00.000Z' };
    expect([isFull('18:20', own), isFull('18:30', own)]).toEqual([false, true]);
    expect(isFull('18:20', { placedAt: '2026-11-20T18:02:00.000Z' })).toBe(false);
  });
});

test.each([
  ['before the opening', '09:59', {}, true],
  ['at the opening', '10:00', {}, false],
  ['in the last minute', '21:59', {}, false],
  ['at the closing', '22:00', {}, true],
  ['delivered after the last delivery', '21:15', { isDelivery: true }, true],
  ['delivered before it', '20:45', { isDelivery: true }, false],
  ['at a table when only deliveries have ended', '21:15', { isDineIn: true }, false],
])('a proposed time at which the branch is closed was not noticed: %s', (_case, time, changes, expected) => {
  expect(isOutsideHours(`2026-11-20T${time}:00+01:00`, order(changes), hours, VIENNA)).toBe(expected);
});
