import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isPossibleTime,
  type LeadTime,
  preorderDays,
  type PreorderFacts,
  timesOf,
} from './preorder-slots.js';
import { anyHours } from './testing/any-hours.js';
import { referencePreorderDays } from './testing/reference-preorder-days.js';
import { addDays } from '../calendar/zoned-time.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days at whose end or a day later the clock of one of the zones changes, and others. */
const day = fc.constantFrom(
  '2026-03-28',
  '2026-04-04',
  '2026-04-23',
  '2026-10-24',
  '2026-10-29',
  '2026-11-22',
  '2026-12-31',
);
const timeZone = fc.constantFrom(
  'Europe/Vienna',
  'Africa/Cairo',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Auckland',
);

const product = fc.record<LeadTime>({
  isLeadTimeEnabled: fc.boolean(),
  leadTimeType: fc.constantFrom('minutes', 'hours', 'days', 'weeks', null),
  leadTimeValue: fc.constantFrom(null, 0, 1, 2, 20),
});

const facts = day.chain((date) =>
  fc.record<PreorderFacts>({
    hours: anyHours([-1, 0, 1, 2, 3].map((days) => addDays(date, days))),
    products: fc.array(product, { maxLength: 2 }),
    now: fc.nat(2 * DAY).map((milliseconds) => new Date(Date.parse(date) + milliseconds)),
    timeZone,
    horizonDays: fc.nat(3),
    pausedUntil: fc.option(fc.nat(3 * DAY).map((milliseconds) => new Date(Date.parse(date) + milliseconds))),
    full: fc.array(
      fc.tuple(fc.nat(5 * 24 * 4), fc.constantFrom(5, 10, 15, 30, 60)).map(([quarters, minutes]) => {
        const from = Date.parse(date) + quarters * 15 * MINUTE;
        return { from: new Date(from), to: new Date(from + minutes * MINUTE) };
      }),
      { maxLength: 6 },
    ),
  }),
);

test('the windows equal those of a reference with five-minute steps', () => {
  fc.assert(
    fc.property(facts, (one) => {
      expect(preorderDays(one)).toEqual(referencePreorderDays(one));
    }),
    { numRuns: 150 },
  );
});

test('a time is possible if and only if a window contains it', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const offered = preorderDays(one).flatMap(({ windows }) => windows.flatMap(timesOf));
      const possible = everyMinuteAround(one).filter((at) => isPossibleTime(at, one));
      expect(possible).toEqual(offered);
    }),
    { numRuns: 50 },
  );
});

/** From an hour before now to a day after the horizon. */
function everyMinuteAround({ now, horizonDays = 0 }: PreorderFacts): Date[] {
  const first = Math.floor(now.getTime() / MINUTE) * MINUTE - 60 * MINUTE;
  const count = (horizonDays + 1) * 24 * 60 + 120;
  return Array.from({ length: count }, (_, index) => new Date(first + index * MINUTE));
}
