import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordEditing } from './record-editing.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const departments = resourceAt('departments')!;
const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Neustadt' },
];
const managerOfBoth = { ...manager, user: { ...manager.user, branches } };
const record = {
  id: 'd-1',
  name: 'Küche',
  branch: { id: 'b-3', name: 'Bahnhof' },
  description: '',
  revision: '0',
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  isRemoved: false,
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Filiale/ });

describe('the branch of a record', () => {
  test('defaults to the branch of the frame without marking the form as changed', () => {
    localStorage.setItem('branch-choice', 'b-2');
    show(<RecordEditing resource={departments} record={null} initial={null} />, {}, managerOfBoth);
    expect(field().value).toBe('Neustadt');
    expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull();
  });

  test('is empty by default while all branches are shown', () => {
    show(<RecordEditing resource={departments} record={null} initial={null} />, {}, managerOfBoth);
    expect(field().value).toBe('');
  });

  test('can only be set to branches in which the user may change such records', async () => {
    const found = branches.map((branch) => ({ ...branch, isRemoved: false, revision: '0' }));
    show(
      <RecordEditing resource={departments} record={null} initial={null} />,
      { 'GET /api/branches': () => new Described(found, { total: 2, page: 1, limit: 50 }) },
      managerOfBoth,
    );
    await userEvent.click(field());
    await screen.findByRole('option', { name: 'Neustadt' });
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining('ids=b-1%2Cb-2'), expect.anything());
  });

  test('is shown by name and read-only if it is not a branch of the user', () => {
    show(<RecordEditing resource={departments} record={record} initial={null} />, {}, managerOfBoth);
    expect(field().value).toBe('Bahnhof');
    expect(field().readOnly).toBe(true);
  });
});
