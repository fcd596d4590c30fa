import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnClock } from '../../shared/working-time/working-time-api.js';
import { anActivity } from '../../testing/an-activity.js';
import { manager, show } from '../../testing/show.js';
import { ClockPanel } from './clock-panel.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Bahnhof' },
];
const { id, username, firstName, lastName } = manager.user;
const clock: OwnClock = {
  user: { id, username, firstName, lastName },
  branches,
  activity: null,
  today: { date: '2026-11-20', workedMinutes: 90, plannedMinutes: 480, balanceMinutes: -390 },
  monthBalanceMinutes: 65,
  topic: 'working-time:u-9',
  now: '2026-11-20T10:00:00.000Z',
  aheadBy: Date.parse('2026-11-20T10:00:00.000Z') - Date.now(),
};
const seen = () => screen.findByText('Heute ist kein Dienst geplant.');
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the clock', () => {
  test('starts a shift in the chosen branch with one request per press', async () => {
    const { writes } = show(<ClockPanel clock={clock} />, {
      'POST /api/working-time/activities/start': () => anActivity({ branch: 'b-2' }),
    });
    expect(screen.getByRole('status').textContent).toBe('Nicht im Dienst');
    await userEvent.selectOptions(screen.getByLabelText('Filiale'), 'Bahnhof');
    await userEvent.click(screen.getByRole('button', { name: 'Dienst beginnen' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const [press] = writes();
    expect(press!.body).toEqual({ branch: 'b-2', deviceAt: expect.any(String) });
    expect(press!.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('offers the actions that are possible in the current state', async () => {
    show(<ClockPanel clock={{ ...clock, activity: anActivity() }} />);
    await seen();
    expect(buttons()).toEqual(['Dienst beenden', 'Pause']);
    expect(screen.queryByLabelText('Filiale')).toBeNull();
    cleanup();
    const pauses = [{ from: '2026-11-20T09:30:00.000Z', to: null }];
    show(<ClockPanel clock={{ ...clock, activity: anActivity({ status: 'paused', pauses }) }} />);
    await seen();
    expect(buttons()).toEqual(['Weiter', 'Dienst beenden']);
    expect(screen.getByRole('status').textContent).toBe('In Pause seit 10:30');
  });

  test('takes no second press on the same spot for two seconds', async () => {
    const { writes } = show(<ClockPanel clock={{ ...clock, activity: anActivity() }} />, {
      'POST /api/working-time/activities/pause': () => anActivity({ status: 'paused' }),
    });
    await seen();
    jest.useFakeTimers();
    const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const pause = screen.getByRole<HTMLButtonElement>('button', { name: 'Pause' });
    fireEvent.click(pause);
    await after(1_900);
    fireEvent.click(pause);
    await after(50);
    expect(writes()).toHaveLength(1);
    expect(pause.disabled).toBe(true);
    await after(150);
    expect(pause.disabled).toBe(false);
  });

  test('asks for confirmation before the shift ends and ends it once', async () => {
    const pauses = [{ from: '2026-11-20T09:30:00.000Z', to: null }];
    const { writes } = show(
      <ClockPanel clock={{ ...clock, activity: anActivity({ status: 'paused', pauses }) }} />,
      {
        'POST /api/working-time/activities/end': () => anActivity({ status: 'ended' }),
      },
    );
    await seen();
    await userEvent.click(screen.getByRole('button', { name: 'Dienst beenden' }));
    expect(await screen.findByText(/^Sie sind gerade in der Pause/)).toBeTruthy();
    expect(writes()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Ja, beenden' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('shows a forgotten shift with its day', async () => {
    const activity = anActivity({
      isForgotten: true,
      businessDate: '2026-11-19',
      startedAt: '2026-11-19T07:00:00.000Z',
    });
    show(<ClockPanel clock={{ ...clock, activity }} />);
    await seen();
    expect(screen.getByRole('status').textContent).toBe('Im Dienst seit Do, 19.11.2026, 08:00');
    expect(screen.getByText(/Ihr Dienst vom Donnerstag, 19.11.2026 wurde nicht beendet/)).toBeTruthy();
  });

  test('counts the month until yesterday, so that the plan of today makes it no worse', async () => {
    show(<ClockPanel clock={{ ...clock, monthBalanceMinutes: -334 }} />);
    await seen();
    const balances = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Heute noch offen',
      'Saldo im Monat bis gestern',
    ]);
    expect(balances).toEqual(['6\u00a0h\u00a030\u00a0min', '+56\u00a0min']);
  });

  test('shows no buttons to users without a branch', async () => {
    show(<ClockPanel clock={{ ...clock, branches: [] }} />);
    await seen();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/keine Filiale zugeordnet/)).toBeTruthy();
  });
});
