import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOpenFor, nextOpening, openState, type BranchHours } from './open-state.js';
import { anyHours } from './testing/any-hours.js';
import { VIENNA } from '../calendar/testing/instants.js';
import { placeOf, referenceClock, type ReferenceClock } from '../calendar/testing/reference-clock.js';
import { nextOpenPlace, openMinutes, slotAround } from './testing/reference-hours.js';
import { addDays } from '../calendar/zoned-time.js';

const MINUTE = 60_000;
/** In minutes. */
const WEEK = 7 * 24 * 60;

describe.each(['2026-03-29', '2026-10-25'])('any branch around %s', (night) => {
  let clock: ReferenceClock;

  beforeAll(() => {
    clock = referenceClock(VIENNA, addDays(night, -12), 26);
  });

  const anyEntries = anyHours([addDays(night, -1), night, addDays(night, 1)]);
  const anyBranch: fc.Arbitrary<BranchHours> = fc.record({
    openingHours: anyEntries,
    deliveryHours: anyEntries,
    isDeliveryHoursEnabled: fc.boolean(),
  });
  const anyInstant = fc
    .integer({ min: -48 * 60, max: 48 * 60 })
    .map((minute) => new Date(Date.parse(night) + minute * MINUTE));

  /** Open minutes of the opening hours, and of the delivery hours if they are enabled. */
  const walks = (branch: BranchHours): boolean[][] =>
    [branch.openingHours, ...(branch.isDeliveryHoursEnabled ? [branch.deliveryHours] : [])].map((entries) =>
      openMinutes(entries, clock),
    );

  test('is open while opening or delivery hours are, and closing soon in the last hour of the later one', () => {
    fc.assert(
      fc.property(anyBranch, anyInstant, (branch, at) => {
        const place = placeOf(clock, at);
        const open = walks(branch).filter((walk) => walk[place]);
        const minutesLeft = Math.max(...open.map((walk) => slotAround(walk, place).to - place));
        expect(openState(branch, at, VIENNA)).toMatchObject({
          isOpen: open.length > 0,
          isClosingSoon: open.length > 0 && minutesLeft < 60,
        });
        expect(isOpenFor('takeaway', branch, at, VIENNA)).toBe(open.length > 0);
        expect(isOpenFor('delivery', branch, at, VIENNA)).toBe(walks(branch).at(-1)?.[place]);
      }),
    );
  });

  test('began with the earliest of the current hours, up to a week ago', () => {
    fc.assert(
      fc.property(anyBranch, anyInstant, (branch, at) => {
        const place = placeOf(clock, at);
        const open = walks(branch).filter((walk) => walk[place]);
        const began = Math.min(...open.map((walk) => slotAround(walk, place).from));
        fc.pre(open.length > 0 && place - began < WEEK);
        expect(openState(branch, at, VIENNA).current?.from.getTime()).toBe(clock.instants[began]);
      }),
    );
  });

  test('opens next at the earliest start of its hours', () => {
    fc.assert(
      fc.property(anyBranch, anyInstant, (branch, at) => {
        const place = placeOf(clock, at);
        const beginnings = walks(branch).flatMap((walk) => {
          const next = nextOpenPlace(walk, place);
          return next === undefined ? [] : [clock.instants[slotAround(walk, next).from] ?? Number.NaN];
        });
        fc.pre(beginnings.length > 0);
        expect(nextOpening(branch, at, VIENNA)?.from.getTime()).toBe(Math.min(...beginnings));
      }),
    );
  });
});
