import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currentSlot, isOpenAt, nextSlot } from './opening-hours.js';
import { anyHours } from './testing/any-hours.js';
import {
  dateShown,
  placeOf,
  referenceClock,
  type ReferenceClock,
} from '../calendar/testing/reference-clock.js';
import { nextOpenPlace, openMinutes, slotAround } from './testing/reference-hours.js';
import { addDays } from '../calendar/zoned-time.js';

const WALK_DAYS = 31;
const NIGHT_IS_DAY = 14;
const NEVER_CLOSES_AFTER_DAYS = 8;

describe.each([
  ['Europe/Vienna', '2026-03-29'],
  ['Europe/Vienna', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Asia/Kathmandu', '2026-11-21'],
  ['UTC', '2027-01-01'],
  ['America/Santiago', '2026-09-06'],
])('in %s around %s', (timeZone, night) => {
  const start = addDays(night, -NIGHT_IS_DAY);
  const aroundTheNight = Array.from({ length: 7 }, (_, day) => addDays(night, day - 3));
  let clock: ReferenceClock;

  beforeAll(() => {
    clock = referenceClock(timeZone, start, WALK_DAYS);
  });

  const anyInstant = fc
    .record({
      minute: fc.oneof(
        fc.integer({ min: -4 * 24 * 60, max: 4 * 24 * 60 }),
        fc.integer({ min: -12 * 60, max: 12 * 60 }),
      ),
      milliseconds: fc.constantFrom(0, 0, 1, 59_999),
    })
    .map(({ minute, milliseconds }) => new Date(Date.parse(night) + minute * 60_000 + milliseconds));
  const anyEntries = anyHours(aroundTheNight);

  test('it is open when a minute-by-minute reference is open', () => {
    fc.assert(
      fc.property(anyEntries, fc.array(anyInstant, { minLength: 20, maxLength: 40 }), (entries, instants) => {
        const open = openMinutes(entries, clock);
        for (const at of instants) {
          expect([at, isOpenAt(entries, at, timeZone)]).toEqual([at, open[placeOf(clock, at)]]);
        }
      }),
    );
  });

  test('the current slot is the whole slot of the reference, without an end beyond eight days', () => {
    fc.assert(
      fc.property(anyEntries, anyInstant, (entries, at) => {
        const open = openMinutes(entries, clock);
        const place = placeOf(clock, at);
        const slot = currentSlot(entries, at, timeZone);
        if (!open[place]) return expect(slot).toBeNull();
        const { from, to } = slotAround(open, place);
        const endsOn = dateShown(clock.shown[to] ?? '9999-12-31');
        if (endsOn > addDays(dateShown(clock.shown[place] ?? ''), NEVER_CLOSES_AFTER_DAYS)) {
          return expect(slot?.to).toBeNull();
        }
        const isLongAgo = place - from > (NEVER_CLOSES_AFTER_DAYS - 1) * 24 * 60;
        expect(slot?.to?.getTime()).toBe(clock.instants[to]);
        if (!isLongAgo) expect(slot?.from.getTime()).toBe(clock.instants[from]);
      }),
    );
  });

  test('the next slot is the first that a reference with 15-minute steps finds', () => {
    fc.assert(
      fc.property(anyEntries, anyInstant, (entries, at) => {
        const open = openMinutes(entries, clock);
        const next = nextOpenPlace(open, placeOf(clock, at));
        const found = nextSlot(entries, at, timeZone);
        if (next === undefined) {
          const lastLook = clock.instants.at(-1)! - 15 * 60_000;
          return expect(found?.from.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(lastLook);
        }
        const { from, to } = slotAround(open, next);
        expect(found?.from.getTime()).toBe(clock.instants[from]);
        const endsOn = dateShown(clock.shown[to] ?? '9999-12-31');
        if (endsOn <= addDays(dateShown(clock.shown[from]!), NEVER_CLOSES_AFTER_DAYS)) {
          expect(found?.to.getTime()).toBe(clock.instants[to]);
        }
      }),
    );
  });
});
