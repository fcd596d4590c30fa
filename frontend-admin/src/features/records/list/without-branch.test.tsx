import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordListPage } from './record-list-page.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const kept = {
  revision: '0',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const person = (id: string, lastName: string, branches: object[]) => ({
  ...{ id, lastName, firstName: 'Resi', username: id, email: `${id}@example.org`, phone: '' },
  ...{ roles: [], branches, isDisabled: false, expiresAt: null, ...kept },
});
const altstadt = { id: 'b-1', name: 'Altstadt' };
const menu = { ...kept, id: 'm-1', name: 'Winterkarte', identifier: 'winter', availableFrom: kept.createdAt };
const listed = (records: object[]) => () =>
  new Described(records, { total: records.length, page: 1, limit: 25 });

test('users without a branch are marked in the list and can be filtered', async () => {
  const [inBranch, without] = [person('u-1', 'Lindner', [altstadt]), person('u-2', 'Huber', [])];
  show(
    <RecordListPage resource={resourceAt('users')!} />,
    {
      'GET /api/users': listed([inBranch, without]),
      'GET /api/users?page=1&sort=lastName%2CfirstName&limit=25&filter%5Bbranches%5D=none': listed([without]),
    },
    { ...manager, roles: ['ROLE_ADMIN'] },
  );
  const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
  expect((await rowOf('Lindner')).getByText('Altstadt')).toBeTruthy();
  expect((await rowOf('Huber')).getByText('Keine Filiale')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Filialen' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Keine Filiale' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lindner' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Huber' })).toBeTruthy();
});

test('a menu without a branch is marked in the list', async () => {
  show(<RecordListPage resource={resourceAt('menus')!} />, {
    'GET /api/menus': listed([{ ...menu, branches: [], catalog: [] }]),
  });
  expect(await screen.findByText('Keine Filiale', { selector: 'td' })).toBeTruthy();
});

test('a list whose records all have a branch offers no filter for those without', async () => {
  show(<RecordListPage resource={resourceAt('tables')!} />, { 'GET /api/tables': listed([]) });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Filiale' }));
  expect(screen.queryByRole('option', { name: 'Keine Filiale' })).toBeNull();
});
