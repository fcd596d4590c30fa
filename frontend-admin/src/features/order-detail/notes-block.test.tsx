import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { anOrder } from '../../testing/an-order.js';
import { manager, show } from '../../testing/show.js';
import { NotesBlock } from './notes-block.js';

afterEach(cleanup);

const at = '2026-11-20T17:05:00.000Z';
const note = (text: string | null, id: string) => ({ text, at, actor: { kind: 'user' as const, id } });
const history = () => [
  { position: '1', at, actor: { kind: 'user', id: 'u-2', name: 'Max Moser' }, changes: [] },
];
const write = async (text: string) => {
  await userEvent.type(screen.getByLabelText(/^Neue Notiz/), text);
  await userEvent.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }));
};

test('notes are shown with time and person, and without a text that was erased', async () => {
  const notes = [note('Allergie', 'u-2'), note(null, 'u-9'), note('Anruf', 'u-8')];
  show(<NotesBlock order={anOrder({ notes })} />, { 'GET /api/orders/o-1/history': history });
  await screen.findByText(/Max Moser/);
  const rows = within(screen.getByRole('list', { name: 'Notizen' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Allergie20.11.2026, 18:05, Max Moser',
    'Text gelöscht20.11.2026, 18:05, Resi Lindner',
    'Anruf20.11.2026, 18:05, Benutzer',
  ]);
});

test('a note is sent with a key, and its text stays until it is saved', async () => {
  let answer: unknown = new Refusal(503, [{ message: 'Gerade nicht möglich.', field: null }]);
  const { writes } = show(<NotesBlock order={anOrder()} />, { 'POST /api/orders/o-1/notes': () => answer });
  await write('Gast ruft zurück');
  expect(await screen.findByText('Gerade nicht möglich.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Neue Notiz/);
  expect(field.value).toBe('Gast ruft zurück');
  answer = anOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Notiz hinzufügen' }));
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second] = writes();
  expect(second).toMatchObject({ body: { text: 'Gast ruft zurück' }, key: first!.key });
});

test('an empty note is not sent', async () => {
  const { writes } = show(<NotesBlock order={anOrder()} />);
  await write(' ');
  expect(screen.getByText('Bitte geben Sie eine Notiz ein.')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('without permission notes are only read', () => {
  const auditor = { ...manager, roles: ['ROLE_AUDITOR' as const] };
  show(<NotesBlock order={anOrder({ notes: [note('Allergie', 'u-2')] })} />, {}, auditor);
  expect(screen.getByText('Allergie')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
