import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { MonthBlock } from './month-block.js';
import { monthOf } from './month.js';

afterEach(cleanup);

const days = [
  { date: '2026-11-19', workedMinutes: 506, plannedMinutes: 450, balanceMinutes: 56 },
  { date: '2026-11-20', workedMinutes: 116, plannedMinutes: 450, balanceMinutes: -334 },
];

async function rowsOn(today: string) {
  const month = monthOf('2026-11-20', today);
  show(<MonthBlock month={month} today={today} onMonth={() => {}} />, {
    'GET /api/working-time/balances': () => days,
  });
  await screen.findByRole('table');
  return screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

test('the sum of the month that goes on is that until yesterday, as is the balance of the clock', async () => {
  expect(await rowsOn('2026-11-20')).toEqual([
    'TagGearbeitetGeplantSaldo',
    'Fr, 20.11. (heute)1 h 56 min7 h 30 min−5 h 34 min',
    'Do, 19.11.8 h 26 min7 h 30 min+56 min',
    'Summe bis gestern8 h 26 min7 h 30 min+56 min',
  ]);
});

test('the sum of a month that is over is that of all days', async () => {
  expect((await rowsOn('2026-12-02')).at(-1)).toBe('Summe10 h 22 min15 h−4 h 38 min');
});
