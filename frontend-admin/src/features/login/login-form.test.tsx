import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store.js';
import { LoginForm } from './login-form.js';

const send = jest.fn<typeof fetch>();
const original = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = send.mockReset();
});
afterEach(() => {
  globalThis.fetch = original;
});

const username = () => screen.getByLabelText('Benutzername oder E-Mail-Adresse');
const password = () => screen.getByLabelText('Passwort');

function open() {
  render(
    <Provider store={createStore()}>
      <MantineProvider>
        <LoginForm />
      </MantineProvider>
    </Provider>,
  );
  return { press: () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' })) };
}

describe('the login form', () => {
  test('reports and focuses an empty field without a request', async () => {
    const { press } = open();
    await userEvent.type(username(), 'maria');
    await press();
    expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
    expect(document.activeElement).toBe(password());
    expect(send).not.toHaveBeenCalled();
  });

  test('shows the error message of the server', async () => {
    const message = 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.';
    send.mockResolvedValue(
      new Response(JSON.stringify({ errors: [{ message, field: null }] }), { status: 429 }),
    );
    const { press } = open();
    await userEvent.type(username(), ' maria ');
    await userEvent.type(password(), 'falsch');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(JSON.parse(String(send.mock.calls[0]![1]!.body))).toEqual({
      username: 'maria',
      password: 'falsch',
    });
  });

  test('warns when cookies are blocked', () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    open();
    expect(screen.getByRole('alert').textContent).toContain('Ihr Browser blockiert Cookies.');
    jest.restoreAllMocks();
  });
});
