import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, businessDate } from '../calendar/zoned-time.js';
import { dayBalances, sumOfBalances } from './day-balances.js';
import {
  dateShown,
  firstShowing,
  timeShown,
  referenceClock,
  type ReferenceClock,
} from '../calendar/testing/reference-clock.js';
import { plannedShifts } from './weekly-plan/weekly-plan.js';
import { pauseMinutesAt, workedMinutesAt, type WorkedSpan } from './worked-minutes.js';

const MINUTE = 60_000;
const WALK_DAYS = 5;

describe.each([
  ['Europe/Vienna', '2026-03-29'],
  ['Europe/Vienna', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['Asia/Kathmandu', '2026-11-21'],
])('in %s around %s', (timeZone, night) => {
  let clock: ReferenceClock;

  beforeAll(() => {
    clock = referenceClock(timeZone, addDays(night, -2), WALK_DAYS);
  });

  test('the business day changes when the clock shows 04:00, and then only', () => {
    const dates = clock.instants.map((at) => businessDate(new Date(at), timeZone));
    const expected = clock.shown.map((text) =>
      timeShown(text) < '04:00' ? addDays(dateShown(text), -1) : dateShown(text),
    );
    expect(dates).toEqual(expected);
  });

  test('a planned shift is as long as the elapsed minutes between its start and end', () => {
    const anyClockTime = fc
      .integer({ min: 0, max: 24 * 12 - 1 })
      .map((step) => new Date(step * 5 * MINUTE).toISOString().slice(11, 16));
    fc.assert(
      fc.property(anyClockTime, anyClockTime, fc.nat(60), (from, to, pauseMinutes) => {
        const shifts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          branch: 'b',
          weekday,
          from,
          to,
          pauseMinutes,
        }));
        const dates = { from: addDays(night, -1), to: night };
        for (const shift of plannedShifts([{ validFrom: '2020-01-01', shifts }], dates, () => timeZone)) {
          const start = firstShowing(clock, shift.date, from) ?? Number.NaN;
          const end = firstShowing(clock, to > from ? shift.date : addDays(shift.date, 1), to) ?? Number.NaN;
          expect(shift.startsAt.getTime()).toBe(clock.instants[start]);
          expect(shift.endsAt.getTime()).toBe(clock.instants[end]);
          expect(shift.plannedMinutes).toBe(Math.max(0, end - start - pauseMinutes));
        }
      }),
    );
  });

  test('worked minutes are the elapsed minutes outside pauses, across clock changes', () => {
    fc.assert(
      fc.property(anySpan(), fc.nat(16 * 60), ({ start, length, pauses }, until) => {
        const iso = (minute: number) => new Date(clock.instants[start + minute] ?? Number.NaN).toISOString();
        const span: WorkedSpan = {
          startedAt: iso(0),
          endedAt: length === null ? null : iso(length),
          pauses: pauses.map(({ from, to }) => ({ from: iso(from), to: to === null ? null : iso(to) })),
        };
        const isPaused = (minute: number) =>
          pauses.some(({ from, to }) => from <= minute && (to === null || minute < to));
        const walked = Array.from({ length: Math.min(until, length ?? until) }, (_, minute) => minute);
        const at = new Date(iso(until));
        expect(workedMinutesAt(span, at)).toBe(walked.filter((minute) => !isPaused(minute)).length);
        expect(pauseMinutesAt(span, at)).toBe(walked.filter(isPaused).length);
      }),
    );
  });
});

/** Minutes since the walk began, and since the start; pauses in order, the last one perhaps going on. */
function anySpan() {
  return fc
    .record({
      start: fc.integer({ min: 24 * 60, max: 3 * 24 * 60 }),
      cuts: fc.uniqueArray(fc.nat(14 * 60), { maxLength: 7 }),
      isOpen: fc.boolean(),
    })
    .map(({ start, cuts, isOpen }) => {
      const inOrder = cuts.toSorted((one, other) => one - other);
      const length = isOpen ? null : (inOrder.pop() ?? 0);
      const pauses = [];
      for (let index = 0; index < inOrder.length; index += 2) {
        const [from = 0, to = length] = inOrder.slice(index, index + 2);
        pauses.push({ from, to });
      }
      return { start, length, pauses };
    });
}

test('the balance of a day is worked minus planned minutes, and days add up', () => {
  const anyDay = fc.record({
    date: fc.integer({ min: 0, max: 9 }).map((day) => addDays('2026-10-20', day)),
    minutes: fc.nat(900),
  });
  const period = { from: '2026-10-21', to: '2026-10-27' };
  const total = (days: { date: string; minutes: number }[], date: string) =>
    days.filter((day) => day.date === date).reduce((sum, { minutes }) => sum + minutes, 0);
  fc.assert(
    fc.property(fc.array(anyDay), fc.array(anyDay), (worked, planned) => {
      const balances = dayBalances(worked, planned, period);
      for (const { date, workedMinutes, plannedMinutes, balanceMinutes } of balances) {
        expect([workedMinutes, plannedMinutes]).toEqual([total(worked, date), total(planned, date)]);
        expect(balanceMinutes).toBe(workedMinutes - plannedMinutes);
      }
      const dates = balances.map(({ date }) => date);
      const isMissing = ({ date }: { date: string }) =>
        period.from <= date && date <= period.to && !dates.includes(date);
      expect([...worked, ...planned].filter(isMissing)).toEqual([]);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(sumOfBalances(balances).balanceMinutes).toBe(
        balances.reduce((sum, { balanceMinutes }) => sum + balanceMinutes, 0),
      );
    }),
  );
});
