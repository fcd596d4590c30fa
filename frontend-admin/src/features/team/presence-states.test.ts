import { describe, expect, test } from '@jest/globals';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { anActivity } from '../../testing/an-activity.js';
import { inOrder, isMissing, isOutdated, teamCounts } from './presence-states.js';

const at = (time: string, day = '20') => Date.parse(`2026-11-${day}T${time}:00+01:00`);
const planned = (from: string, to: string) => ({
  startsAt: new Date(at(from)).toISOString(),
  endsAt: new Date(at(to)).toISOString(),
});
const member = (name: string, changes: Partial<Presence> = {}): Presence => ({
  ...{ user: name, name, branch: 'b-1', activity: null, elsewhere: null, planned: null, hasLeft: false },
  ...changes,
});
const fromTen = { planned: planned('10:00', '18:00') };
const atWork = { activity: anActivity() };

const team = [
  member('Xaver'),
  member('Änne', { planned: planned('14:00', '18:00') }),
  member('Zita', atWork),
  member('Max', { activity: anActivity({ status: 'paused' }) }),
  member('Berta', { ...fromTen, ...atWork }),
  member('Vroni', { ...fromTen, elsewhere: 'b-2' }),
  member('Willi', fromTen),
  member('Uschi', fromTen),
];
const missing = new Set(['Willi', 'Uschi']);

test('missing members come first, then those at work, each group sorted by name', () => {
  expect(inOrder(team, missing).map(({ name }) => name)).toEqual(['Uschi', 'Willi', 'Berta', 'Zita', 'Max', 'Vroni', 'Änne', 'Xaver']); // prettier-ignore
});

test('team members are counted by status, the missing also among those who are away', () => {
  expect(teamCounts(team, missing)).toEqual({ missing: 2, working: 2, paused: 1, elsewhere: 1, away: 4 });
});

test('only members whose shift goes on and who are nowhere at work are missing', () => {
  const missingAt = (time: string) => team.filter((one) => isMissing(one, at(time))).map(({ name }) => name);
  expect(missingAt('10:05')).toEqual([]);
  expect(missingAt('10:06')).toEqual(['Willi', 'Uschi']);
  expect(missingAt('18:00')).toEqual([]);
});

describe('a team is outdated', () => {
  const outdated = (readAt: string, now: number) =>
    isOutdated([member('Willi', fromTen)], at(readAt), now, 'Europe/Vienna');

  test('a minute after a planned shift has ended, unless it was read later', () => {
    expect(outdated('17:00', at('18:00'))).toBe(false);
    expect(outdated('17:00', at('18:01'))).toBe(true);
    expect(outdated('18:01', at('19:00'))).toBe(false);
  });

  test('a minute after the business day has ended', () => {
    expect(outdated('19:00', at('04:00', '21'))).toBe(false);
    expect(outdated('19:00', at('04:01', '21'))).toBe(true);
  });
});
