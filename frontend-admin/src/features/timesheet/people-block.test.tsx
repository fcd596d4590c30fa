import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { PeopleBlock } from './people-block.js';

afterEach(cleanup);

const mia = { user: 'u-1', name: 'Mia Huber', workedMinutes: 0, plannedMinutes: 480, balanceMinutes: -480 };
const open = (isGoingOn: boolean) =>
  show(<PeopleBlock people={[mia]} chosen={null} isGoingOn={isGoingOn} onChoose={() => undefined} />, {});

test.each([
  [true, 1],
  [false, 0],
])('a balance of days that go on (%s) says that it contains shifts to come', async (isGoingOn, notes) => {
  open(isGoingOn);
  expect((await screen.findByRole('row', { name: /Mia Huber/ })).textContent).toMatch(/−8\sh$/);
  expect(screen.queryAllByText(/noch nicht vorbei sind oder noch kommen/)).toHaveLength(notes);
});
