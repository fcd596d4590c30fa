import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Described, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import { LoginPage } from './login-page.js';

afterEach(cleanup);

const open = (me: () => unknown, path: string) =>
  show(<LoginPage />, { 'GET /api/users/me': me as () => object }, manager, path);

test('the login shows the reason from the server why the session ended', async () => {
  open(() => new Described(null, { sessionEnd: 'password-changed' }), '/login?expired=1');
  expect(
    await screen.findByText('Ihr Passwort wurde geändert. Bitte melden Sie sich wieder an.'),
  ).toBeTruthy();
});

test('the login says that what was not saved stays in the tab', async () => {
  sessionStorage.setItem('draft:u-9:tags/t-1', '{}');
  open(() => new Described(null, { sessionEnd: 'rights-changed' }), '/login?expired=1');
  expect(
    await screen.findByText(/Was Sie noch nicht gespeichert haben, bleibt in diesem Fenster/),
  ).toBeTruthy();
  sessionStorage.clear();
});

test('the login shows a general text if the server gives no reason', async () => {
  open(() => null, '/login?expired=1');
  const text = (await screen.findByRole('status')).textContent.trim();
  expect(text).toBe(
    'Ihre Sitzung ist abgelaufen oder wurde in diesem Browser beendet. Bitte melden Sie sich wieder an.',
  );
});

test('the reason why the session ended disappears after a failed sign-in', async () => {
  show(
    <LoginPage />,
    {
      'GET /api/users/me': () => new Described(null, { sessionEnd: 'rights-changed' }),
      'POST /api/session': () => new Refusal(401, [{ message: 'Passwort ist falsch.', field: null }]),
    },
    manager,
    '/login?expired=1',
  );
  expect(await screen.findByText(/Ihre Rechte/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Benutzername/), 'resi');
  await userEvent.type(screen.getByLabelText('Passwort'), 'falsch');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Passwort ist falsch.');
  expect(screen.queryByText(/Ihre Rechte/)).toBeNull();
});

test('the login shows no session message to users who had no session', async () => {
  open(() => null, '/login');
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
