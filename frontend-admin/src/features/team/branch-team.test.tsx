import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { manager, show } from '../../testing/show.js';
import { inOrder, MemberCard, teamCounts } from './branch-team.js';
import { anActivity } from '../../testing/an-activity.js';

afterEach(cleanup);

test('a team member working in another branch is not shown as absent', async () => {
  const branches = [
    { id: 'b-1', name: 'Naschmarkt' },
    { id: 'b-2', name: 'Schlossberg' },
  ];
  const member = { user: 'u-1', name: 'Vroni', branch: 'b-1', activity: null, elsewhere: 'b-2' };
  show(<MemberCard member={member} />, {}, { ...manager, user: { ...manager.user, branches } });
  expect(await screen.findByText('Im Dienst in Schlossberg')).toBeTruthy();
  expect(screen.queryByText('Nicht da')).toBeNull();
});

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
