import { expect, test } from '@jest/globals';
import { nextLook } from './look-again.js';

const began = new Date('2026-11-20T17:00:00.000Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);

test.each([
  [0, 1],
  [1, 5],
  [4.9, 5],
  [5, 35],
  [35, 95],
  [94, 95],
  [95, 155],
  [600, 635],
])('a payment that began %d minutes ago is looked at after %d', (now, next) => {
  expect(nextLook(began, after(now))).toEqual(after(next));
});
