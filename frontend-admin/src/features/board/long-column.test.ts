import { describe, expect, test } from '@jest/globals';
import { longColumn } from './long-column.js';

const long = (counts: [number, number, number], before: string | null = null) => {
  const [fresh, confirmed, ready] = counts;
  return longColumn({ new: fresh, confirmed, ready }, before);
};

describe('the long column of the board', () => {
  test.each<[[number, number, number], string | null]>([
    [[40, 2, 1], 'new'],
    [[1, 12, 3], 'confirmed'],
    [[0, 2, 9], 'ready'],
    [[8, 0, 0], 'new'],
    [[7, 0, 0], null],
    [[12, 5, 4], null],
    [[0, 0, 0], null],
  ])('of %j orders is %s', (counts, expected) => expect(long(counts)).toBe(expected));

  test('is none while the others are too many to share a column', () => {
    expect(long([40, 8, 3])).toBeNull();
  });

  test('stays long while its orders are taken one by one, and ends only once', () => {
    let before: string | null = null;
    const changes = Array.from({ length: 13 }, (_, taken) => {
      const next: string | null = long([12 - taken, 2, 1], before);
      const isChange = next !== before;
      before = next;
      return isChange;
    });
    expect(changes.filter(Boolean)).toHaveLength(2);
  });

  test('does not change with an order that comes and goes', () => {
    expect(long([8, 4, 0], 'new')).toBe('new');
    expect(long([7, 5, 0], 'new')).toBe('new');
    expect(long([8, 5, 0], null)).toBeNull();
  });
});
