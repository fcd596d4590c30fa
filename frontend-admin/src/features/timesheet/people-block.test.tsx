import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import type { PersonBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { shopApi } from '../../shared/shop/shop-api.js';
import { manager, show } from '../../testing/show.js';
import { PeopleBlock } from './people-block.js';

afterEach(cleanup);

const mia = {
  ...{ user: 'u-1', name: 'Mia Huber', workedMinutes: 600, runningMinutes: 0 },
  ...{ plannedMinutes: 1080, balanceMinutes: -480 },
};
const open = (person: PersonBalance, isGoingOn: boolean) =>
  show(<PeopleBlock people={[person]} chosen={null} isGoingOn={isGoingOn} onChoose={() => undefined} />, {});
const rowOfMia = async () => (await screen.findByRole('row', { name: /Mia Huber/ })).textContent;

test.each([
  [true, 'Saldo bis gestern', 1],
  [false, 'Saldo', 0],
])('a balance of days that go on (%s) is called %s', async (isGoingOn, name, notes) => {
  open(mia, isGoingOn);
  expect(await rowOfMia()).toMatch(/−8\sh$/);
  expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  expect(screen.queryAllByText(/noch nicht vorbei sind oder noch kommen/)).toHaveLength(notes);
});

test('a shift that goes on is not worked yet, and today alone has no balance', async () => {
  open({ ...mia, workedMinutes: 0, runningMinutes: 191, plannedMinutes: 480, balanceMinutes: null }, true);
  expect((await rowOfMia())?.replaceAll('\u00a0', ' ')).toBe('Mia Huber0 minläuft, bisher 3 h 11 min8 h–');
});

const altstadt = { id: 'b-1', name: 'Altstadt' };
const bahnhof = { id: 'b-2', name: 'Bahnhof' };
const admin: CurrentUser = { roles: ['ROLE_ADMIN'], user: { ...manager.user, branches: [] } };
const ofBoth: CurrentUser = { ...manager, user: { ...manager.user, branches: [altstadt, bahnhof] } };

test.each<[string, CurrentUser, string | null, string | null]>([
  ['the manager of one', manager, null, 'Altstadt'],
  ['the manager of two', ofBoth, null, 'Altstadt und Bahnhof'],
  ['somebody who has chosen one', admin, 'b-2', 'Bahnhof'],
  ['an administrator', admin, null, null],
])('the sums for %s of several branches say what they are about', async (_title, user, chosen, where) => {
  const branches = [altstadt, bahnhof, { id: 'b-3', name: 'Castell' }];
  const { store } = show(
    <PeopleBlock people={[mia]} chosen={null} isGoingOn={false} onChoose={() => undefined} />,
    { 'GET /api/branches': () => branches },
    user,
  );
  act(() => void store.dispatch(branchChosen(chosen)));
  await waitFor(() => expect(shopApi.endpoints.branches.select()(store.getState()).data).toEqual(branches));
  const note = where && `Nur, was in ${where} gearbeitet und geplant ist.`;
  await waitFor(() => expect(screen.queryByText(/^Nur, was in/)?.textContent ?? null).toBe(note));
});

test('of a large team the first are shown with the sum of all, and the others on demand', async () => {
  const people = Array.from({ length: 60 }, (_, index) => ({
    ...{ user: `u-${index}`, name: `Person ${index}` },
    ...{ workedMinutes: 60, runningMinutes: 0, plannedMinutes: 60, balanceMinutes: 0 },
  }));
  show(<PeopleBlock people={people} chosen={null} isGoingOn={false} onChoose={() => undefined} />, {});
  expect(await screen.findAllByRole('row', { name: /^Person/ })).toHaveLength(16);
  expect(screen.getByRole('row', { name: /^Zusammen/ }).textContent).toContain('60\u00a0h');
  await userEvent.click(screen.getByRole('button', { name: 'Alle 60 anzeigen' }));
  expect(screen.getAllByRole('row', { name: /^Person \d/ })).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Nur die ersten 15 anzeigen' }));
  expect(screen.getAllByRole('row', { name: /^Person \d/ })).toHaveLength(15);
});
