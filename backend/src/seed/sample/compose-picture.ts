import { pictureSizes, type Picture } from './picture.js';

/** Icons of the set are drawn on a square of this side. */
const ICON_SIDE = 32;

interface Placement {
  x: number;
  y: number;
  side: number;
  turn: number;
}

const places: Record<Picture['shape'], Placement[]> = {
  square: [
    { x: 110, y: 110, side: 400, turn: 0 },
    { x: 410, y: 400, side: 180, turn: 12 },
  ],
  wide: [
    { x: 440, y: 90, side: 440, turn: 0 },
    { x: 150, y: 270, side: 270, turn: -6 },
    { x: 880, y: 280, side: 250, turn: 8 },
  ],
};

/** One SVG: the first icon as the motif, the others beside it, on the picture's tint. */
export function composePicture(picture: Picture, iconBody: (name: string) => string): string {
  const { width, height } = pictureSizes[picture.shape];
  const ground = `<rect width="${width}" height="${height}" fill="${picture.tint}"/>`;
  const plate = `<circle cx="${width / 2}" cy="${height / 2}" r="${height * 0.42}" fill="#ffffff" opacity=".38"/>`;
  const drawn = picture.icons.map((name, index) =>
    placeIcon(ownIds(iconBody(name), index), places[picture.shape][index]!),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${plate}${drawn.join('')}</svg>\n`;
}

function placeIcon(body: string, { x, y, side, turn }: Placement): string {
  const middle = ICON_SIDE / 2;
  return `<g transform="translate(${x} ${y}) scale(${side / ICON_SIDE}) rotate(${turn} ${middle} ${middle})">${body}</g>`;
}

/** Gradients of two icons would share names otherwise. */
function ownIds(body: string, index: number): string {
  return body
    .replaceAll(/id="([^"]+)"/g, `id="$1-${index}"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#$1-${index})`)
    .replaceAll(/href="#([^"]+)"/g, `href="#$1-${index}"`);
}
