import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Role } from '@bestellwerk/domain/access/roles';
import type { HealthDetails } from '@bestellwerk/domain/contracts/health.schema';
import { createStore } from '../../app/store.js';
import { UserContext } from '../../shared/session/use-user.js';
import HealthPage from './health-page.js';

const send = jest.fn<typeof fetch>();
const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = send.mockReset();
});
afterEach(() => {
  globalThis.fetch = original;
  jest.useRealTimers();
});

const details = (changes: Partial<HealthDetails> = {}): HealthDetails => ({
  state: 'ok',
  at: '2026-11-20T11:00:00.000Z',
  version: '1.2.3',
  startedAt: '2026-11-20T08:00:00.000Z',
  items: [
    { id: 'log', title: 'Ereignisprotokoll', state: 'ok', text: 'Es antwortet.', advice: null },
    { id: 'runner', title: 'Auswertung', state: 'ok', text: 'Sie läuft.', advice: null },
  ],
  readModels: [
    {
      id: 'order_board',
      title: 'Bestellungen',
      state: 'ok',
      position: '4711',
      lag: '0',
      seconds: 5,
      isBeingRebuilt: false,
    },
  ],
  parked: [],
  ...changes,
});
const answering = (data: HealthDetails) => () => Promise.resolve(new Response(JSON.stringify({ data })));
const failing = (status: number, message: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ errors: [{ message, field: null }] }), { status }));

/** Whatever else the page asks for is answered with nothing. */
function serve(health: () => Promise<Response>) {
  send.mockImplementation((url) =>
    String(url).includes('health/details') ? health() : Promise.resolve(new Response('{"data":[]}')),
  );
}

function open(role: Role = 'ROLE_ADMIN') {
  const user = { id: 'u', username: 'u', email: 'u@x.test', firstName: 'U', lastName: 'X', branches: [] };
  render(
    <Provider store={createStore()}>
      <MantineProvider>
        <UserContext.Provider value={{ roles: [role], user }}>
          <HealthPage />
        </UserContext.Provider>
      </MantineProvider>
    </Provider>,
  );
}

describe('the health page', () => {
  test('lists components and read models with the worst first', async () => {
    serve(
      answering(
        details({
          state: 'bad',
          items: [
            ...details().items,
            { id: 'parked', title: 'Zurückgehalten', state: 'bad', text: 'Eines.', advice: 'Bitte melden.' },
          ],
          parked: [
            {
              readModel: 'Umsatz je Tag',
              stream: 'order-1',
              revision: '2',
              events: 2,
              error: 'Rechnung geht nicht auf',
              since: '2026-11-20T10:00:00.000Z',
              triedAt: null,
            },
          ],
        }),
      ),
    );
    open();
    const parts = within(await screen.findByRole('list', { name: 'Teile des Systems' })).getAllByRole(
      'listitem',
    );
    expect(parts.map((part) => part.querySelector('h2')!.textContent)).toEqual([
      'Zurückgehalten Gestört',
      'Ereignisprotokoll In Ordnung',
      'Auswertung In Ordnung',
    ]);
    expect(screen.getByText('Bitte melden.')).toBeTruthy();
    expect(screen.getByText('Rechnung geht nicht auf')).toBeTruthy();
    expect(screen.getByText('2 Ereignisse', { exact: false })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Bestellungen In Ordnung keiner 4.711/ })).toBeTruthy();
    expect(screen.getByText(/Es gibt eine Störung, Stand 12:00/)).toBeTruthy();
  });

  test('keeps the last known state while the database or server is down, and recovers', async () => {
    jest.useFakeTimers();
    serve(answering(details()));
    open();
    const later = () => act(() => jest.advanceTimersByTimeAsync(5_100));
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByText('Es antwortet.')).toBeTruthy();
    serve(failing(503, 'Der Dienst ist gerade nicht erreichbar.'));
    await later();
    expect(screen.getByRole('alert').textContent).toContain('Die Datenbank ist nicht erreichbar');
    expect(screen.getByRole('alert').textContent).toContain('letzte bekannte Zustand von 12:00');
    expect(screen.getByText('Es antwortet.')).toBeTruthy();
    serve(() => Promise.reject(new TypeError('offline')));
    await later();
    expect(screen.getByRole('alert').textContent).toContain('Der Server ist nicht erreichbar');
    serve(answering(details()));
    await later();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the required roles to users without permission', () => {
    open('ROLE_EMPLOYEE');
    expect(screen.getByText(/sehen Filialleitung, Prüfung und Administration/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });
});
