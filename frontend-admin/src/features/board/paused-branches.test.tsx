import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { addDays, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { orders } from '../../testing/show-board.js';
import { show } from '../../testing/show.js';
import BoardPage from './board-page.js';

afterEach(cleanup);

test('a pause of ordering is said on the board, so that nobody wonders why no orders come', async () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString();
  const { date } = localTime(new Date(), 'Europe/Vienna');
  const full = { takeaway: [], delivery: [], dineIn: [] };
  const day = {
    branch: 'b-1',
    date,
    pausedUntil: until,
    delay: null,
    soldOut: [],
    windowMinutes: 15,
    full,
    capacity: null,
  };
  const yesterday = { ...day, date: addDays(date, -1) };
  show(<BoardPage />, {
    'GET /api/orders/current': () => orders(1),
    'GET /api/branches/b-1/availability': () => [yesterday, day],
  });
  const note = await screen.findByText(/Bestellannahme pausiert bis/);
  expect(note.textContent).toMatch(/bis \d{2}:\d{2} Uhr/);
});
