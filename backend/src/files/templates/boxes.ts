import type { Region } from '@bestellwerk/domain/website/image-region';
import type { DrawingSize } from '@bestellwerk/domain/website/image-templates';

/** A place in a drawing, in pixels or parts of them. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest box of a ratio (width by height) in the middle of another one. */
export function within({ x, y, width, height }: Box, ratio: number): Box {
  const [across, down] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

/** The part of a picture that is inside of the drawing, on whole pixels of both; null if none is. */
export function cutToDrawing(
  box: Box,
  region: Region,
  size: DrawingSize,
): { readonly at: Box; readonly region: Region } | null {
  const across = cut(box.x, box.width, size.width, region.left, region.width);
  const down = cut(box.y, box.height, size.height, region.top, region.height);
  if (!across || !down) return null;
  return {
    at: { x: across.at, y: down.at, width: across.length, height: down.length },
    region: { left: across.from, top: down.from, width: across.taken, height: down.taken },
  };
}

/** In one direction: of `length` pixels at `start` those between 0 and `most`, and the pixels of the file for them. */
function cut(start: number, length: number, most: number, from: number, available: number) {
  const first = Math.min(Math.max(0, Math.round(start)), most);
  const last = Math.min(Math.max(0, Math.round(start + length)), most);
  if (last <= first) return null;
  const scale = available / length;
  const begin = clamp(Math.floor((first - start) * scale), 0, available - 1);
  const end = clamp(Math.ceil((last - start) * scale), begin + 1, available);
  return { at: first, length: last - first, from: from + begin, taken: end - begin };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
