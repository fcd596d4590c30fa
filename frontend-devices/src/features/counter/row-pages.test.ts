import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowPages, rowsOf } from './row-pages.js';

const row = (top: number, bottom: number) => ({ top, bottom });

test('a page cut through its last row, and the next one through its first', () => {
  const rows = [row(10, 310), row(320, 520), row(530, 930), row(940, 1000)];
  expect(rowPages(rows, 700)).toEqual([row(10, 520), row(530, 1000)]);
});

test('a row higher than the screen was never shown to its end', () => {
  expect(rowPages([row(0, 100), row(110, 1600), row(1610, 1700)], 700)).toEqual([
    row(0, 100),
    row(110, 810),
    row(810, 1510),
    row(1510, 1700),
  ]);
});

test('a row was left out or shown twice', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(heights, (some) => {
      let end = 0;
      const rows = some.map((height) => row(end + 12, (end += 12 + height)));
      const pages = rowPages(rows, 500);
      const holders = rows.map(
        (one) => pages.filter(({ top, bottom }) => top <= one.top && one.bottom <= bottom).length,
      );
      expect(new Set(holders)).toEqual(new Set([1]));
    }),
  );
});

test('cards beside each other counted as several rows', () => {
  const card = (offsetTop: number, offsetHeight: number) => ({ offsetTop, offsetHeight });
  expect(rowsOf([card(10, 200), card(10, 120), card(220, 80)])).toEqual([row(10, 210), row(220, 300)]);
});
