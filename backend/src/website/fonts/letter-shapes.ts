import { type Font, fontVariants } from '@bestellwerk/domain/website/fonts';
import { create, type Font as ReadFont } from 'fontkit';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';
import { filesOf } from './font-files.js';

/** The shape of a letter in units of its font, upwards. */
export interface LetterShape {
  /** As in a path of SVG. */
  readonly path: string;
  /** From where the text begins, in sizes of letters. */
  readonly x: number;
  /** Above the line. */
  readonly y: number;
  /** What a unit of the font is in sizes of letters. */
  readonly unit: number;
}

/** The letters of a family in one weight. Those that it does not have are left out. */
export interface Letters {
  /** How wide a text is, in sizes of letters. */
  measure(text: string): number;
  shapes(text: string): readonly LetterShape[];
}

interface Run {
  readonly font: ReadFont;
  text: string;
}

const MOST_READ = 20;
const read = new LRUCache<string, Letters, { font: Font; weight: number }>({
  max: MOST_READ,
  fetchMethod: (_key, _old, { context: { font, weight } }) => lettersFrom(font, weight),
});

/** Read from the files that come with the product, once. */
export const lettersOf = async (font: Font, weight: number): Promise<Letters> =>
  (await read.fetch(`${font.id} ${weight}`, { context: { font, weight } }))!;

async function lettersFrom(font: Font, weight: number): Promise<Letters> {
  const variant = fontVariants(font).find(
    (one) => one.weight === String(weight) && one.styles.includes('normal'),
  );
  const files = variant ? filesOf(font, variant) : [];
  // Those of Western Europe come last in a style sheet, as there the last one wins.
  const fonts = await Promise.all(
    files.toReversed().map(async ({ content }) => readFont(await decompress(content.identity), weight)),
  );
  return {
    measure: (text) =>
      runsOf(fonts, text).reduce(
        (sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
        0,
      ),
    shapes: (text) => shapesOf(runsOf(fonts, text)),
  };
}

/** From a format that variations can be made of. */
function readFont(content: Uint8Array, weight: number): ReadFont {
  const font = create(Buffer.from(content)) as ReadFont;
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
}

/** Parts of a text by the first font that has their letters. */
function runsOf(fonts: readonly ReadFont[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function shapesOf(runs: readonly Run[]): LetterShape[] {
  const shapes: LetterShape[] = [];
  let x = 0;
  for (const { font, text } of runs) {
    const unit = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [index, { xOffset, yOffset, xAdvance }] of positions.entries()) {
      const path = glyphs[index]!.path.toSVG();
      if (path !== '') shapes.push({ path, x: x + xOffset * unit, y: yOffset * unit, unit });
      x += xAdvance * unit;
    }
  }
  return shapes;
}
