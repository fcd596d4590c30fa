import { describe, expect, test } from '@jest/globals';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { anActivity } from '../../testing/an-activity.js';
import { inGroups, isOutdated, stateOf, teamCounts } from './presence-states.js';

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
const statesAt = (time: string) => team.map((one) => stateOf(one, at(time)));

test('the missing are the first group, then those at work, each sorted by name; an empty group is left out', () => {
  const groups = inGroups(team, statesAt('12:00'));
  expect(groups.map(({ state, members }) => [state, ...members.map(({ name }) => name)])).toEqual([
    ['missing', 'Uschi', 'Willi'],
    ['working', 'Berta', 'Zita'],
    ['paused', 'Max'],
    ['elsewhere', 'Vroni'],
    ['coming', 'Änne'],
    ['away', 'Xaver'],
  ]);
  expect(inGroups(team.slice(2, 3), ['working']).map(({ state }) => state)).toEqual(['working']);
});

test('those who are missing or still to come are counted among those who are away', () => {
  expect(teamCounts(statesAt('12:00'))).toEqual({ missing: 2, working: 2, paused: 1, away: 4 });
});

test('only members whose shift goes on and who are nowhere at work are missing, not in its first minutes', () => {
  const namesAt = (time: string, state: string) =>
    team.filter((one) => stateOf(one, at(time)) === state).map(({ name }) => name);
  expect(namesAt('10:05', 'missing')).toEqual([]);
  expect(namesAt('10:05', 'coming')).toEqual(['Änne', 'Willi', 'Uschi']);
  expect(namesAt('10:06', 'missing')).toEqual(['Willi', 'Uschi']);
  expect(namesAt('18:00', 'missing')).toEqual([]);
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
