import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { anActivity } from '../../testing/an-activity.js';
import { manager, show } from '../../testing/show.js';
import { BranchTeam } from './branch-team.js';

const at = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);
beforeEach(() => void jest.useFakeTimers({ now: at('10:05'), advanceTimers: true }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const planned = (from: string, to: string) => ({
  startsAt: at(from).toISOString(),
  endsAt: at(to).toISOString(),
});
const vroni: Presence = {
  ...{ user: 'u-1', name: 'Vroni', branch: 'b-1', activity: null, elsewhere: null },
  ...{ planned: planned('10:00', '18:00'), hasLeft: false },
};
const branches = [
  { id: 'b-1', name: 'Naschmarkt' },
  { id: 'b-2', name: 'Schlossberg' },
];

/** The texts of the cards, once there are any. */
async function open(team: () => readonly Presence[]) {
  const answers = { 'GET /api/working-time/presence': team };
  const user = { ...manager, user: { ...manager.user, branches } };
  show(<BranchTeam branch={branches[0]!} isNamed={false} />, answers, user);
  await screen.findAllByRole('listitem');
  return cards();
}
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

test.each<[string, Partial<Presence>, string]>([
  ['is expected at first', {}, 'Noch nicht dageplant 10:00 bis 18:00'],
  ['is missing', { planned: planned('09:30', '18:00') }, 'Fehlt seit 09:30geplant 09:30 bis 18:00'],
  ['comes later', { planned: planned('14:00', '22:00') }, 'Kommt um 14:00geplant 14:00 bis 22:00'],
  ['has left', { hasLeft: true }, 'Schon gegangengeplant 10:00 bis 18:00'],
  ['has a shift behind them', { planned: planned('06:00', '10:00') }, 'Nicht dageplant 06:00 bis 10:00'],
  ['has the day off', { planned: null }, 'Nicht daheute nicht geplant'],
  ['works elsewhere', { elsewhere: 'b-2' }, 'Im Dienst in Schlossberggeplant 10:00 bis 18:00'],
  [
    'is only elsewhere',
    { elsewhere: 'b-2', planned: null },
    'Im Dienst in Schlossbergheute hier nicht geplant',
  ],
])('the card says of somebody who %s what that is', async (_title, changes, words) => {
  expect(await open(() => [{ ...vroni, ...changes }])).toEqual([`Vroni${words}`]);
});

test('somebody becomes missing by the time alone, comes first then and is counted', async () => {
  const zita = { ...vroni, user: 'u-2', name: 'Zita', activity: anActivity({ user: 'u-2' }) };
  await open(() => [zita, vroni]);
  expect(screen.getAllByRole('heading', { level: 4 })[0]!.textContent).toBe('Zita');
  expect(screen.queryByText(/fehlt/i)).toBeNull();
  await pass(1);
  expect(cards()[0]).toBe('VroniFehlt seit 10:00geplant 10:00 bis 18:00');
  expect(screen.getByText('davon fehlt 1')).toBeTruthy();
});

test('somebody who presses in while the page is open is missing no longer', async () => {
  const subscribe = jest.spyOn(liveSocket, 'subscribe');
  await open(() => [vroni]);
  await pass(10);
  expect(cards()).toEqual([expect.stringContaining('Fehlt seit 10:00')]);
  const topic = 'presence:b-1';
  const [, listener] = subscribe.mock.calls.find(([name]) => name === topic)!;
  const rows = [anActivity({ startedAt: at('10:15').toISOString() })];
  act(() => listener.onChanges({ topic, projection: 'working_activity', position: '7', rows }));
  await screen.findByText('Im Dienst seit 10:15');
  expect(screen.queryByText(/fehlt/i)).toBeNull();
});

describe('of many who are missing', () => {
  const late = (index: number): Presence => ({
    ...{ ...vroni, user: `u-${index}`, name: `Late ${index}` },
    planned: planned('09:00', '18:00'),
  });
  const openLate = (count: number) => {
    const zita = { ...vroni, user: 'z', name: 'Zita', planned: null, activity: anActivity({ user: 'z' }) };
    const xaver = { ...vroni, user: 'x', name: 'Xaver', planned: null };
    return open(() => [xaver, zita, ...Array.from({ length: count }, (_, index) => late(index))]);
  };
  const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('the first six are shown until all are asked for, so that those who are there follow soon', async () => {
    expect(await openLate(60)).toHaveLength(8);
    expect(groups()).toEqual(['Fehlt (60)', 'Im Dienst (1)', 'Sonst nicht da (1)']);
    const button = screen.getByRole('button', { name: 'Alle 60 zeigen', expanded: false });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(button);
    expect(cards()).toHaveLength(62);
    await user.click(screen.getByRole('button', { name: 'Nur 6 zeigen', expanded: true }));
    expect(cards()).toHaveLength(8);
  });

  test('paper has all of them', async () => {
    await openLate(60);
    fireEvent(window, new Event('beforeprint'));
    expect(cards()).toHaveLength(62);
    fireEvent(window, new Event('afterprint'));
    expect(cards()).toHaveLength(8);
  });

  test('six are not shortened', async () => {
    expect(await openLate(6)).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the next shift of the day is read after the one before has ended', async () => {
  let planOfNow = planned('06:00', '10:10');
  await open(() => [{ ...vroni, hasLeft: true, planned: planOfNow }]);
  planOfNow = planned('17:00', '21:00');
  await pass(6);
  await waitFor(() => expect(cards()).toEqual(['VroniKommt um 17:00geplant 17:00 bis 21:00']));
});
