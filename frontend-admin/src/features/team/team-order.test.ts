import { expect, test } from '@jest/globals';
import { anActivity } from '../../testing/an-activity.js';
import { inOrder, teamCounts } from './team-order.js';

const member = (name: string, activity: ReturnType<typeof anActivity> | null) => ({
  user: name,
  name,
  branch: 'b-1',
  activity,
});
const team = [
  member('Xaver', null),
  member('Änne', null),
  member('Zita', anActivity()),
  member('Max', anActivity({ status: 'paused' })),
  member('Berta', anActivity()),
];

test('whoever is at work comes first, each group by name', () => {
  expect(inOrder(team).map(({ name }) => name)).toEqual(['Berta', 'Zita', 'Max', 'Änne', 'Xaver']);
});

test('a team is counted by what it is at', () => {
  expect(teamCounts(team)).toEqual({ working: 2, paused: 1, away: 2 });
});
