import { describe, expect, test } from '@jest/globals';
import type { WorkingActivity } from '../contracts/working-time.schema.js';
import { profileActivities, profileBalances, punctualityOf } from './user-profile.js';

const day = (date: string, workedMinutes: number, plannedMinutes: number) => ({
  ...{ date, workedMinutes, plannedMinutes, balanceMinutes: workedMinutes - plannedMinutes },
});
const span = { start: '2026-11-16', now: '2026-11-18', end: '2026-11-20' };

describe('the balance of a profile', () => {
  const before = [day('2026-09-01', 300, 0), day('2026-10-01', 500, 480), day('2026-10-02', 450, 480)];
  const days = [day('2026-11-16', 480, 420), day('2026-11-18', 400, 480), day('2026-11-20', 0, 480)];

  test('begins with what came before, since there is a plan', () =>
    expect(profileBalances(before, days, span)).toMatchObject({ balanceStart: -10, balanceNow: -30 }));

  test('compares what was worked with the plan up to now, and knows what is to come', () =>
    expect(profileBalances([], days, span)).toMatchObject({
      ...{ targetToNow: 900, workedToNow: 880, creditToNow: 0, balanceStart: 0, balanceNow: -20 },
      ...{ targetToEnd: 1380, plannedToEnd: 480, projectedBalanceEnd: -20 },
    }));

  test('is not touched by days to come', () =>
    expect(profileBalances([], days, span).days.map(({ balance }) => balance)).toEqual([60, -20, -20]));
});

describe('activities of a profile', () => {
  const shift = {
    ...{ branch: 'b', date: '2026-11-16', businessDate: '2026-11-16', pauseMinutes: 30, plannedMinutes: 450 },
    ...{ startsAt: new Date('2026-11-16T07:00Z'), endsAt: new Date('2026-11-16T15:00Z') },
  };
  const activity = (startedAt: string, changes: Partial<WorkingActivity> = {}): WorkingActivity => ({
    ...{ id: 'a', user: 'u', branch: 'b', businessDate: '2026-11-16', timeZone: 'Europe/Vienna' },
    ...{ status: 'ended', startedAt, endedAt: '2026-11-16T15:00:00.000Z', pauses: [] },
    ...{ workedMinutes: 450, pauseMinutes: 30, isForgotten: false, isEnteredByStaff: false, changes: [] },
    ...{ changedAt: startedAt, revision: '1', ...changes },
  });
  const findings = (one: WorkingActivity) => profileActivities([one], [shift])[0]!.findings;

  test('have their shift, and nothing to look at when all went well', () =>
    expect(profileActivities([activity('2026-11-16T07:05:00.000Z')], [shift])).toMatchObject([
      { findings: [], planned: { startsAt: '2026-11-16T07:00:00.000Z' } },
    ]));

  test.each<[string, WorkingActivity, string[]]>([
    ['begun six minutes late', activity('2026-11-16T07:06:00.000Z'), ['late']],
    ['in another branch', activity('2026-11-16T07:00:00.000Z', { branch: 'c' }), ['unplanned']],
    [
      'forgotten and corrected',
      activity('2026-11-16T07:00:00.000Z', {
        isForgotten: true,
        changes: [{ type: 'corrected', at: '2026-11-17T07:00:00.000Z', by: null, reason: 'x' }],
      }),
      ['forgotten', 'corrected'],
    ],
  ])('%s are worth a look', (_, one, expected) => expect(findings(one)).toEqual(expected));

  test('are punctual by the median of their delays, early ones being negative', () => {
    const next = { ...shift, startsAt: new Date('2026-11-17T07:00Z'), endsAt: new Date('2026-11-17T15:00Z') };
    const early = activity('2026-11-17T06:50:00.000Z', { endedAt: '2026-11-17T15:00:00.000Z' });
    const late = activity('2026-11-16T07:04:00.000Z');
    expect(punctualityOf([late], [shift])).toBe(4);
    expect(punctualityOf([late, early], [shift, next])).toBe(-3);
    expect(punctualityOf([], [shift])).toBeNull();
  });
});
