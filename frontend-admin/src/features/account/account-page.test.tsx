import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import AccountPage from './account-page.js';

const original = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const session = {
  id: 's-1',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T10:30:00.000Z',
  address: '10.0.0.7',
  device: 'Firefox auf Windows',
  isCurrent: true,
};
const elsewhere = { ...session, id: 's-2', device: 'Safari auf iPhone', isCurrent: false };
const answers = { 'GET /api/sessions': () => [session, elsewhere] };

const change = async (current: string, next: string) => {
  if (current !== '') await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), current);
  await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
};

describe('the account page', () => {
  test('lists the sessions and ends any but the current one', async () => {
    const { writes } = show(<AccountPage />, { ...answers, 'DELETE /api/sessions/s-2': () => null });
    const list = await screen.findByRole('list', { name: 'Angemeldete Geräte' });
    const [here, there] = within(list).getAllByRole('listitem');
    expect(here!.textContent).toContain('Diese Sitzung');
    expect(here!.textContent).toContain('zuletzt aktiv am 20.11.2026, 11:30, Adresse 10.0.0.7');
    expect(within(here!).queryByRole('button')).toBeNull();
    await userEvent.click(within(there!).getByRole('button', { name: /Safari auf iPhone/ }));
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/sessions/s-2']);
  });

  test('shows ten sessions per page with the current one first', async () => {
    const others = Array.from({ length: 84 }, (_, at) => ({ ...elsewhere, id: `s-${at + 2}` }));
    show(<AccountPage />, { 'GET /api/sessions': () => [...others, session] });
    const list = await screen.findByRole('list', { name: 'Angemeldete Geräte' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(within(list).getAllByRole('listitem')[0]!.textContent).toContain('Diese Sitzung');
    await userEvent.click(screen.getByRole('button', { name: 'Seite 9' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list).queryByText('Diese Sitzung')).toBeNull();
  });

  test('changes the password', async () => {
    const { writes } = show(<AccountPage />, { ...answers, 'PUT /api/password': () => null });
    await change('altes-passwort', 'vier linden rauschen');
    expect(writes().map(({ body }) => body)).toEqual([
      { current: 'altes-passwort', next: 'vier linden rauschen' },
    ]);
    expect((screen.getByLabelText('Neues Passwort') as HTMLInputElement).value).toBe('');
  });

  test('shows password errors at the field and sends only passwords that pass the local checks', async () => {
    const message = 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.';
    const { writes } = show(<AccountPage />, {
      ...answers,
      'PUT /api/password': () => new Refusal(422, [{ message, field: 'next' }]),
    });
    await change('altes-passwort', 'kurz');
    expect(await screen.findByText('Bitte wählen Sie mindestens 10 Zeichen.')).toBeTruthy();
    expect(writes()).toEqual([]);
    await change('', '1234567');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
