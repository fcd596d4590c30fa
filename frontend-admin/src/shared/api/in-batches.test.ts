import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inBatches } from './in-batches.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what comes after a pause is handled at once, and what follows it together after the gap', () => {
  const handled: (readonly number[])[] = [];
  const take = inBatches<number>((items) => handled.push(items), 80);
  take([1]);
  expect(handled).toEqual([[1]]);
  take([2]);
  jest.advanceTimersByTime(79);
  take([3, 4]);
  expect(handled).toEqual([[1]]);
  jest.advanceTimersByTime(1);
  expect(handled).toEqual([[1], [2, 3, 4]]);
  take([5]);
  jest.advanceTimersByTime(80);
  expect(handled).toEqual([[1], [2, 3, 4], [5]]);
  jest.advanceTimersByTime(80);
  take([6]);
  expect(handled.at(-1)).toEqual([6]);
});

test('nothing is lost where handling fails once', () => {
  const handled: number[] = [];
  const take = inBatches<number>((items) => {
    if (items.includes(1)) throw new Error('failed');
    handled.push(...items);
  }, 80);
  expect(() => take([1])).toThrow('failed');
  take([2]);
  jest.advanceTimersByTime(80);
  expect(handled).toEqual([2]);
});
