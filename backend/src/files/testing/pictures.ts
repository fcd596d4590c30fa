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
