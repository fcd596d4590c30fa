import { describe, expect, test } from '@jest/globals';
import type { WorkingActivity } from '../contracts/working-time.schema.js';
import { profileActivities, profileBalances, shiftsAhead } from './user-profile.js';

const day = (date: string, workedMinutes: number, plannedMinutes: number) => ({
  ...{ date, workedMinutes, plannedMinutes, balanceMinutes: workedMinutes - plannedMinutes },
});
const span = { start: '2026-11-16', now: '2026-11-18', end: '2026-11-20' };

describe('the balance of a profile', () => {
  const before = [day('2026-09-01', 300, 0), day('2026-10-01', 500, 480), day('2026-10-02', 450, 480)];
  const days = [day('2026-11-16', 480, 420), day('2026-11-18', 400, 480), day('2026-11-20', 0, 480)];

  test('is the same from whichever day it is looked at, also over work from before there was a plan', () => {
    expect(profileBalances(before, days, span)).toMatchObject({ balanceStart: 290, balanceNow: 270 });
    const whole = { ...span, start: '2026-09-01' };
    expect(profileBalances([], [...before, ...days], whole)).toMatchObject({ balanceNow: 270 });
  });

  test('compares what was worked with the plan up to now, and knows what is to come', () =>
    expect(profileBalances([], days, span)).toMatchObject({
      ...{ targetToNow: 900, workedToNow: 880, creditToNow: 0, balanceStart: 0, balanceNow: -20 },
      ...{ targetToEnd: 1380, plannedToEnd: 480, projectedBalanceEnd: -20 },
    }));

  test('is not touched by days to come', () =>
    expect(profileBalances([], days, span).days.map(({ balance }) => balance)).toEqual([60, -20, -20]));

  test('counts nothing of days to come, also when they are before a start that lies ahead', () => {
    const ahead = { start: '2026-11-20', now: '2026-11-18', end: '2026-11-20' };
    const earlier = [day('2026-11-18', 400, 480), day('2026-11-19', 0, 480)];
    expect(profileBalances(earlier, [day('2026-11-20', 0, 480)], ahead)).toMatchObject({
      ...{ balanceStart: -80, balanceNow: -80, targetToNow: 0, plannedToEnd: 480 },
      days: [{ balance: -80 }],
    });
  });
});

describe('activities of a profile', () => {
  const now = new Date('2026-11-17T20:00Z');
  const shift = {
    ...{
      user: 'u',
      branch: 'b',
      date: '2026-11-16',
      businessDate: '2026-11-16',
      pauseMinutes: 30,
      plannedMinutes: 450,
    },
    ...{ startsAt: new Date('2026-11-16T07:00Z'), endsAt: new Date('2026-11-16T15:00Z') },
  };
  const activity = (startedAt: string, changes: Partial<WorkingActivity> = {}): WorkingActivity => ({
    ...{ id: 'a', user: 'u', branch: 'b', businessDate: '2026-11-16', timeZone: 'Europe/Vienna' },
    ...{ status: 'ended', startedAt, endedAt: '2026-11-16T15:00:00.000Z', pauses: [] },
    ...{ workedMinutes: 450, pauseMinutes: 30, isForgotten: false, isEnteredByStaff: false, changes: [] },
    ...{ changedAt: startedAt, revision: '1', ...changes },
  });
  const findings = (one: WorkingActivity) => profileActivities([one], [shift], now)[0]!.findings;

  test('have their shift, and nothing to look at when all went well', () =>
    expect(profileActivities([activity('2026-11-16T07:05:00.000Z')], [shift], now)).toMatchObject([
      { findings: [], planned: { branch: 'b', startsAt: '2026-11-16T07:00:00.000Z' } },
    ]));

  test.each<[string, WorkingActivity, string[]]>([
    ['begun six minutes late', activity('2026-11-16T07:06:00.000Z'), ['late']],
    ['in another branch', activity('2026-11-16T07:00:00.000Z', { branch: 'c' }), ['elsewhere']],
    ['late in another branch', activity('2026-11-16T07:30:00.000Z', { branch: 'c' }), ['elsewhere', 'late']],
    [
      'after the shift',
      activity('2026-11-16T15:00:00.000Z', { endedAt: '2026-11-16T16:00:00.000Z' }),
      ['unplanned'],
    ],
    ['that do not count', activity('2026-11-16T07:30:00.000Z', { status: 'voided' }), []],
    [
      'forgotten and corrected',
      activity('2026-11-16T07:00:00.000Z', {
        isForgotten: true,
        changes: [{ type: 'corrected', at: '2026-11-17T07:00:00.000Z', by: null, reason: 'x', before: null }],
      }),
      ['forgotten', 'corrected'],
    ],
  ])('%s are worth a look', (_, one, expected) => expect(findings(one)).toEqual(expected));

  test('are late once only: who comes back to a shift is not late again', () => {
    const first = activity('2026-11-16T07:30:00.000Z', { endedAt: '2026-11-16T09:00:00.000Z' });
    const second = activity('2026-11-16T10:00:00.000Z');
    const all = profileActivities([second, first], [shift], now).map((one) => one.findings);
    expect(all).toEqual([[], ['late']]);
  });

  test('that began early and go on belong to the shift of their day, and to none of another day', () => {
    const early = new Date('2026-11-16T06:45Z');
    const open = activity('2026-11-16T06:40:00.000Z', { endedAt: null, status: 'working' });
    const nextDay = {
      ...shift,
      startsAt: new Date('2026-11-17T07:00Z'),
      endsAt: new Date('2026-11-17T15:00Z'),
    };
    expect(profileActivities([open], [shift], early)[0]!.findings).toEqual([]);
    expect(profileActivities([open], [nextDay], early)[0]!.findings).toEqual(['unplanned']);
  });

  test('leave shifts ahead that are not over and to which nobody came', () => {
    const morning = new Date('2026-11-16T08:00Z');
    const here = activity('2026-11-16T07:00:00.000Z', { endedAt: null, status: 'working' });
    expect(shiftsAhead([], [shift], morning)).toMatchObject([
      { branch: 'b', businessDate: '2026-11-16', startsAt: '2026-11-16T07:00:00.000Z', plannedMinutes: 450 },
    ]);
    expect(shiftsAhead([here], [shift], morning)).toEqual([]);
    expect(shiftsAhead([], [shift], now)).toEqual([]);
  });
});
