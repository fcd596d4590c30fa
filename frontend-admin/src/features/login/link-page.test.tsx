import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { fakeServer, Refusal, type Answers } from '@bestellwerk/ui/testing/fake-server';
import { createStore } from '../../app/store.js';
import { manager } from '../../testing/show.js';
import LinkPage from './link-page.js';

const original = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const Address = () => <output>{Object.values(useLocation()).join(' ')}</output>;

function open(address: string, answers: Answers) {
  const send = fakeServer({ 'GET /api/users/me': () => null, ...answers });
  render(
    <Provider store={createStore()}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/login/link" element={<LinkPage />} />
            <Route path="/login/password" element="Passwort wählen" />
          </Routes>
          <Address />
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return { writes: () => send.mock.calls.filter(([, request]) => request?.method === 'POST') };
}

const button = () => screen.getByRole('button', { name: 'Jetzt anmelden' });

describe('a sign-in link', () => {
  test('is redeemed only by the button, and its secret is not shown', async () => {
    const { writes } = open('/login/link#geheim', { 'POST /api/session/link': () => manager });
    expect(screen.getByRole('status').textContent).not.toContain('geheim');
    expect(writes()).toEqual([]);
    await userEvent.click(button());
    expect(await screen.findByText('Passwort wählen')).toBeTruthy();
    expect(writes().map(([, request]) => JSON.parse(String(request!.body)))).toEqual([{ token: 'geheim' }]);
  });

  test('that is used or expired shows an error and offers a new one', async () => {
    const message = 'Dieser Anmeldelink gilt nicht mehr.';
    open('/login/link#alt', { 'POST /api/session/link': () => new Refusal(401, [{ message, field: null }]) });
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('link', { name: 'Neuen Anmeldelink anfordern' })).toBeTruthy();
  });

  test('without a token is reported as incomplete', () => {
    open('/login/link', {});
    expect(screen.getByRole('alert').textContent).toBe('Dieser Anmeldelink ist unvollständig.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
