import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('of a large team the first are shown with the sum of all, and the others on demand', async () => {
  const people = Array.from({ length: 60 }, (_, index) => ({
    ...{ user: `u-${index}`, name: `Person ${index}` },
    ...{ workedMinutes: 60, plannedMinutes: 60, balanceMinutes: 0 },
  }));
  show(<PeopleBlock people={people} chosen={null} isGoingOn={false} onChoose={() => undefined} />, {});
  expect(await screen.findAllByRole('row', { name: /^Person/ })).toHaveLength(16);
  expect(screen.getByRole('row', { name: /^Zusammen/ }).textContent).toContain('60\u00a0h');
  await userEvent.click(screen.getByRole('button', { name: 'Alle 60 anzeigen' }));
  expect(screen.getAllByRole('row', { name: /^Person \d/ })).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Nur die ersten 15 anzeigen' }));
  expect(screen.getAllByRole('row', { name: /^Person \d/ })).toHaveLength(15);
});
