import { expect, test } from '@jest/globals';
import { readChoice, stepsFor } from './figures-choice.js';

const month = { from: '2026-10-29', to: '2026-11-27' };
const choice = (address: string, days = month) => readChoice(new URLSearchParams(address), days);

test('figures are compared with the days before, unless the address says otherwise', () => {
  expect(choice('').compare).toBe('previous');
  expect(choice('compare=year').compare).toBe('year');
  expect(choice('compare=none').compare).toBeUndefined();
  expect(choice('compare=nonsense').compare).toBe('previous');
});

test('an address cannot ask for a chart of a thousand hours', () => {
  expect(choice('per=week').granularity).toBe('week');
  expect(choice('per=hour').granularity).toBeUndefined();
  expect(choice('per=hour', { from: '2026-11-27', to: '2026-11-27' }).granularity).toBe('hour');
});

test.each([
  ['2026-11-27', '2026-11-27', ['hour']],
  ['2026-11-21', '2026-11-27', ['hour', 'day']],
  ['2026-10-29', '2026-11-27', ['day', 'week']],
  ['2024-01-01', '2026-11-27', ['week', 'month']],
])('figures from %s to %s can be summed by %j', (from, to, steps) => {
  expect(stepsFor({ from, to })).toEqual(steps);
});
