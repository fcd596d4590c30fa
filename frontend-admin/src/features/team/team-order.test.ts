import { expect, test } from '@jest/globals';
import { anActivity } from '../../testing/an-activity.js';
import { inOrder, teamCounts } from './team-order.js';

const member = (
  name: string,
  activity: ReturnType<typeof anActivity> | null,
  elsewhere: string | null = null,
) => ({
  user: name,
  name,
  branch: 'b-1',
  activity,
  elsewhere,
});
const team = [
  member('Xaver', null),
  member('Änne', null),
  member('Zita', anActivity()),
  member('Max', anActivity({ status: 'paused' })),
  member('Berta', anActivity()),
  member('Vroni', null, 'b-2'),
];

test('members at work come first, each group sorted by name', () => {
  expect(inOrder(team).map(({ name }) => name)).toEqual(['Berta', 'Zita', 'Max', 'Vroni', 'Änne', 'Xaver']);
});

test('team members are counted by status', () => {
  expect(teamCounts(team)).toEqual({ working: 2, paused: 1, elsewhere: 1, away: 2 });
});
