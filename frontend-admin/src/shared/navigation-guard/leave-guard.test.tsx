import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { GuardedHistory } from './guarded-history.js';
import { GuardedRouter } from './guarded-router.js';
import { LeaveGuard } from './leave-guard.js';

function Form() {
  const [isDirty, setDirty] = useState(true);
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <p>Formular {search + hash}</p>
      <p>{JSON.stringify(state)}</p>
      <button onClick={() => setDirty(false)}>Speichern</button>
      <button onClick={() => void navigate('/c', { replace: true })}>Ersetzen</button>
      <Link to="#content">Zum Inhalt</Link>
    </>
  );
}

/** At the form at /b, with unsaved changes, having come from /a. */
async function editAtB() {
  window.history.replaceState(null, '', '/a');
  const history = new GuardedHistory();
  history.push('/b?x=1', { note: 'kept' });
  render(
    <MantineProvider env="test">
      <GuardedRouter history={history} basename="">
        <Link to="/c">Weiter</Link>
        <Routes>
          <Route path="/a" element={<p>Seite A</p>} />
          <Route path="/b" element={<Form />} />
          <Route path="/c" element={<p>Seite C</p>} />
        </Routes>
      </GuardedRouter>
    </MantineProvider>,
  );
  await screen.findByText('Formular ?x=1');
}

const path = () => window.location.pathname;
const question = () => screen.queryByRole('dialog', { name: 'Ohne Speichern verlassen?' });
const answer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(question()).toBeNull());
};
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const close = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(editAtB);
afterEach(cleanup);

describe('a page with unsaved changes', () => {
  test('is left by a link only after confirmation', async () => {
    await follow('Weiter');
    expect(await screen.findByRole('dialog', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
    await answer('Hier bleiben');
    expect(path()).toBe('/b');
    expect(screen.getByText('{"note":"kept"}')).toBeTruthy();
    await follow('Weiter');
    await answer('Verlassen');
    expect(await screen.findByText('Seite C')).toBeTruthy();
    expect(path()).toBe('/c');
  });

  test('is left by the back button only after confirmation', async () => {
    window.history.back();
    await screen.findByRole('dialog', { name: 'Ohne Speichern verlassen?' });
    await waitFor(() => expect(path()).toBe('/b'));
    await answer('Hier bleiben');
    expect(screen.getByText('Formular ?x=1')).toBeTruthy();
    window.history.back();
    await screen.findByRole('dialog', { name: 'Ohne Speichern verlassen?' });
    await waitFor(() => expect(path()).toBe('/b'));
    await answer('Verlassen');
    expect(await screen.findByText('Seite A')).toBeTruthy();
    expect(path()).toBe('/a');
  });

  test('follows a hash link within it', async () => {
    await follow('Zum Inhalt');
    expect(await screen.findByText('Formular #content')).toBeTruthy();
    expect(question()).toBeNull();
    window.history.back();
    expect(await screen.findByText('Formular ?x=1')).toBeTruthy();
    expect(question()).toBeNull();
  });

  test('is replaced without a question, as at the end of a session', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ersetzen' }));
    expect(await screen.findByText('Seite C')).toBeTruthy();
    expect(question()).toBeNull();
  });

  test('makes the browser ask before its tab is closed, until they are saved', async () => {
    expect(close()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(close()).toBe(false);
    await follow('Weiter');
    expect(await screen.findByText('Seite C')).toBeTruthy();
  });
});
