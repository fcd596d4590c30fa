import type { Problem } from '../kernel/refusal.js';
import { type Font, fontOf } from './fonts.js';

/** Names below /image/ that are not templates, nor parts of their names: the sizes, and the picture without its crop. */
const RESERVED = ['icon', 'thumbnail', 'tiny', 'small', 'medium', 'large', 'whole'];
/** As in addresses: /image/product/…, /image/custom/about/…. */
const IDENTIFIER = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** What is wrong with the name of a template in addresses; null if nothing is. */
export function templateNameProblem(identifier: string): Problem | null {
  const message = !IDENTIFIER.test(identifier)
    ? 'Bitte verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens mit einem „/“ dazwischen.'
    : identifier.split('/').some((part) => RESERVED.includes(part))
      ? 'Diese Kennung ist schon vergeben: So heißt eine Größe von Bildern.'
      : null;
  return message === null ? null : { message, field: 'identifier' };
}

/** Where a layer is, in percent: x and width of the drawing's width, y and height of its height. */
export interface LayerFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A layer over the whole drawing. */
export const wholeFrame: LayerFrame = { x: 0, y: 0, width: 100, height: 100 };

/** The words in a text layer that are replaced, with what they stand for. */
export const templatePlaceholders = {
  bild: 'Name des Bilds',
  beschreibung: 'Alternativtext des Bilds',
  shop: 'Name des Shops',
} as const;
export type TemplateValues = Readonly<Record<keyof typeof templatePlaceholders, string>>;

/** A text with what its placeholders stand for: `{bild}` is the name of the picture. Unknown ones stay. */
export const withTemplateValues = (text: string, values: TemplateValues): string =>
  text.replace(/\{(bild|beschreibung|shop)\}/g, (_, name: keyof TemplateValues) => values[name]);

/** Whether a drawing looks different for pictures of other names. */
export const namesPicture = (layers: readonly { readonly type: string; readonly text?: string }[]): boolean =>
  layers.some(({ text }) => text !== undefined && /\{(bild|beschreibung)\}/.test(text));

export interface DrawingSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures that are very high get narrower drawings. */
const MOST_HIGH = 4_000;

/** Width by height of the drawing; `height` null: as high as the picture is (its width by height). */
export const templateRatio = (
  { width, height }: { readonly width: number; readonly height: number | null },
  pictureRatio: number,
): number => (height === null ? pictureRatio : width / height);

/** How large a template is drawn where `width` pixels are asked for: never wider than the template itself. */
export function drawingSize(
  template: { readonly width: number; readonly height: number | null },
  width: number,
  pictureRatio: number,
): DrawingSize {
  const ratio = templateRatio(template, pictureRatio);
  const most = Math.min(width, template.width, MOST_HIGH * ratio);
  return { width: Math.max(1, Math.round(most)), height: Math.max(1, Math.round(most / ratio)) };
}

/** The color of texts and letters without one of their own. */
export const USUAL_TEXT_COLOR = '#2B1712';
/** As headings look in a shop that has chosen no font. */
const USUAL_FONT = 'young-serif';
const [NORMAL, BOLD] = [400, 700];

/** Family and weight of a text layer; `headingFont` is the choice of the shop. */
export function fontOfText(
  { font, isBold }: { readonly font: string; readonly isBold: boolean },
  headingFont: string | null,
): { readonly font: Font; readonly weight: number } {
  const usual = fontOf(USUAL_FONT)!;
  const family = (font === 'shop' ? fontOf(headingFont ?? USUAL_FONT) : fontOf(font)) ?? usual;
  const wanted = !isBold ? NORMAL : font === 'shop' ? family.headingWeight : BOLD;
  return { font: family, weight: weightOf(family, wanted) };
}

function weightOf({ weights, isVariable }: Font, wanted: number): number {
  if (isVariable) return Math.min(Math.max(wanted, weights[0]!), weights.at(-1)!);
  return weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]!;
}

/** Where a picture is that is drawn through a template. `version` is that of the template: with it the address is kept for ever. */
export const templateImageUrl = (
  template: { readonly identifier: string; readonly version: string },
  size: string,
  image: { readonly id: string; readonly version: number; readonly extension: string },
): string =>
  `/image/${template.identifier}/${size}/${image.id}-${image.version}.${image.extension}?t=${template.version}`;
