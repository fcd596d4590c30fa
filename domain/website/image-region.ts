/** A part of a picture, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What decides which part of a picture is seen. */
export interface FramedImage {
  /** In pixels. */
  readonly file: Size;
  /** In parts of the file's width and height, as the focus. */
  readonly crop: (Place & Size) | null;
  readonly focus: Place;
}

/**
 * The visible region of an image in pixels: its crop, and in it the largest area with the ratio (width by height)
 * and the focus as close to the center as possible.
 */
export function imageRegion({ file, crop, focus }: FramedImage, ratio: number | null): Region {
  const area = crop
    ? {
        left: crop.x * file.width,
        top: crop.y * file.height,
        width: crop.width * file.width,
        height: crop.height * file.height,
      }
    : { left: 0, top: 0, ...file };
  const width = ratio === null ? area.width : Math.min(area.width, area.height * ratio);
  const height = ratio === null ? area.height : width / ratio;
  const left = between(area.left, focus.x * file.width - width / 2, area.left + area.width - width);
  const top = between(area.top, focus.y * file.height - height / 2, area.top + area.height - height);
  const across = inPixels(left, width, file.width);
  const down = inPixels(top, height, file.height);
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}

/** The focus in parts of what is seen of an image, its crop; null where it is the middle. */
export function seenFocus({ crop, focus }: Pick<FramedImage, 'crop' | 'focus'>): Place | null {
  const area = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const share = (value: number, from: number, length: number) =>
    Math.round(between(0, (value - from) / length, 1) * 100) / 100;
  const seen = { x: share(focus.x, area.x, area.width), y: share(focus.y, area.y, area.height) };
  return seen.x === 0.5 && seen.y === 0.5 ? null : seen;
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** At least one pixel, and within the image. */
function inPixels(from: number, length: number, most: number): { start: number; length: number } {
  const start = Math.min(Math.round(from), most - 1);
  return { start, length: Math.max(1, Math.min(Math.round(length), most - start)) };
}
