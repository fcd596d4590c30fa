/** Colors are '#AE2F68', or '#AE2F6880' with how opaque they are; formulas of WCAG 2.2. */

/** Letters and paper of the shop. */
export const INK = '#2B1712';
export const PAPER = '#FCF6EA';
export const WHITE = '#FFFFFF';
/** The least contrast at which text can be read well (WCAG 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Relative luminance from 0 to 1 of a color on white paper. */
export function luminanceOf(color: string): number {
  const [red, green, blue, alpha = 255] = color.match(/[\da-f]{2}/gi)!.map((pair) => parseInt(pair, 16));
  const [r, g, b] = [red!, green!, blue!].map((part) =>
    linear((part * alpha + 255 * (255 - alpha)) / 255 / 255),
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** From 1, the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The two colors that a shop may have of its own; null is as it looks by itself. */
export interface ShopColors {
  readonly headColor: string | null;
  readonly accentColor: string | null;
}

export const colorProperties = ['mustard', 'plum'].flatMap((name) => [
  `--color-${name}`,
  `--color-${name}-deep`,
  `--color-${name}-pale`,
]);

/** Custom properties of the root: each color with a darker and a paler one. */
export const colorsInUse = ({ headColor, accentColor }: ShopColors): Readonly<Record<string, string>> => ({
  ...shades('mustard', headColor),
  ...shades('plum', accentColor),
});

/** Opaque: what lies below must not show through. */
function shades(name: string, color: string | null): Record<string, string> {
  if (color === null) return {};
  const opaque = color.slice(0, 7);
  return {
    [`--color-${name}`]: opaque,
    [`--color-${name}-deep`]: `color-mix(in oklab, ${opaque} 82%, black)`,
    [`--color-${name}-pale`]: `color-mix(in oklab, ${opaque} 16%, ${PAPER})`,
  };
}

/** What is hard to read in a color of the head, on which dark letters are; null if nothing is. */
export const headColorWarning = (color: string | null): string | null =>
  color === null ? null : warningOf('Dunkle Schrift', contrastOf(color.slice(0, 7), INK));

/** The same of the color of buttons and links: white letters are on it, and it is the color of letters on paper. */
export function accentColorWarning(color: string | null): string | null {
  if (color === null) return null;
  const opaque = color.slice(0, 7);
  return (
    warningOf('Weiße Schrift', contrastOf(opaque, WHITE)) ??
    warningOf('Schrift in dieser Farbe', contrastOf(opaque, PAPER), 'dem Hintergrund')
  );
}

function warningOf(what: string, contrast: number, where = 'dieser Farbe'): string | null {
  if (contrast >= LEAST_CONTRAST) return null;
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',');
  return `${what} ist auf ${where} schlecht zu lesen: Der Kontrast ist ${ratio} : 1, nötig sind mindestens 4,5 : 1.`;
}
