import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayBalances, sumOfBalances } from './day-balances.js';

const week = { from: '2026-11-16', to: '2026-11-22' };
const day = (date: string, minutes: number) => ({ date: `2026-11-${date}`, minutes });

test('the balance of a day is worked minus planned minutes', () => {
  expect(dayBalances([day('16', 500)], [day('16', 450)], week)).toEqual([
    { date: '2026-11-16', workedMinutes: 500, plannedMinutes: 450, balanceMinutes: 50 },
  ]);
});

test('the first and the last day of the range are included', () => {
  expect(dayBalances([day('16', 1), day('22', 2)], [], week).map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-22',
  ]);
});

test('includes days with only work or only a plan, and excludes days outside the range', () => {
  const worked = [day('15', 60), day('18', 60), day('18', 30)];
  const planned = [day('17', 480), day('23', 480)];
  expect(dayBalances(worked, planned, week)).toEqual([
    { date: '2026-11-17', workedMinutes: 0, plannedMinutes: 480, balanceMinutes: -480 },
    { date: '2026-11-18', workedMinutes: 90, plannedMinutes: 0, balanceMinutes: 90 },
  ]);
});

test('the sum adds up all days', () => {
  const minutes = fc.record({ date: fc.constantFrom('2026-11-16', '2026-11-18'), minutes: fc.nat(1000) });
  const total = (days: { minutes: number }[]) => days.reduce((sum, one) => sum + one.minutes, 0);
  fc.assert(
    fc.property(fc.array(minutes), fc.array(minutes), (worked, planned) => {
      expect(sumOfBalances(dayBalances(worked, planned, week))).toEqual({
        workedMinutes: total(worked),
        plannedMinutes: total(planned),
        balanceMinutes: total(worked) - total(planned),
      });
    }),
  );
});
