import { expect, it } from '@jest/globals';
import { type BranchDayEvent, branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { windowLoad } from './project.js';

const branch = '11111111-1111-4111-8111-111111111111';
const order = '22222222-2222-4222-8222-222222222222';
const window = '2026-11-20T17:15:00.000Z';
const taken = (differences: object = {}): BranchDayEvent => ({
  type: 'PlaceTaken',
  data: { order, window, mode: 'delivery', ticketNumber: 1, takenAt: window, ...differences },
});
const after = (...events: BranchDayEvent[]) =>
  rowsAfter(windowLoad, branchDayStream(branch, '2026-11-20'), events);

it('has a row for each order in a window, which counts one order of its mode', () => {
  const [row] = after(taken(), taken({ again: true }));
  expect(row).toEqual({ branch, date: '2026-11-20', order, window, mode: 'delivery' });
  const [sum] = windowLoad.rollups;
  expect(sum.contribution(row!)).toEqual({ branch, date: '2026-11-20', window, mode: 'delivery', orders: 1 });
  expect(windowLoad.topics(row!)).toEqual([`availability:${branch}`]);
});

it('has no row for an order without a window, nor after its place is released', () => {
  expect(after(taken({ window: null, mode: undefined }))).toEqual([]);
  expect(after(taken(), { type: 'PlaceReleased', data: { order } })).toEqual([]);
  expect(after({ type: 'PlaceReleased', data: { order } })).toEqual([]);
});
