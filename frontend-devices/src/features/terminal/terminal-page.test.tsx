import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import userEvent from '@testing-library/user-event';
import type { TimeTrackingMe, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { TopicListener } from '@bestellwerk/ui/live/live-socket';
import { type Answers, type FakeRequest, Refusal, fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { aMe, anActivity, branches } from '../../../testing/an-activity.js';
import { fakeLive } from '../../../testing/fake-live.js';
import TerminalPage from './terminal-page.js';

const base = '/api/time-tracking/anna/CODE';
const list = 'working-activities?from=2026-11-07&to=2026-11-21';
const wrong = new Refusal(401, [{ message: 'Benutzername oder Zugangscode ist falsch.', field: null }]);

let followed: Map<string, TopicListener>;
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/zeiterfassung');
  followed = fakeLive();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page before a server that knows Anna. `state` may change while the test runs. */
function show(state: { me: TimeTrackingMe; activities?: WorkingActivity[] }, answers: Answers = {}) {
  const user = userEvent.setup();
  const send = fakeServer({
    [`GET ${base}/me`]: () => state.me,
    [`GET ${base}/${list}`]: () => state.activities ?? [],
    [`GET ${base}/working-schedules?from=2026-11-21&to=2026-11-21`]: () => [],
    ...answers,
  });
  render(<TerminalPage />);
  return { user, send };
}

async function signOn(user: ReturnType<typeof userEvent.setup>, tick?: RegExp) {
  await user.type(screen.getByLabelText('Benutzername'), 'anna');
  await user.type(screen.getByLabelText('Zugangscode'), 'co-de');
  if (tick) await user.click(screen.getByLabelText(tick));
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}

test('a code in the URL signs in, also when React discards the first render', async () => {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => (arrive = resolve));
  let isLoaded = false;
  const Late = () => {
    if (!isLoaded) throw loading;
    return null;
  };
  fakeServer({ [`GET ${base}/me`]: () => aMe(), [`GET ${base}/${list}`]: () => [] });
  window.history.replaceState(null, '', '/zeiterfassung#anna/co-de');
  render(
    <Suspense>
      <TerminalPage />
      <Late />
    </Suspense>,
  );
  isLoaded = true;
  await act(async () => arrive());
  expect(await screen.findByText('Nicht im Dienst')).toBeDefined();
  expect(window.location.hash).toBe('');
});

test('signing in shows state, minutes and balance and stores nothing', async () => {
  const { user } = show({
    me: aMe({ activity: anActivity(), today: { ...aMe().today, workedMinutes: 238 } }),
  });
  await signOn(user);
  expect(await screen.findByText('Im Dienst seit 08:02')).toBeDefined();
  expect(screen.getByText('3 h 58 min')).toBeDefined();
  expect(screen.getByText('+9 h 15 min')).toBeDefined();
  expect(followed.has('terminal:anna:CODE')).toBe(true);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDefined();
  expect(followed.size).toBe(0);
});

test('a QR code signs in, and its secret is removed from the URL immediately', async () => {
  window.history.replaceState(null, '', '/zeiterfassung#anna/code');
  show({ me: aMe() });
  expect(window.location.href).toBe('http://localhost/zeiterfassung');
  expect(await screen.findByText('Nicht im Dienst')).toBeDefined();
});

test('a code opened in a running terminal signs in too', async () => {
  show({ me: aMe() });
  screen.getByRole('button', { name: 'Anmelden' });
  window.location.hash = '#anna/code';
  expect(await screen.findByText('Nicht im Dienst')).toBeDefined();
  expect(window.location.href).toBe('http://localhost/zeiterfassung');
});

test('the option to stay signed in survives a reload until sign-out', async () => {
  const { user } = show({ me: aMe() });
  await signOn(user, /angemeldet bleiben/);
  await screen.findByText('Nicht im Dienst');
  cleanup();
  render(<TerminalPage />);
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
  cleanup();
  render(<TerminalPage />);
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDefined();
});

test('a wrong code shows the error message of the server, and only the code is typed again', async () => {
  const { user } = show({ me: aMe() }, { [`GET ${base}/me`]: () => wrong });
  await signOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Benutzername oder Zugangscode ist falsch.');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value('Benutzername'), value('Zugangscode')]).toEqual(['anna', '']);
  expect(document.activeElement).toBe(screen.getByLabelText('Zugangscode'));
});

test('the name of a user who signs out is not left on the device', async () => {
  const { user } = show({ me: aMe() });
  await signOn(user);
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
  expect(screen.getByLabelText<HTMLInputElement>('Benutzername').value).toBe('');
});

test('the start button starts the shift in the chosen branch', async () => {
  const state = { me: aMe({ branches }) };
  let body: unknown;
  const { user } = show(state, {
    [`POST ${base}/working-activities/start`]: (request) => {
      body = request.body;
      state.me = aMe({ activity: anActivity({ branch: branches[1]!.id }), branches });
      return state.me.activity;
    },
  });
  await signOn(user);
  await user.click(await screen.findByLabelText('Linde Altstadt'));
  await user.click(screen.getByRole('button', { name: 'Dienst beginnen' }));
  expect(await screen.findByText('Ihr Dienst hat begonnen.')).toBeDefined();
  expect(body).toEqual({ branch: branches[1]!.id, deviceAt: expect.any(String) });
  expect(await screen.findByRole('button', { name: 'Dienst beenden' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pause beginnen' })).toBeDefined();
});

describe('two taps on the same spot', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const working = () => aMe({ activity: anActivity() });

  test('do not end a shift that has just begun: the buttons rest for two seconds', async () => {
    const state = { me: aMe() };
    const { user } = show(state, {
      [`POST ${base}/working-activities/start`]: () => {
        state.me = working();
        return state.me.activity;
      },
    });
    await signOn(user);
    await screen.findByText('Nicht im Dienst');
    jest.useFakeTimers();
    const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    fireEvent.click(button('Dienst beginnen'));
    // The answer takes some turns of the event loop, whatever the clock says.
    for (let turns = 0; turns < 100 && !screen.queryByRole('button', { name: 'Dienst beenden' }); turns++)
      await after(0);
    await after(1_900);
    expect(button('Dienst beenden').disabled).toBe(true);
    expect(button('Pause beginnen').disabled).toBe(true);
    await after(200);
    expect(button('Dienst beenden').disabled).toBe(false);
  });

  test('do not end a shift: the terminal asks, and going on is the first answer', async () => {
    const ends: FakeRequest[] = [];
    const { user } = show(
      { me: working() },
      {
        [`POST ${base}/working-activities/end`]: (request) => {
          ends.push(request);
          return anActivity({ status: 'ended' });
        },
      },
    );
    await signOn(user);
    const tapped = await screen.findByRole('button', { name: 'Dienst beenden' });
    await user.click(tapped);
    expect(tapped.isConnected).toBe(false);
    const question = screen.getByRole('group', { name: 'Dienst wirklich beenden?' });
    expect(within(question).getAllByRole('button')).toEqual([
      button('Weiterarbeiten'),
      button('Ja, beenden'),
    ]);
    expect(document.activeElement).toBe(button('Weiterarbeiten'));
    await user.click(button('Weiterarbeiten'));
    expect(ends).toEqual([]);
    await user.click(button('Dienst beenden'));
    await user.click(button('Ja, beenden'));
    expect(await screen.findByText('Ihr Dienst ist beendet.')).toBeDefined();
    expect(ends).toHaveLength(1);
  });
});

test('a request whose response was lost is repeated with the same body and key', async () => {
  const sent: FakeRequest[] = [];
  const { user } = show(
    { me: aMe() },
    {
      [`POST ${base}/working-activities/start`]: (request) => {
        sent.push(request);
        if (sent.length === 1) throw new TypeError('connection lost');
        return anActivity();
      },
    },
  );
  await signOn(user);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Dienst beginnen' });
  await user.click(button);
  const again = await screen.findByRole('button', { name: 'Noch einmal senden' });
  expect(button.disabled).toBe(true);
  await user.click(again);
  await screen.findByText('Ihr Dienst hat begonnen.');
  expect(sent[1]!.body).toEqual(sent[0]!.body);
  expect(sent[1]!.headers['idempotency-key']).toBe(sent[0]!.headers['idempotency-key']);
});

test('a shift started on another terminal is shown after the push', async () => {
  const state = { me: aMe() };
  const { user } = show(state);
  await signOn(user);
  await screen.findByText('Nicht im Dienst');
  state.me = aMe({ activity: anActivity() });
  act(() =>
    followed.get('terminal:anna:CODE')!.onChanges({ topic: '', projection: '', position: '1', rows: [] }),
  );
  expect(await screen.findByText('Im Dienst seit 08:02')).toBeDefined();
});

test('a forgotten shift is shown with its day and can only be ended', async () => {
  const startedAt = '2026-11-19T07:02:00.000Z';
  const forgotten = anActivity({ isForgotten: true, businessDate: '2026-11-19', startedAt });
  const { user } = show({ me: aMe({ activity: forgotten }), activities: [forgotten] });
  await signOn(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Donnerstag, 19.11.2026');
  expect(screen.queryByRole('button', { name: 'Pause beginnen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dienst beenden' })).toBeDefined();
});

test('a shared device signs out automatically, and the countdown can be extended', async () => {
  const { user } = show({ me: aMe() }, { [`POST ${base}/working-activities/start`]: () => anActivity() });
  await signOn(user, /Gemeinsames Gerät/);
  await user.click(await screen.findByRole('button', { name: 'Dienst beginnen' }));
  expect(await screen.findByText(/Automatische Abmeldung in (20|19) s/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
  expect(await screen.findByText(/Automatische Abmeldung in (60|59) s/)).toBeDefined();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDefined());
});

test('failed requests are reported by name', async () => {
  const broken = () => new Refusal(500, [{ message: 'Ein Fehler ist aufgetreten.', field: null }]);
  const { user } = show({ me: aMe() }, { [`GET ${base}/me`]: broken });
  await signOn(user);
  expect(await screen.findByRole('heading', { name: 'Benutzer konnte nicht geladen werden.' })).toBeDefined();
  cleanup();

  const shifts = 'working-schedules?from=2026-11-21&to=2026-11-21';
  const { user: again } = show(
    { me: aMe() },
    { [`GET ${base}/${list}`]: broken, [`GET ${base}/${shifts}`]: broken },
  );
  await signOn(again);
  expect(await screen.findByText('Aktivitäten konnten nicht geladen werden.')).toBeDefined();
  expect(await screen.findByText('Arbeitsplanung konnte nicht geladen werden.')).toBeDefined();
});
