import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { BranchSwitcher } from '../../../app/frame/branch-switcher.js';
import { manager, show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordListPage } from './record-list-page.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Neustadt' },
];
const managerOfBoth = { ...manager, user: { ...manager.user, branches } };
const table = (id: string, identifier: string, branch: object) => ({
  id,
  identifier,
  branch,
  revision: '0',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
});
const tables = [table('t-1', '7', branches[0]!), table('t-2', '8', branches[1]!)];
const listed = (records: object[]) => () =>
  new Described(records, { total: records.length, page: 1, limit: 25 });

const open = (user = managerOfBoth) =>
  show(
    <>
      <BranchSwitcher />
      <RecordListPage resource={resourceAt('tables')!} />
    </>,
    {
      'GET /api/tables': listed(tables),
      'GET /api/tables?page=1&sort=identifier&limit=25&filter%5Bbranch%5D=b-1': listed([tables[0]!]),
      'GET /api/tables?page=1&sort=identifier&limit=25&filter%5Bbranch%5D=b-2': listed([]),
    },
    user,
  );
const rows = () => screen.queryAllByRole('link', { name: /^[78]$/ }).map(({ textContent }) => textContent);
const choose = async (name: string) =>
  userEvent.selectOptions((await screen.findAllByRole('combobox', { name: 'Filiale' }))[0]!, name);

describe('a list of records with a branch', () => {
  test('shows the chosen branch with a note and a button for all branches', async () => {
    localStorage.setItem('branch-choice', 'b-1');
    open();
    await waitFor(() => expect(rows()).toEqual(['7']));
    expect(screen.getByText('Nur Altstadt, wie oben gewählt.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Filialen zeigen' }));
    await waitFor(() => expect(rows()).toEqual(['7', '8']));
    await userEvent.click(screen.getByRole('button', { name: 'Nur Altstadt zeigen' }));
    await waitFor(() => expect(rows()).toEqual(['7']));
  });

  test('follows a changed branch choice even after all branches were shown', async () => {
    localStorage.setItem('branch-choice', 'b-1');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Alle Filialen zeigen' }));
    await waitFor(() => expect(rows()).toEqual(['7', '8']));
    await choose('Neustadt');
    expect(await screen.findByText('Keine Tische in Neustadt.')).toBeTruthy();
    await choose('Alle Filialen');
    await waitFor(() => expect(rows()).toEqual(['7', '8']));
    expect(screen.queryByText(/wie oben gewählt/)).toBeNull();
  });

  test('shows only the own branch to users with one branch', async () => {
    open(manager);
    await waitFor(() => expect(rows()).toEqual(['7']));
  });
});
