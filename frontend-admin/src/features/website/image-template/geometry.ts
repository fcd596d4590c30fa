import { type FramedImage, imageRegion } from '@bestellwerk/domain/website/image-region';
import type { LayerFrame } from '@bestellwerk/domain/website/image-templates';

/** In pixels of the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** In pixels of the screen, from the left upper corner of the drawing. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
/** `rotation` in degrees, clockwise around the middle. */
export interface TurnedFrame extends LayerFrame {
  readonly rotation: number;
}
export interface TurnedBox extends Box {
  readonly rotation: number;
}
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export const within = ({ min, max }: Limits, value: number): number => Math.min(max, Math.max(min, value));

/** To tenths, as fields of a layer are entered. */
const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

export const toPixels = ({ x, y, width, height }: LayerFrame, drawing: Size): Box => ({
  x: (x / 100) * drawing.width,
  y: (y / 100) * drawing.height,
  width: (width / 100) * drawing.width,
  height: (height / 100) * drawing.height,
});

/** In tenths of a percent. */
export const toPercent = ({ x, y, width, height }: Box, drawing: Size): LayerFrame => ({
  x: tenths((x / drawing.width) * 100),
  y: tenths((y / drawing.height) * 100),
  width: tenths((width / drawing.width) * 100),
  height: tenths((height / drawing.height) * 100),
});

/** The same direction, above -180 up to 180 degrees, in tenths. */
export function turned(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  const rounded = tenths(rest);
  return rounded > 180 ? tenths(rounded - 360) : rounded;
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** A box of this size around a middle. */
export const around = (middle: { x: number; y: number }, { width, height }: Size): Box => ({
  ...{ x: middle.x - width / 2, y: middle.y - height / 2 },
  ...{ width, height },
});

/** The upright box in which a turned one lies. */
export function boundsOf({ rotation, ...box }: TurnedBox): Box {
  const angle = (rotation / 180) * Math.PI;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const size = {
    width: box.width * cos + box.height * sin,
    height: box.width * sin + box.height * cos,
  };
  return around(middleOf(box), size);
}

/** The largest size of a ratio (width by height) that fits into the room. */
export function fitInto(room: Size, ratio: number): Size {
  const width = Math.max(1, Math.min(room.width, room.height * ratio));
  return { width, height: width / ratio };
}

/**
 * The part of a picture that fills a frame, in pixels of the picture, which is what the crop of its file shows. By the rule of the server:
 * the focus is as close to the middle as possible, which it is itself where the image is not known yet.
 */
export function coverOf(picture: Size, frame: Size, image: FramedImage | undefined): Box {
  const framed = image ?? { file: picture, crop: null, focus: { x: 0.5, y: 0.5 } };
  const shown = imageRegion(framed, null);
  const part = imageRegion(framed, frame.width / frame.height);
  const [across, down] = [picture.width / shown.width, picture.height / shown.height];
  return {
    ...{ x: (part.left - shown.left) * across, y: (part.top - shown.top) * down },
    ...{ width: part.width * across, height: part.height * down },
  };
}

/** Where a picture lies in a frame that shows all of it. */
export function containIn(picture: Size, frame: Size): Box {
  const size = fitInto(frame, picture.width / picture.height);
  return around({ x: frame.width / 2, y: frame.height / 2 }, size);
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const directions: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): key is Arrow => key in directions;

/** Moved in the direction of an arrow. `step` in percent. */
export function nudged<Frame extends LayerFrame>(frame: Frame, arrow: Arrow, step: number): Frame {
  const [x, y] = directions[arrow];
  return { ...frame, x: tenths(frame.x + x * step), y: tenths(frame.y + y * step) };
}

/** Wider to the right, higher downwards, and smaller the other ways; the left upper corner stays. */
export function stretched<Frame extends LayerFrame>(frame: Frame, arrow: Arrow, step: number): Frame {
  const [x, y] = directions[arrow];
  return { ...frame, width: tenths(frame.width + x * step), height: tenths(frame.height + y * step) };
}
