import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  boundsOf,
  containIn,
  coverOf,
  middleOf,
  toPercent,
  toPixels,
  turned,
  type Box,
  type Size,
} from './geometry.js';
import { frameOf, newLayer, withFrame } from './layers.js';
import { REACH, snapLines, snapMove, snapResize } from './snapping.js';

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const frames = fc.record({
  ...{ x: tenths(-200, 300), y: tenths(-200, 300) },
  ...{ width: tenths(1, 300), height: tenths(1, 300) },
});
const pixels = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const sizes: fc.Arbitrary<Size> = fc.record({ width: pixels(50, 2_000), height: pixels(50, 2_000) });
const boxes: fc.Arbitrary<Box> = fc.record({
  ...{ x: pixels(-500, 1_500), y: pixels(-500, 1_500) },
  ...{ width: pixels(1, 800), height: pixels(1, 800) },
});

test('a frame in pixels becomes the same frame again', () => {
  fc.assert(
    fc.property(frames, sizes, (frame, drawing) => {
      expect(toPercent(toPixels(frame, drawing), drawing)).toEqual(frame);
    }),
  );
});

test('any turn is one of half a circle at most, in the same direction', () => {
  fc.assert(
    fc.property(pixels(-5_000, 5_000), (degrees) => {
      const shown = turned(degrees);
      expect(shown).toBeGreaterThan(-180);
      expect(shown).toBeLessThanOrEqual(180);
      const difference = (((degrees - shown) % 360) + 540) % 360;
      expect(Math.abs(difference - 180)).toBeLessThanOrEqual(0.06);
    }),
  );
});

test('a turned box lies in bounds with the same middle, which are no smaller than its shorter edge', () => {
  fc.assert(
    fc.property(boxes, pixels(-180, 180), (box, rotation) => {
      const bounds = boundsOf({ ...box, rotation });
      expect(middleOf(bounds).x).toBeCloseTo(middleOf(box).x);
      expect(middleOf(bounds).y).toBeCloseTo(middleOf(box).y);
      const shorter = Math.min(box.width, box.height);
      expect(Math.min(bounds.width, bounds.height)).toBeGreaterThanOrEqual(shorter - 1e-6);
    }),
  );
});

test('what is moved snaps by its reach at most, and lies at every guide that is shown', () => {
  fc.assert(
    fc.property(boxes, sizes, fc.array(boxes, { maxLength: 4 }), (box, drawing, others) => {
      const { x, y, guides } = snapMove(box, snapLines(drawing, others));
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(REACH);
      const across = [box.x + x, box.x + x + box.width / 2, box.x + x + box.width];
      for (const line of guides.vertical)
        expect(Math.min(...across.map((at) => Math.abs(at - line)))).toBeCloseTo(0);
      const again = snapMove({ ...box, x: box.x + x, y: box.y + y }, snapLines(drawing, others));
      expect(Math.abs(again.x) + Math.abs(again.y)).toBeCloseTo(0);
    }),
  );
});

test('what is resized keeps the edges that are not moved, and some size', () => {
  const edges = fc.record({ left: fc.boolean(), top: fc.boolean() });
  fc.assert(
    fc.property(boxes, sizes, edges, (box, drawing, { left, top }) => {
      const moved = { left, right: !left, top, bottom: !top };
      const { box: after } = snapResize(box, moved, snapLines(drawing, []));
      expect(after.width).toBeGreaterThan(0);
      expect(after.height).toBeGreaterThan(0);
      const kept = left ? [box.x + box.width, after.x + after.width] : [box.x, after.x];
      expect(kept[1]).toBeCloseTo(kept[0]!);
    }),
  );
});

test('a picture is stretched by less than a pixel of its file, and what is shown of it lies within it', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const file = fc.record({
    width: fc.integer({ min: 100, max: 4_000 }),
    height: fc.integer({ min: 100, max: 4_000 }),
  });
  const images = fc.record({ file, crop: fc.constant(null), focus: fc.record({ x: share, y: share }) });
  fc.assert(
    fc.property(images, fc.integer({ min: 1, max: 4 }), sizes, (image, smaller, frame) => {
      const picture = { width: image.file.width / smaller, height: image.file.height / smaller };
      const ratio = frame.width / frame.height;
      for (const crop of [coverOf(image.file, frame, undefined), coverOf(picture, frame, image)]) {
        expect(Math.abs(crop.width - crop.height * ratio)).toBeLessThanOrEqual(1 + ratio);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(-1e-6);
        expect(crop.x + crop.width).toBeLessThanOrEqual(image.file.width + 1e-6);
        expect(crop.y + crop.height).toBeLessThanOrEqual(image.file.height + 1e-6);
      }
      const whole = containIn(picture, frame);
      expect(whole.width / whole.height).toBeCloseTo(picture.width / picture.height);
      expect(Math.min(whole.x, whole.y)).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

test('wherever a layer is put, it can be saved', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (x, y) => {
      const { width, height } = frameOf(newLayer('shape'));
      const layer = frameOf(withFrame(newLayer('shape'), { x, y, width, height }));
      for (const value of [layer.x, layer.y]) {
        expect(value).toBeGreaterThanOrEqual(-200);
        expect(value).toBeLessThanOrEqual(300);
      }
    }),
  );
});
