import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orders } from '../../testing/show-board.js';
import { manager, show } from '../../testing/show.js';
import BoardPage from './board-page.js';

const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const; // prettier-ignore
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), doNotFake: [...real] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const showBoard = (until: string, user = manager) =>
  show(
    <BoardPage />,
    {
      'GET /api/orders/current': () => orders(1),
      'GET /api/branches/b-1/availability': () => [
        {
          ...{ branch: 'b-1', date: '2026-11-20', pausedUntil: null, delay: { minutes: 20, until } },
          ...{ soldOut: [], windowMinutes: 15, full: { takeaway: [], delivery: [], dineIn: [] } },
          capacity: null,
        },
      ],
      'POST /api/branches/b-1/ordering/end-delay': () => ({}),
    },
    user,
  );

test('the board says how much longer orders take and until when, and ends it', async () => {
  const { writes } = showBoard('2026-11-20T12:30:00.000Z');
  const note = await screen.findByText(/^Wartezeit/);
  expect(note.textContent).toBe('Wartezeit +20\u00a0min bis 13:30 Uhr');
  await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
  expect(writes()).toMatchObject([{ path: '/api/branches/b-1/ordering/end-delay' }]);
});

test('the note goes when the delay ends by itself', async () => {
  showBoard('2026-11-20T12:30:00.000Z');
  await screen.findByText(/^Wartezeit/);
  jest.setSystemTime(new Date('2026-11-20T12:30:00.000Z'));
  await waitFor(() => expect(screen.queryByText(/^Wartezeit/)).toBeNull(), { timeout: 5_000 });
});
