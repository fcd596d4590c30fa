import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, show } from '../../testing/show.js';
import { EnterDrawer } from './enter-drawer.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Bahnhof' },
];
const balance = { workedMinutes: 0, runningMinutes: 0, plannedMinutes: 0, balanceMinutes: 0 };
const people = [{ user: 'u-1', name: 'Sabine Huber', ...balance }];

test('the branch defaults to the one of the chosen person and can be changed', async () => {
  show(
    <EnterDrawer opened people={people} user={null} today="2026-11-20" onClose={() => undefined} />,
    { 'GET /api/users/u-1': () => ({ id: 'u-1', branches: [{ id: 'b-2', name: 'Bahnhof' }] }) },
    { ...manager, user: { ...manager.user, branches } },
  );
  const branch = () => screen.getByLabelText<HTMLSelectElement>('Filiale').value;
  await screen.findByLabelText('Filiale');
  expect(branch()).toBe('b-1');
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Sabine Huber');
  await waitFor(() => expect(branch()).toBe('b-2'));
  await userEvent.selectOptions(screen.getByLabelText('Filiale'), 'Altstadt');
  expect(branch()).toBe('b-1');
});

test('an error goes when what it is about is mended, and the others stay', async () => {
  show(
    <EnterDrawer opened people={people} user={null} today="2026-11-20" onClose={() => undefined} />,
    {},
    { ...manager, user: { ...manager.user, branches } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Eintragen' }));
  const errorOf = (label: string) => {
    const field = screen.getByLabelText(label);
    return field.getAttribute('aria-invalid') === 'true';
  };
  expect(['Person', 'Begründung'].map(errorOf)).toEqual([true, true]);
  await userEvent.type(screen.getByLabelText('Begründung'), 'Vergessen');
  expect(['Person', 'Begründung'].map(errorOf)).toEqual([true, false]);
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Sabine Huber');
  expect(['Person', 'Begründung'].map(errorOf)).toEqual([false, false]);
});

test('a day of a hundred years ago is refused at its field, and nothing is sent', async () => {
  const { writes } = show(
    <EnterDrawer opened people={people} user="u-1" today="2026-11-20" onClose={() => undefined} />,
    {},
    { ...manager, user: { ...manager.user, branches } },
  );
  const day = await screen.findByLabelText('Tag');
  await userEvent.clear(day);
  await userEvent.type(day, '20.11.1926');
  await userEvent.type(screen.getByLabelText('Beginn'), '8');
  await userEvent.type(screen.getByLabelText('Ende'), '12');
  await userEvent.type(screen.getByLabelText('Begründung'), 'Vergessen');
  await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
  expect(document.getElementById(day.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Ein Dienst, der nachgetragen wird, liegt höchstens ein Jahr zurück.',
  );
  expect(writes()).toEqual([]);
});
