import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { imageRegion, seenFocus } from './image-region.js';

const file = { width: 1000, height: 500 };
const middle = { x: 0.5, y: 0.5 };

describe('the region of an image', () => {
  it('is the whole image without a crop or ratio', () => {
    expect(imageRegion({ file, crop: null, focus: middle }, null)).toEqual({ left: 0, top: 0, ...file });
  });

  it('is the crop in pixels', () => {
    const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.5 };
    expect(imageRegion({ file, crop, focus: middle }, null)).toEqual({
      left: 100,
      top: 100,
      width: 500,
      height: 250,
    });
  });

  it('is the largest square around the focus that lies within the image', () => {
    const square = { top: 0, width: 500, height: 500 };
    expect(imageRegion({ file, crop: null, focus: middle }, 1)).toEqual({ left: 250, ...square });
    expect(imageRegion({ file, crop: null, focus: { x: 1, y: 1 } }, 1)).toEqual({ left: 500, ...square });
  });

  it('lies within the image and has at least one pixel for any crop, focus and ratio', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const size = fc.integer({ min: 1, max: 10_000 });
    const crop = fc
      .record({ x: share, y: share, width: share, height: share })
      .map(({ x, y, width, height }) => ({
        x,
        y,
        width: Math.max(0.01, Math.min(width, 1 - x)),
        height: Math.max(0.01, Math.min(height, 1 - y)),
      }));
    fc.assert(
      fc.property(
        size,
        size,
        fc.option(crop),
        fc.record({ x: share, y: share }),
        fc.constantFrom(null, 1, 1.5),
        (width, height, cut, focus, ratio) => {
          const region = imageRegion({ file: { width, height }, crop: cut, focus }, ratio);
          expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(region.width, region.height)).toBeGreaterThanOrEqual(1);
          expect(region.left + region.width).toBeLessThanOrEqual(width);
          expect(region.top + region.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});

describe('the focus in what is seen of an image', () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  test.each([
    ['is the same without a crop', null, { x: 0.9, y: 0.25 }, { x: 0.9, y: 0.25 }],
    ['is left out in the middle', null, { x: 0.5, y: 0.5 }, null],
    ['is that of the crop', crop, { x: 0.75, y: 0.4 }, { x: 0.5, y: 0.8 }],
    ['is left out in the middle of the crop', crop, { x: 0.75, y: 0.25 }, null],
    ['is at the edge next to one outside of the crop', crop, { x: 0.1, y: 0.9 }, { x: 0, y: 1 }],
  ])('%s', (_, given, focus, expected) => {
    expect(seenFocus({ crop: given, focus })).toEqual(expected);
  });
});
