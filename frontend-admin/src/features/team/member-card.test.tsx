import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { manager, show } from '../../testing/show.js';
import { MemberCard } from './member-card.js';

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
