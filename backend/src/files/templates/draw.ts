import { fontOf } from '@bestellwerk/domain/website/fonts';
import { layOutText } from '@bestellwerk/domain/website/text-layout';
import sharp, { type Sharp } from 'sharp';
import { lettersOf } from '../../website/fonts/letter-shapes.js';
import { readPicture } from '../picture-check.js';
import type { Drawing, Drawn, DrawnPicture, DrawnShape, DrawnText } from './drawing.js';

/** Reads a file by its hash; null if it is lost. */
type ReadFile = (hash: string) => Promise<Buffer | null>;

const SECONDS = 20;
/** A picture in a turned layer may be larger than the drawing; finer than this nobody sees. */
const MOST_PIXELS_OF_SIDE = 4_096;

/**
 * Draws everything as one SVG that names no addresses: texts are outlines, and pictures are in it. So nothing is loaded,
 * and no font of the system has a part in it. Null if a file is lost.
 */
export async function draw(drawing: Drawing, read: ReadFile): Promise<Sharp | null> {
  const { width, height, background } = drawing;
  const parts: string[] = [];
  for (const [index, layer] of drawing.layers.entries()) {
    const content = await contentOf(layer, index, read);
    if (content === null) return null;
    if (content !== '') parts.push(placed(layer, content));
  }
  const ground = background === null ? '' : `<rect width="100%" height="100%"${paint('fill', background)}/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${parts.join('')}</svg>`;
  // Pictures in it are longer than what is allowed in files of others.
  return sharp(Buffer.from(svg), { unlimited: true }).timeout({ seconds: SECONDS });
}

function placed({ box, rotation, opacity }: Drawn, content: string): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const turn = rotation === 0 ? '' : ` transform="rotate(${n(rotation)} ${n(x)} ${n(y)})"`;
  const shine = opacity === 1 ? '' : ` opacity="${n(opacity)}"`;
  return turn || shine ? `<g${turn}${shine}>${content}</g>` : content;
}

async function contentOf(layer: Drawn, index: number, read: ReadFile): Promise<string | null> {
  if (layer.kind === 'picture') return pictureContent(layer, index, read);
  return layer.kind === 'text' ? textContent(layer) : shapeContent(layer);
}

async function pictureContent(
  { hash, region, at, box, radius }: DrawnPicture,
  index: number,
  read: ReadFile,
): Promise<string | null> {
  const file = await read(hash);
  if (!file) return null;
  // Never enlarged here: that is done with the whole drawing.
  const scale = Math.min(
    1,
    Math.max(region.width / at.width, region.height / at.height),
    MOST_PIXELS_OF_SIDE / Math.max(at.width, at.height),
  );
  const [width, height] = [at.width, at.height].map((side) => Math.max(1, Math.round(side * scale)));
  const picture = readPicture(file).extract(region).resize({ width: width!, height: height!, fit: 'fill' });
  const { data, info } = await picture.png({ compressionLevel: 3 }).toBuffer({ resolveWithObject: true });
  const href = `data:image/${info.format};base64,${data.toString('base64')}`;
  const [corners, clip] = [cornersOf(box, radius), `c${index}`];
  const isRound = corners > 0;
  const around = isRound ? `<clipPath id="${clip}"><rect${boxed(box)} rx="${n(corners)}"/></clipPath>` : '';
  return `${around}<image${boxed(at)} preserveAspectRatio="none"${isRound ? ` clip-path="url(#${clip})"` : ''} href="${href}"/>`;
}

async function textContent({
  box,
  text,
  font,
  weight,
  size,
  color,
  align,
  vertical,
}: DrawnText): Promise<string> {
  const letters = await lettersOf(fontOf(font)!, weight);
  const layout = layOutText({ text, ...box, size, align, vertical }, letters.measure);
  const paths = layout.lines.flatMap((line) =>
    letters.shapes(line.text).map(({ path, x, y, unit }) => {
      const left = box.x + line.x + x * layout.size;
      const top = box.y + line.baseline - y * layout.size;
      const scale = unit * layout.size;
      return `<path transform="matrix(${fine(scale)} 0 0 ${fine(-scale)} ${n(left)} ${n(top)})" d="${path}"/>`;
    }),
  );
  return paths.length === 0 ? '' : `<g${paint('fill', color)}>${paths.join('')}</g>`;
}

function shapeContent({ kind, box, fill, line, lineWidth, radius }: DrawnShape): string {
  const stroke =
    line === null || lineWidth === 0 ? '' : `${paint('stroke', line)} stroke-width="${n(lineWidth)}"`;
  const colors = `${fill === null ? ' fill="none"' : paint('fill', fill)}${stroke}`;
  if (kind === 'rectangle') return `<rect${boxed(box)} rx="${n(cornersOf(box, radius))}"${colors}/>`;
  const [rx, ry] = [box.width / 2, box.height / 2];
  return `<ellipse cx="${n(box.x + rx)}" cy="${n(box.y + ry)}" rx="${n(rx)}" ry="${n(ry)}"${colors}/>`;
}

const cornersOf = ({ width, height }: Drawn['box'], radius: number): number =>
  Math.min(radius, width / 2, height / 2);

const boxed = ({ x, y, width, height }: Drawn['box']): string =>
  ` x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;

/** A color as '#AE2F68' or '#AE2F6880'. Throws for anything else: nothing else gets into a drawing. */
function paint(kind: 'fill' | 'stroke', color: string): string {
  const [, rgb, alpha = 'FF'] = /^(#[0-9A-F]{6})([0-9A-F]{2})?$/i.exec(color) ?? [];
  if (rgb === undefined) throw new Error('Not a color');
  return ` ${kind}="${rgb}" ${kind}-opacity="${n(parseInt(alpha, 16) / 255)}"`;
}

const n = (value: number): string => String(Math.round(value * 1_000) / 1_000);
const fine = (value: number): string => value.toFixed(8);
