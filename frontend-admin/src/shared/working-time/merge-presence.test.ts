import { describe, expect, test } from '@jest/globals';
import type { WorkingActivity } from '@bestellwerk/domain/views/working-time.schema';
import { anActivity } from '../../testing/an-activity.js';
import { isToReread, mergePresence } from './merge-presence.js';

function merged(known: WorkingActivity | null, ...changed: WorkingActivity[]) {
  const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: known, elsewhere: null }];
  mergePresence(team, changed);
  return team[0]!.activity;
}

const working = anActivity({ revision: '4' });
const ended = anActivity({ revision: '5', status: 'ended', endedAt: '2026-11-20T16:00:00.000Z' });

describe("a branch's team", () => {
  test('shows who begins', () => expect(merged(null, working)).toEqual(working));

  test('lets go of who ends', () => expect(merged(working, ended)).toBeNull());

  test('does not go back in time', () => expect(merged(ended, working)).toEqual(ended));

  test('is not moved by a correction of what is over', () => {
    expect(merged(working, anActivity({ id: 'earlier', status: 'voided', revision: '6' }))).toEqual(working);
  });

  test('is read again for somebody from elsewhere who is at work here', () => {
    const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: null, elsewhere: null }];
    const stranger = anActivity({ user: 'somebody else' });
    expect(isToReread(team, [working])).toBe(false);
    expect(isToReread(team, [working, stranger])).toBe(true);
  });

  test('is read again when somebody goes who may be from elsewhere', () => {
    const team = [{ user: 'u-1', name: 'Sabine Huber', branch: 'b-1', activity: working, elsewhere: null }];
    expect(isToReread(team, [ended])).toBe(true);
  });

  test('is read again when somebody of it comes or goes in another branch', () => {
    expect(isToReread([], [])).toBe(true);
  });
});
