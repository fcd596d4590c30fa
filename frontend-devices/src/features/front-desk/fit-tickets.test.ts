import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitTickets } from './fit-tickets.js';

/** A column of a television with 1920 × 1080 pixels, whose numbers are read from five metres: 86 pixels or more. */
const television = { width: 900, height: 880 };
const LEAST = 86;

describe('the numbers of a column', () => {
  test.each([
    [1, 1],
    [6, 1],
    [30, 1],
    [60, 2],
  ])('%i of them need %i pages on a television', (count, pages) => {
    const { perPage, size } = fitTickets(television, count, 3, LEAST);
    expect(Math.ceil(count / perPage)).toBe(pages);
    expect(size).toBeGreaterThanOrEqual(LEAST);
  });

  test('become larger the fewer they are', () => {
    const sizes = [40, 20, 10, 5, 1].map((count) => fitTickets(television, count, 3, LEAST).size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test('stay inside their column, and a page shows at least one', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 10 }),
        (width, height, count, digits) => {
          const { size, columns, perPage } = fitTickets({ width, height }, count, digits, 40);
          expect(columns).toBeGreaterThanOrEqual(1);
          expect(perPage).toBeGreaterThanOrEqual(1);
          expect(size).toBeGreaterThan(0);
          const isAnythingPossible = width > 20 * digits && height > 20;
          if (isAnythingPossible) expect(columns * size * 0.62 * digits).toBeLessThanOrEqual(width);
        },
      ),
    ));
});
