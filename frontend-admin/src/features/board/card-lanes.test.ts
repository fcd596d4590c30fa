import { describe, expect, test } from '@jest/globals';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { lanesOf, lanesThatStay } from './card-lanes.js';
import type { DueOrder } from './columns.js';

const due = {} as DueOrder['due'];
const withItems = (count: number, changes = {}): DueOrder => ({
  order: anOrder({ items: Array.from({ length: count }, () => anItem()), ...changes }),
  due,
});

describe('the lanes of a long column', () => {
  test('take turns where all cards are alike, beginning with the left one', () => {
    expect(lanesOf([1, 1, 1, 1].map((count) => withItems(count)))).toEqual([
      'left',
      'right',
      'left',
      'right',
    ]);
  });

  test('let the next cards pass by a high one beside them', () => {
    const lanes = lanesOf([1, 16, 1, 1, 1].map((count) => withItems(count)));
    expect(lanes).toEqual(['left', 'right', 'left', 'left', 'left']);
  });

  test('count long comments and choices', () => {
    const long = withItems(1, { comment: 'Bitte läuten. '.repeat(20) });
    expect(lanesOf([withItems(1), long, withItems(1), withItems(1)]).slice(2)).toEqual(['left', 'right']);
    expect(lanesOf([long, withItems(1), withItems(1)])).toEqual(['left', 'right', 'right']);
  });

  test('keep each card on its side while those before it leave in turn', () => {
    const lanes = lanesThatStay();
    const cards = [1, 1, 1, 1, 1, 1].map((count, index) => withItems(count, { id: `order-${index}` }));
    expect(lanes(cards)).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
    expect(lanes(cards.slice(1))).toEqual(['right', 'left', 'right', 'left', 'right']);
    expect(lanes(cards.slice(2))).toEqual(['left', 'right', 'left', 'right']);
  });

  test('become even again when cards of one side leave', () => {
    const lanes = lanesThatStay();
    const cards = [1, 1, 1, 1, 1, 1].map((count, index) => withItems(count, { id: `order-${index}` }));
    lanes(cards);
    const rest = cards.filter((_, index) => index % 2 === 1);
    expect(lanes(rest)).toEqual(['right', 'left', 'right']);
  });

  test('are none without cards', () => {
    expect(lanesOf([])).toEqual([]);
  });
});
