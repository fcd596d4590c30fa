import { describe, expect, test } from '@jest/globals';
import {
  boundsOf,
  containIn,
  coverOf,
  fitInto,
  nudged,
  stretched,
  toPercent,
  toPixels,
  turned,
  within,
} from './geometry.js';
import { noLines, snapLines, snapMove, snapResize } from './snapping.js';

const drawing = { width: 600, height: 300 };
const frame = { x: 10, y: 40, width: 50, height: 20 };
const box = { x: 60, y: 120, width: 300, height: 60 };

test('percent are of the width across and of the height down, both ways', () => {
  expect(toPixels(frame, drawing)).toEqual(box);
  expect(toPercent(box, drawing)).toEqual(frame);
});

test('frames are entered in tenths of a percent', () => {
  expect(toPercent({ x: 1, y: -1, width: 100, height: 33 }, drawing)).toEqual({
    ...{ x: 0.2, y: -0.3, width: 16.7, height: 11 },
  });
});

test.each([
  [0, 0],
  [180, 180],
  [-180, 180],
  [190, -170],
  [-190, 170],
  [725, 5],
  [359.97, 0],
  [12.345, 12.3],
])('%d degrees are %d', (degrees, shown) => expect(turned(degrees)).toBe(shown));

test.each([
  [-1, 0],
  [0.5, 0.5],
  [7, 5],
])('%d is kept within its limits as %d', (value, kept) =>
  expect(within({ min: 0, max: 5 }, value)).toBe(kept),
);

test('arrows move by a step, and stretch with the left upper corner in its place', () => {
  expect(nudged(frame, 'ArrowLeft', 0.5)).toEqual({ ...frame, x: 9.5 });
  expect(nudged(frame, 'ArrowDown', 5)).toEqual({ ...frame, y: 45 });
  expect(stretched(frame, 'ArrowRight', 0.5)).toEqual({ ...frame, width: 50.5 });
  expect(stretched(frame, 'ArrowUp', 5)).toEqual({ ...frame, height: 15 });
});

test('a box that is turned upright is as wide as it was high', () => {
  const bounds = boundsOf({ x: 0, y: 0, width: 100, height: 20, rotation: 90 });
  expect(bounds.x).toBeCloseTo(40);
  expect(bounds.y).toBeCloseTo(-40);
  expect(bounds.width).toBeCloseTo(20);
  expect(bounds.height).toBeCloseTo(100);
});

test('a picture fills a frame around its focus, as the server cuts it, or is shown as a whole in the middle', () => {
  const picture = { width: 200, height: 100 };
  const square = { width: 50, height: 50 };
  expect(coverOf(picture, square, undefined)).toEqual({ x: 50, y: 0, width: 100, height: 100 });
  const file = { width: 800, height: 400 };
  const right = { file, crop: null, focus: { x: 1, y: 0.5 } };
  expect(coverOf(picture, square, right)).toEqual({ x: 100, y: 0, width: 100, height: 100 });
  const cropped = { file, crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, focus: { x: 0.5, y: 0 } };
  expect(coverOf(picture, square, cropped)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  expect(containIn(picture, { width: 50, height: 50 })).toEqual({ x: 0, y: 12.5, width: 50, height: 25 });
  expect(fitInto({ width: 100, height: 100 }, 4)).toEqual({ width: 100, height: 25 });
});

describe('a layer that is moved', () => {
  const lines = snapLines(drawing, [{ x: 100, y: 50, width: 80, height: 40 }]);

  test('snaps to edges of the drawing and of others', () => {
    const moved = { x: 176, y: 4, width: 50, height: 50 };
    expect(snapMove(moved, lines)).toEqual({
      ...{ x: 4, y: -4, guides: { vertical: [180], horizontal: [0] } },
    });
  });

  test('snaps with its middle to the middle of the drawing', () => {
    const moved = { x: 277, y: 200, width: 50, height: 23 };
    expect(snapMove(moved, lines)).toEqual({
      ...{ x: -2, y: 0, guides: { vertical: [300], horizontal: [] } },
    });
  });

  test('stays where it is out of reach of all lines', () => {
    expect(snapMove({ x: 220, y: 180, width: 41, height: 41 }, lines)).toEqual({
      x: 0,
      y: 0,
      guides: noLines,
    });
  });
});

describe('a layer that is resized', () => {
  const lines = snapLines(drawing, []);
  const right = { left: false, right: true, top: false, bottom: false };

  test('snaps with the edge that is moved, and keeps the others', () => {
    const resized = { x: 3, y: 10, width: 294, height: 50 };
    expect(snapResize(resized, right, lines)).toEqual({
      box: { x: 3, y: 10, width: 297, height: 50 },
      guides: { vertical: [300], horizontal: [] },
    });
    expect(snapResize(resized, { ...right, left: true, right: false }, lines).box).toEqual({
      ...{ x: 0, y: 10, width: 297, height: 50 },
    });
  });

  test('is never snapped to nothing', () => {
    const resized = { x: 0, y: 10, width: 4, height: 50 };
    expect(snapResize(resized, right, lines)).toEqual({ box: resized, guides: noLines });
  });
});
