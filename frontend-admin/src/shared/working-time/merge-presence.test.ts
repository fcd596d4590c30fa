import { describe, expect, test } from '@jest/globals';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { anActivity } from '../../testing/an-activity.js';
import { isToReread, mergePresence } from './merge-presence.js';

function merged(known: WorkingActivity | null, ...changed: WorkingActivity[]) {
  const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: known, elsewhere: null }];
  mergePresence(team, changed);
  return team[0]!.activity;
}

const working = anActivity({ revision: '4' });
const ended = anActivity({ revision: '5', status: 'ended', endedAt: '2026-11-20T16:00:00.000Z' });

describe('the team of a branch', () => {
  test('shows a member who starts a shift', () => expect(merged(null, working)).toEqual(working));

  test('clears the activity of a member who ends a shift', () => expect(merged(working, ended)).toBeNull());

  test('ignores an outdated revision', () => expect(merged(ended, working)).toEqual(ended));

  test('ignores a correction of an earlier activity', () => {
    expect(merged(working, anActivity({ id: 'earlier', status: 'voided', revision: '6' }))).toEqual(working);
  });

  test('is reloaded when an unknown person works here', () => {
    const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: null, elsewhere: null }];
    const stranger = anActivity({ user: 'somebody else' });
    expect(isToReread(team, [working])).toBe(false);
    expect(isToReread(team, [working, stranger])).toBe(true);
  });

  test('is reloaded when a member ends a shift, who may belong to another branch', () => {
    const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: working, elsewhere: null }];
    expect(isToReread(team, [ended])).toBe(true);
  });

  test('is reloaded when a member starts or ends a shift in another branch', () => {
    expect(isToReread([], [])).toBe(true);
  });
});
