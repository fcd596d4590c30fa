import { expect, test } from '@jest/globals';
import { everyDay, profileRows } from './profile-rows.js';

const day = (date: string, target: number, worked: number, balance: number) => ({
  ...{ date, target, worked, balance },
});

test('the chart of a person goes on over days without work, and ends today', () => {
  const days = [day('2026-11-17', 480, 450, -30), day('2026-11-19', 0, 60, 30)];
  const range = { start: '2026-11-16', end: '2026-11-21', now: '2026-11-20' };
  const rows = profileRows({ ...range, days: everyDay({ ...range, days }) });
  expect(rows.map(({ t, target, worked, done }) => [t.slice(-2), target, worked, done])).toEqual([
    ['16', 0, 0, 0],
    ['17', 480, 450, 450],
    ['18', 480, 450, 0],
    ['19', 480, 510, 60],
    ['20', 480, 510, 0],
    ['21', 480, null, null],
  ]);
});
