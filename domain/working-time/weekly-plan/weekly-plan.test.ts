import { describe, expect, test } from '@jest/globals';
import {
  plannedShifts,
  planOn,
  type WeeklyPlan,
  weeklyPlanProblems,
  type WeeklyShift,
} from './weekly-plan.js';

const shift = (weekday: number, from: string, to: string, pauseMinutes = 30): WeeklyShift => ({
  branch: 'vienna',
  weekday,
  from,
  to,
  pauseMinutes,
});
const always = (...shifts: WeeklyShift[]): WeeklyPlan[] => [{ validFrom: '2020-01-01', shifts }];
const planned = (plans: WeeklyPlan[], from: string, to: string) =>
  plannedShifts(plans, { from, to }, () => 'Europe/Vienna');

describe('shifts of a week', () => {
  test('fall on their days, in order, at the time of the branch', () => {
    const plans = always(
      shift(2, '14:00', '22:00'),
      shift(1, '09:00', '17:00'),
      shift(2, '08:00', '12:00', 0),
    );
    expect(planned(plans, '2026-11-16', '2026-11-18')).toEqual([
      {
        ...{ branch: 'vienna', date: '2026-11-16', businessDate: '2026-11-16', pauseMinutes: 30 },
        ...{
          plannedMinutes: 450,
          startsAt: new Date('2026-11-16T08:00Z'),
          endsAt: new Date('2026-11-16T16:00Z'),
        },
      },
      expect.objectContaining({ startsAt: new Date('2026-11-17T07:00Z'), plannedMinutes: 240 }),
      expect.objectContaining({ startsAt: new Date('2026-11-17T13:00Z') }),
    ]);
  });

  test.each([
    ['over midnight', '2026-11-20', 480],
    ['in the night when clocks go forward', '2026-03-28', 420],
    ['in the night when clocks go back', '2026-10-24', 540],
  ])('that go %s belong to the day of their start and count elapsed minutes', (_, date, minutes) => {
    const weekday = ((new Date(date).getUTCDay() + 6) % 7) + 1;
    const [night, ...others] = planned(always(shift(weekday, '22:00', '06:00', 0)), date, date);
    expect(others).toEqual([]);
    expect(night).toMatchObject({ date, businessDate: date, plannedMinutes: minutes });
  });

  test('from one time to the same last a day', () => {
    expect(planned(always(shift(5, '08:00', '08:00', 0)), '2026-11-20', '2026-11-20')).toMatchObject([
      { plannedMinutes: 1440 },
    ]);
  });

  test('before four in the morning count to the business day before', () => {
    expect(planned(always(shift(5, '02:00', '06:00')), '2026-11-20', '2026-11-20')).toMatchObject([
      { date: '2026-11-20', businessDate: '2026-11-19' },
    ]);
  });

  test('that begin in an hour that is skipped count to the day on which they really begin', () => {
    const plans = always(shift(7, '03:30', '11:00'));
    const days = { from: '2026-03-29', to: '2026-03-29' };
    expect(plannedShifts(plans, days, () => 'Europe/Athens')).toMatchObject([
      { startsAt: new Date('2026-03-29T01:30Z'), businessDate: '2026-03-29' },
    ]);
  });

  test('apply until the next plan begins', () => {
    const plans = [
      { validFrom: '2026-11-18', shifts: [] },
      { validFrom: '2026-11-01', shifts: [shift(2, '08:00', '12:00'), shift(3, '08:00', '12:00')] },
    ];
    expect(planned(plans, '2026-11-16', '2026-11-30').map(({ date }) => date)).toEqual(['2026-11-17']);
    expect(planOn(plans, '2026-10-31')).toBeUndefined();
    expect(planOn(plans.toReversed(), '2026-11-20')).toBe(plans[0]);
    expect(planned(plans, '2026-10-26', '2026-10-31')).toEqual([]);
  });
});

describe('the shifts of a plan', () => {
  const fields = (...shifts: WeeklyShift[]) => [...weeklyPlanProblems(shifts)].map(({ field }) => field);

  test('do not end when they begin, which would be a day of work by a slip', () => {
    expect(fields(shift(1, '10:00', '10:00'))).toEqual(['shifts.0.to']);
  });

  test('have German messages for their problems', () => {
    const shifts = [shift(1, '08:00', '12:00'), shift(1, '08:00', '12:00', 240)];
    expect([...weeklyPlanProblems(shifts)].map(({ message }) => message)).toEqual([
      'Die Pause muss kürzer als der Dienst sein.',
      'Dieser Dienst überschneidet sich mit dem am Montag 08:00–12:00.',
    ]);
  });

  test.each([
    ['one after the other, the later first', [shift(1, '12:00', '16:00'), shift(1, '08:00', '12:00')], []],
    ['two on a day', [shift(1, '08:00', '12:00'), shift(1, '12:00', '16:00')], []],
    ['two at once', [shift(1, '08:00', '12:00'), shift(1, '11:59', '16:00')], ['shifts.1.from']],
    [
      'a night into the next morning',
      [shift(1, '22:00', '06:00'), shift(2, '05:00', '10:00')],
      ['shifts.1.from'],
    ],
    ['Sunday night into Monday', [shift(1, '05:00', '10:00'), shift(7, '22:00', '06:00')], ['shifts.1.from']],
    ['nothing but pause', [shift(1, '08:00', '12:00', 240)], ['shifts.0.pauseMinutes']],
  ])('%s', (_, shifts, problems) => {
    expect(fields(...shifts)).toEqual(problems);
  });
});
