import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fonts } from './fonts.js';
import type { Paper } from './paper.js';
import { renderSvg } from './render-svg.js';

/** The document as a picture, as wide as the printer has dots. */
export function renderPng(markup: string, paper: Pick<Paper, 'width'>): Buffer {
  const picture = new Resvg(renderSvg(markup, paper), {
    background: '#fff',
    font: {
      fontFiles: [fonts.regular, fonts.bold],
      loadSystemFonts: false,
      defaultFontFamily: 'DejaVu Sans Mono',
      monospaceFamily: 'DejaVu Sans Mono',
    },
  });
  return picture.render().asPng();
}

/** Rows of bits, 1 is black, each row filled up to whole bytes. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bits: Buffer;
}

const DARKEST_WHITE = 160;

/** A picture in black and white. */
export async function bitmapOf(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBlack = data[(y * width + x) * channels]! < DARKEST_WHITE;
      if (isBlack) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  return { width, height, bits };
}
