import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutToDrawing, within } from './boxes.js';

const size = { width: 200, height: 100 };
const region = { left: 10, top: 20, width: 400, height: 200 };

describe('a picture in a drawing', () => {
  it('is taken as a whole where it is inside', () =>
    expect(cutToDrawing({ x: 0, y: 0, width: 200, height: 100 }, region, size)).toEqual({
      at: { x: 0, y: 0, width: 200, height: 100 },
      region,
    }));

  it('is cut where it is outside, at the same place of its file', () =>
    expect(cutToDrawing({ x: -200, y: 50, width: 400, height: 200 }, region, size)).toEqual({
      at: { x: 0, y: 50, width: 200, height: 50 },
      region: { left: 210, top: 20, width: 200, height: 50 },
    }));

  it.each([
    { x: 200, y: 0, width: 50, height: 50 },
    { x: 0, y: -60, width: 50, height: 50 },
    { x: 10, y: 10, width: 0.1, height: 50 },
  ])('is left out where nothing of it is seen: %j', (box) =>
    expect(cutToDrawing(box, region, size)).toBeNull(),
  );

  it('never takes pixels that neither the drawing nor the file has', () => {
    const place = fc.double({ min: -600, max: 600, noNaN: true });
    const side = fc.double({ min: 0.1, max: 600, noNaN: true });
    const pixels = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(place, place, side, side, pixels, pixels, (x, y, width, height, across, down) => {
        const file = { left: 3, top: 5, width: across, height: down };
        const found = cutToDrawing({ x, y, width, height }, file, size);
        if (!found) return;
        const { at, region: part } = found;
        for (const value of [...Object.values(at), ...Object.values(part)]) expect(value % 1).toBe(0);
        expect(at.width).toBeGreaterThan(0);
        expect(at.height).toBeGreaterThan(0);
        expect([at.x >= 0, at.y >= 0, at.x + at.width <= 200, at.y + at.height <= 100]).not.toContain(false);
        expect([part.width >= 1, part.height >= 1, part.left >= 3, part.top >= 5]).not.toContain(false);
        expect(part.left + part.width).toBeLessThanOrEqual(3 + across);
        expect(part.top + part.height).toBeLessThanOrEqual(5 + down);
      }),
    );
  });
});

it('the largest box of a ratio is in the middle of its frame', () => {
  expect(within({ x: 10, y: 10, width: 100, height: 100 }, 2)).toEqual({
    x: 10,
    y: 35,
    width: 100,
    height: 50,
  });
  expect(within({ x: 10, y: 10, width: 100, height: 100 }, 0.5)).toEqual({
    x: 35,
    y: 10,
    width: 50,
    height: 100,
  });
});
