import { expect, test } from '@jest/globals';
import { isSecondTap } from './second-tap.js';

let time = 1_000;
const tap = (afterMs: number, clientX: number, clientY = 200) => {
  time += afterMs;
  return isSecondTap({ clientX, clientY, timeStamp: time });
};

test.each([
  ['at the same place at once', 250, 105, true],
  ['at the same place later', 700, 105, false],
  ['at another place at once', 250, 400, false],
])('a tap %s', (_case, afterMs, clientX, isSecond) => {
  tap(10_000, 100);
  expect(tap(afterMs, clientX)).toBe(isSecond);
});

test('three taps at the same place count once', () => {
  tap(10_000, 100);
  expect([tap(300, 100), tap(400, 100)]).toEqual([true, true]);
});

test('keys, which have no place, are never taken for a second tap', () => {
  tap(10_000, 0, 0);
  expect(tap(50, 0, 0)).toBe(false);
});
