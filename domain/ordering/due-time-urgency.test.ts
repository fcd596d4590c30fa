import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byUrgency, dueOf, type DueOrder } from './due-time.js';

const now = new Date('2026-11-23T19:10:00.000Z');
const order: DueOrder = {
  status: 'pending',
  isDelivery: false,
  isDineIn: true,
  placedAt: '2026-11-23T18:14:00.000Z',
  appointment: null,
  appointmentDate: null,
};
const due = (changes: Partial<DueOrder>) => dueOf({ ...order, ...changes }, null, now, 'Europe/Vienna');
const at = (appointmentDate: string) => due({ appointmentDate });

test('what is due now comes before tonight and tomorrow, and what was just missed before what was long missed', () => {
  const orders = {
    tomorrow: at('2026-11-24T11:30:00.000Z'),
    tonight: at('2026-11-23T20:30:00.000Z'),
    missedLongAgo: at('2026-11-22T12:00:00.000Z'),
    lateAtTable: due({}),
    inTenMinutes: due({ placedAt: '2026-11-23T18:50:00.000Z' }),
  };
  const names = Object.entries(orders).sort(([, one], [, other]) => byUrgency(now)(one, other));
  expect(names.map(([name]) => name)).toEqual([
    'inTenMinutes',
    'lateAtTable',
    'missedLongAgo',
    'tonight',
    'tomorrow',
  ]);
});

test('no order that is due later comes before one that is due now', () => {
  const time = fc.integer({ min: -10_000, max: 10_000 }).map((minutes) => new Date(+now + minutes * 60_000));
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const sorted = times.map((one) => at(one.toISOString())).sort(byUrgency(now));
      const firstLater = sorted.findIndex(({ kind }) => kind === 'later');
      if (firstLater === -1) return;
      const later = sorted.slice(firstLater);
      expect(later.every(({ kind }) => kind === 'later')).toBe(true);
      expect(later.map(({ dueAt }) => +dueAt)).toEqual(
        later.map(({ dueAt }) => +dueAt).sort((a, b) => a - b),
      );
    }),
  );
});
