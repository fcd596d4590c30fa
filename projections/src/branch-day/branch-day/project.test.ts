import { expect, it } from '@jest/globals';
import { type BranchDayEvent, branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { branchDay } from './project.js';

const id = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const until = '2026-11-20T17:20:00.000Z';
const rowOf = (...events: BranchDayEvent[]) =>
  rowsAfter(branchDay, branchDayStream(id, '2026-11-20'), events);

const key = { branch: id, date: '2026-11-20' };
const nothing = { ...key, pausedUntil: null, delay: null, soldOut: [], capacity: null };

it('has a row as soon as something is not sold or taken', () => {
  const taken = { order: other, window: until, ticketNumber: 1, takenAt: until };
  expect(rowOf({ type: 'PlaceTaken', data: taken })).toEqual([]);
  expect(rowOf({ type: 'OrderingPaused', data: { until } })).toEqual([{ ...nothing, pausedUntil: until }]);
});

it('has how much longer orders take, until that ends', () => {
  const delay = { minutes: 20, until };
  const delayed: BranchDayEvent = { type: 'PreparationDelayed', data: delay };
  const longer = { minutes: 45, until: '2026-11-20T18:00:00.000Z' };
  expect(rowOf(delayed)).toEqual([{ ...nothing, delay }]);
  expect(rowOf(delayed, { type: 'PreparationDelayed', data: longer })).toEqual([
    { ...nothing, delay: longer },
  ]);
  expect(rowOf(delayed, { type: 'PreparationOnTime', data: {} })).toEqual([nothing]);
});

it('follows pauses, products and the capacity of the day', () => {
  const capacity = { windowMinutes: 15, orders: 3, takeaway: null, delivery: null, dineIn: null } as const;
  const rows = rowOf(
    { type: 'OrderingPaused', data: { until } },
    { type: 'OrderingResumed', data: {} },
    { type: 'ProductSoldOut', data: { product: id } },
    { type: 'ProductSoldOut', data: { product: other } },
    { type: 'ProductBackOnSale', data: { product: id } },
    { type: 'CapacityChanged', data: { capacity } },
  );
  expect(rows).toEqual([{ ...nothing, soldOut: [other], capacity }]);
  expect(branchDay.topics(rows[0]!)).toEqual([`availability:${id}`]);
});
