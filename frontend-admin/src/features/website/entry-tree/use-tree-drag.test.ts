import { expect, test } from '@jest/globals';
import { nearestRow } from './use-tree-drag.js';

const rect = (left: number, top: number, width: number, height = 40) => ({
  ...{ left, top, width, height, right: left + width, bottom: top + height },
});
const rows = new Map([
  ['A', rect(0, 0, 1000)],
  ['B', rect(56, 44, 944)],
  ['C', rect(0, 88, 1000, 180)],
]);
const nearest = (left: number, top: number) =>
  nearestRow({
    collisionRect: rect(left, top, 90),
    droppableRects: rows,
    droppableContainers: ['A', 'B', 'C', 'not measured yet'].map((id) => ({ id })),
  } as never).map(({ id }) => id);

test('the place of a dragged entry is the nearest row by height, however far it is moved sideways', () => {
  expect(nearest(0, 15)).toEqual(['A', 'B', 'C']);
  expect(nearest(300, 30)).toEqual(['B', 'A', 'C']);
  expect(nearest(-50, 140)[0]).toBe('C');
});
