import { expect, test } from '@jest/globals';
import { areEnoughPeople, isEnoughLabour, salesPerHour } from './labour.js';

test('sales are divided by hours, to the cent, and by no time are nothing', () => {
  expect(salesPerHour(225, 180)).toBe(75);
  expect(salesPerHour(100, 90)).toBe(66.67);
  expect(salesPerHour(100, 0)).toBe(0);
});

test('two minutes of work say nothing about an hour, a whole one does', () => {
  expect([0, 2, 59, 60, 4_000].map(isEnoughLabour)).toEqual([false, false, false, true, true]);
});

test('somebody has to be there for most of an hour of the week to say what it brings', () => {
  expect([0, 0.6, 0.75, 3].map(areEnoughPeople)).toEqual([false, false, true, true]);
});
