import sharp, { type Sharp } from 'sharp';

export const RED = '#ff0000';
export const BLUE = '#0000ff';

/** The left half red, the right half blue. */
export const twoHalves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, channels: 3, background: RED } },
      left: 0,
      top: 0,
    },
  ]);

/** The color in the middle of a picture, as 'red' or 'blue', and its size. */
export async function look(content: Buffer): Promise<{ width: number; height: number; middle: string }> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
  return { width, height, middle: data[at]! > data[at + 2]! ? 'red' : 'blue' };
}

/** Red, green, blue and how opaque it is, each up to 255, at a place in parts of width and height. */
export async function colorAt(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(at * 4, at * 4 + 4)];
}

/** How much of white is missing in a part (x, y, width and height in parts of the whole), from 0 to 1. */
export async function darkness(
  content: Buffer,
  [x, y, width, height]: readonly [number, number, number, number] = [0, 0, 1, 1],
): Promise<number> {
  const whole = await sharp(content).metadata();
  const part = {
    left: Math.round(x * whole.width),
    top: Math.round(y * whole.height),
    width: Math.round(width * whole.width),
    height: Math.round(height * whole.height),
  };
  const grey = await sharp(content)
    .extract(part)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();
  return 1 - grey.reduce((sum, value) => sum + value, 0) / grey.length / 255;
}
