import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { aProduct } from '../../testing/an-item.js';
import { manager, show } from '../../testing/show.js';
import OrderingLimitsPage from './ordering-limits-page.js';

const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00.000Z'), doNotFake: [...real] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const soup = { ...aProduct({ name: 'Suppe' }), id: 'soup' };
const day = (differences: Partial<BranchAvailability> = {}): BranchAvailability => ({
  branch: 'b-1',
  date: '2026-11-20',
  pausedUntil: null,
  delay: null,
  soldOut: [],
  windowMinutes: 30,
  full: { takeaway: [], delivery: [], dineIn: [] },
  capacity: null,
  ...differences,
});
const showPage = (days: BranchAvailability[], answers = {}, user = manager) =>
  show(
    <OrderingLimitsPage />,
    {
      'GET /api/branches/b-1/availability': () => days,
      'GET /api/products': () => [aProduct(), soup],
      ...answers,
    },
    user,
  );

test('ordering is paused for some minutes with one click', async () => {
  const { writes } = showPage([], { 'POST /api/branches/b-1/ordering/pause': () => ({}) });
  expect(await screen.findByText('Werden angenommen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '30 min Pause' }));
  expect(writes()).toMatchObject([{ path: '/api/branches/b-1/ordering/pause', body: { minutes: 30 } }]);
});

test('a pause shows its end, and is over at it', async () => {
  showPage([day({ pausedUntil: '2026-11-20T17:12:00.000Z' })]);
  expect(await screen.findByText('Pausiert bis 18:12 Uhr (noch 12 min)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wieder annehmen' })).toBeTruthy();
  cleanup();
  showPage([day({ pausedUntil: '2026-11-20T17:00:00.000Z' })]);
  expect(await screen.findByText('Werden angenommen')).toBeTruthy();
});

describe('a delay of the kitchen', () => {
  const path = '/api/branches/b-1/ordering/delay';
  const delay = { minutes: 20, until: '2026-11-20T17:30:00.000Z' };

  test('is announced with one click for half an hour, or for longer where that is chosen first', async () => {
    const { writes } = showPage([], { [`POST ${path}`]: () => ({}) });
    expect(await screen.findByText('Wie üblich')).toBeTruthy();
    const steps = within(screen.getByRole('group', { name: 'Um wie viel länger' }));
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['+10\u00a0min', '+15\u00a0min', '+20\u00a0min', '+30\u00a0min', '+45\u00a0min'],
    ]);
    await userEvent.click(steps.getByRole('button', { name: '+20\u00a0min' }));
    const durations = screen.getByRole('radiogroup', { name: 'Wie lange die Wartezeit gilt' });
    await userEvent.click(within(durations).getByRole('radio', { name: '2\u00a0h' }));
    await waitFor(() =>
      expect(steps.getByRole('button', { name: '+45\u00a0min' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(steps.getByRole('button', { name: '+45\u00a0min' }));
    expect(writes()).toMatchObject([
      { path, body: { minutes: 20, duration: 30 } },
      { path, body: { minutes: 45, duration: 120 } },
    ]);
  });

  test('shows its minutes and its end, and is ended before', async () => {
    const { writes } = showPage([day({ delay })], {
      'POST /api/branches/b-1/ordering/end-delay': () => ({}),
    });
    const end = await screen.findByRole('button', { name: 'Beenden' });
    const shown = within(screen.getByRole('region', { name: 'Wartezeit' })).getByRole('status');
    expect(shown.textContent).toBe('+20\u00a0min bis 18:30 Uhr (noch 30\u00a0min)');
    await userEvent.click(end);
    expect(writes()).toMatchObject([{ path: '/api/branches/b-1/ordering/end-delay' }]);
  });

  test('is over at its end', async () => {
    showPage([day({ delay: { ...delay, until: '2026-11-20T17:00:00.000Z' } })]);
    expect(await screen.findByText('Wie üblich')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Beenden' })).toBeNull();
  });
});

test('a product is marked as sold out by its name, and put back', async () => {
  const answers = {
    [`POST /api/branches/b-1/sold-out/${soup.id}`]: () => ({}),
    [`DELETE /api/branches/b-1/sold-out/${aProduct().id}`]: () => ({}),
  };
  const { writes } = showPage([day({ soldOut: [aProduct().id] })], answers);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Produkt' }), 'supp');
  await userEvent.click(await screen.findByRole('option', { name: 'Suppe' }));
  await userEvent.click(screen.getByRole('button', { name: `${aProduct().name} wieder anbieten` }));
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/branches/b-1/sold-out/${soup.id}`,
    `DELETE /api/branches/b-1/sold-out/${aProduct().id}`,
  ]);
});

test('times that are full are listed until they are over', async () => {
  const [over, current, evening] = ['16:00', '16:45', '18:00'].map((time) => `2026-11-20T${time}:00.000Z`) as [string, string, string]; // prettier-ignore
  const full = { takeaway: [over, current, evening], delivery: [evening], dineIn: [evening] };
  showPage([day({ full })]);
  const block = within(await screen.findByRole('region', { name: 'Volle Zeiten' }));
  expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'heute, 17:45 Uhr Abholung',
    'heute, 19:00 Uhr für alles',
  ]);
});

test('the page is refused without permission', async () => {
  showPage([], {}, { ...manager, roles: ['ROLE_ACCOUNTING'] });
  expect(await screen.findByText('Kein Zugriff auf die Bestellannahme.')).toBeTruthy();
});
