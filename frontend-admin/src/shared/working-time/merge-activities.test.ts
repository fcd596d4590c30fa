import { describe, expect, test } from '@jest/globals';
import type { Presence, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { todayMinutes } from '@bestellwerk/domain/working-time/worked-minutes';
import { anActivity } from '../../testing/an-activity.js';
import { isToReread, mergePresence, pressed } from './merge-activities.js';

/** Sabine, planned from nine to five in Vienna. */
const sabine = (activity: WorkingActivity | null): Presence => ({
  ...{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity, elsewhere: null, hasLeft: false },
  planned: { startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-11-20T16:00:00.000Z' },
});

function mergedMember(known: WorkingActivity | null, ...changed: WorkingActivity[]) {
  const team = [sabine(known)];
  mergePresence(team, changed);
  return team[0]!;
}
const merged = (...activities: Parameters<typeof mergedMember>) => mergedMember(...activities).activity;

const working = anActivity({ revision: '4' });
const ended = anActivity({ revision: '5', status: 'ended', endedAt: '2026-11-20T16:00:00.000Z' });

describe('the team of a branch', () => {
  test('shows a member who starts a shift', () => expect(merged(null, working)).toEqual(working));

  test('clears the activity of a member who ends a shift', () => expect(merged(working, ended)).toBeNull());

  test('knows at once that a member has left who ends work in the planned time, and nobody else', () => {
    expect(mergedMember(null, working).hasLeft).toBe(false);
    expect(mergedMember(working, ended).hasLeft).toBe(true);
    const before = { startedAt: '2026-11-20T07:00:00.000Z', endedAt: '2026-11-20T07:30:00.000Z' };
    expect(mergedMember(working, { ...ended, ...before }).hasLeft).toBe(false);
    expect(mergedMember(null, { ...ended, status: 'voided' }).hasLeft).toBe(false);
  });

  test('ignores an outdated revision', () => expect(merged(ended, working)).toEqual(ended));

  test('ignores a correction of an earlier activity', () => {
    expect(merged(working, anActivity({ id: 'earlier', status: 'voided', revision: '6' }))).toEqual(working);
  });

  test('is reloaded when an unknown person works here', () => {
    const team = [sabine(null)];
    const stranger = anActivity({ user: 'somebody else' });
    expect(isToReread(team, [working])).toBe(false);
    expect(isToReread(team, [working, stranger])).toBe(true);
  });

  test('is reloaded when a member ends a shift, who may belong to another branch', () => {
    expect(isToReread([sabine(working)], [ended])).toBe(true);
  });

  test('is reloaded when a member starts or ends a shift in another branch', () => {
    expect(isToReread([], [])).toBe(true);
  });
});

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const sinceEight = anActivity({ startedAt: at('08:00').toISOString() });

/** One hour of work this morning, and one that goes on; the server answered at 09:00. */
const clockAtNine = () => ({
  today: { date: '2026-11-20', workedMinutes: 120, plannedMinutes: 480, balanceMinutes: -360 },
  activity: sinceEight as typeof sinceEight | null,
  monthBalanceMinutes: 30,
  now: at('09:00').toISOString(),
});

describe('the minutes of today', () => {
  test('continue from the sum of the server', () => {
    expect(todayMinutes(clockAtNine(), at('09:30'))).toBe(150);
  });

  test('do not grow without a running shift', () => {
    expect(todayMinutes({ ...clockAtNine(), activity: null }, at('12:00'))).toBe(120);
  });

  test('exclude a shift that began yesterday', () => {
    const activity = anActivity({ businessDate: '2026-11-19' });
    expect(todayMinutes({ ...clockAtNine(), activity }, at('12:00'))).toBe(120);
  });

  test('stay the same when the shift ends', () => {
    const clock = clockAtNine();
    pressed(clock, anActivity({ status: 'ended', endedAt: at('09:30').toISOString() }), at('09:30'));
    expect(clock.activity).toBeNull();
    expect(todayMinutes(clock, at('12:00'))).toBe(150);
    expect(clock).toMatchObject({ today: { balanceMinutes: -330 }, monthBalanceMinutes: 60 });
  });
});
