import { describe, expect, it } from '@jest/globals';
import { daysSince, weekMatrix, type Weeks } from './week-matrix.js';

const days = { from: '2026-11-20', to: '2026-11-27' };
const timeZone = 'Europe/Vienna';
const hour = (at: string) => ({ hour: Date.parse(at), value: 4 });
const friday = (weeks: Partial<Weeks>, at: number, hours = [hour(`2026-11-20T${at - 1}:00Z`)]) =>
  weekMatrix(hours, { days, timeZone, ...weeks }).find((cell) => cell.weekday === 5 && cell.hour === at)!
    .value;

describe('the average of an hour of the week', () => {
  it('is over all of its weekdays in the range', () => {
    expect(friday({}, 20)).toBe(2);
    expect(friday({ days: { from: '2026-11-20', to: '2026-11-26' } }, 20)).toBe(4);
  });

  it('is not over days before the first of which anything can be known', () => {
    expect(daysSince('2026-11-22', days)).toEqual({ from: '2026-11-22', to: days.to });
    for (const first of [null, '2026-01-01', '2026-12-24']) expect(daysSince(first, days)).toEqual(days);
  });

  it('is not over today where the hour has not begun yet', () => {
    const now = new Date('2026-11-27T18:30:00Z');
    expect(friday({ now }, 19)).toBe(2);
    expect(friday({ now }, 20)).toBe(4);
    expect(friday({ now, days: { ...days, to: '2026-12-31' } }, 20)).toBe(4);
  });

  it('is over as much of the hour that it is as has passed, where that is asked for', () => {
    const [now, isRunningHourPartial] = [new Date('2026-11-27T18:15:00Z'), true];
    const there = [{ hour: Date.parse('2026-11-27T18:00Z'), value: 0.5 }];
    const today = { from: '2026-11-27', to: '2026-11-27' };
    expect(friday({ now, days: today, isRunningHourPartial }, 19, there)).toBe(2);
    expect(friday({ now, days: today }, 19, there)).toBe(0.5);
    expect(friday({ now, isRunningHourPartial }, 19, there)).toBeCloseTo(0.5 / 1.25);
    expect(friday({ now, isRunningHourPartial }, 18, there)).toBe(0);
  });

  it('has the night with the weekday before, where days end at four', () => {
    const night = [hour('2026-11-21T01:00Z')];
    const saturday = (now: string) =>
      weekMatrix(night, { days, timeZone, dayEndsAt: 240, now: new Date(now) }).find(
        (cell) => cell.weekday === 6 && cell.hour === 2,
      )!.value;
    expect(saturday('2026-11-27T23:30:00Z')).toBe(4);
    expect(saturday('2026-11-28T01:30:00Z')).toBe(2);
  });
});
