import { expect, test } from '@jest/globals';
import { rowsByBranch } from './chart-row.js';

const row = (branch: string, date: string, cents: number) => ({ branch, date, cents });
const rows = [row('a', '2026-11-20', 10), row('b', '2026-11-20', 20), row('a', '2026-11-21', 8000)];
const branches = [
  { id: 'a', name: 'Altstadt' },
  { id: 'b', name: 'Bahnhof' },
];

test('a chart has a row for every day of the range, including empty days', () => {
  const days = ['2026-11-19', '2026-11-20'];
  expect(
    rowsByBranch(
      rows,
      branches,
      days,
      ({ cents }) => cents,
      (sum) => sum / 100,
    ),
  ).toEqual([
    { date: '2026-11-19', Altstadt: 0, Bahnhof: 0 },
    { date: '2026-11-20', Altstadt: 0.1, Bahnhof: 0.2 },
  ]);
});
