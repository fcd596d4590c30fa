/** How a family is used, for people who choose one. */
export type FontKind = 'sans' | 'serif' | 'display' | 'hand';

/** A family of letters that comes with the product. */
export interface Font {
  /** As in addresses. */
  readonly id: string;
  readonly family: string;
  readonly kind: FontKind;
  /** Of a variable font the lightest and the heaviest, else each weight that there is. */
  readonly weights: readonly number[];
  readonly isVariable: boolean;
  readonly hasItalic: boolean;
  /** How heavy headings look right. */
  readonly headingWeight: number;
}

export const fontKindWords: Readonly<Record<FontKind, string>> = {
  sans: 'serifenlos',
  serif: 'Serifen',
  display: 'Zierschrift',
  hand: 'Handschrift',
};

type Row = readonly [family: string, kind: FontKind, weights: readonly number[], headingWeight: number];
type More = 'variable' | 'italic';

const font = ([family, kind, weights, headingWeight]: Row, ...more: readonly More[]): Font => ({
  id: fontIdOf(family),
  family,
  kind,
  weights,
  isVariable: more.includes('variable'),
  hasItalic: more.includes('italic'),
  headingWeight,
});

/** The id of a family by its name, as 'Young Serif' or 'Young+Serif'. */
export const fontIdOf = (family: string): string => family.trim().toLowerCase().replace(/[ +]/g, '-');

/** All under the SIL Open Font License. `fonts.test.ts` in the backend compares them with the installed packages. */
export const fonts: readonly Font[] = [
  font(['Figtree', 'sans', [300, 900], 700], 'variable', 'italic'),
  font(['Nunito', 'sans', [200, 900], 800], 'variable', 'italic'),
  font(['DM Sans', 'sans', [100, 900], 700], 'variable', 'italic'),
  font(['Outfit', 'sans', [100, 900], 600], 'variable'),
  font(['Young Serif', 'serif', [400], 400]),
  font(['Lora', 'serif', [400, 700], 600], 'variable', 'italic'),
  font(['EB Garamond', 'serif', [400, 800], 600], 'variable', 'italic'),
  font(['Bitter', 'serif', [100, 900], 700], 'variable', 'italic'),
  font(['Playfair Display', 'serif', [400, 900], 700], 'variable', 'italic'),
  font(['Fraunces', 'serif', [100, 900], 600], 'variable', 'italic'),
  font(['Bricolage Grotesque', 'display', [200, 800], 700], 'variable'),
  font(['Oswald', 'display', [200, 700], 500], 'variable'),
  font(['Fredoka', 'display', [300, 700], 600], 'variable'),
  font(['Lobster', 'display', [400], 400]),
  font(['Caveat', 'hand', [400, 700], 700], 'variable'),
  font(['Kalam', 'hand', [300, 400, 700], 700]),
];

export const fontOf = (family: string): Font | undefined => {
  const id = fontIdOf(family);
  return fonts.find((one) => one.id === id);
};

/** All that text needs: every weight from regular to bold without a file for each. */
export const isForText = ({ kind, isVariable }: Font): boolean =>
  isVariable && (kind === 'sans' || kind === 'serif');

/** A part of a family that has a style sheet of its own. */
export interface FontVariant {
  /** As Google names it: `regular`, `italic`, `700`, `700italic`; `variable` is everything at once. */
  readonly name: string;
  /** As in a style sheet: one weight, or two for all in between. */
  readonly weight: string;
  readonly styles: readonly FontStyle[];
}
export type FontStyle = 'normal' | 'italic';

const REGULAR = 400;
const STEP = 100;

export function fontVariants({ weights, isVariable, hasItalic }: Font): readonly FontVariant[] {
  const styles: readonly FontStyle[] = hasItalic ? ['normal', 'italic'] : ['normal'];
  const single = weightsOf({ weights, isVariable }).flatMap((weight) =>
    styles.map((style) => ({ name: nameOf(weight, style), weight: String(weight), styles: [style] })),
  );
  return isVariable ? [...single, { name: 'variable', weight: weights.join(' '), styles }] : single;
}

function weightsOf({ weights, isVariable }: Pick<Font, 'weights' | 'isVariable'>): readonly number[] {
  const [first = REGULAR, last = first] = weights;
  return isVariable
    ? Array.from({ length: (last - first) / STEP + 1 }, (_, index) => first + index * STEP)
    : weights;
}

function nameOf(weight: number, style: FontStyle): string {
  if (weight !== REGULAR) return style === 'italic' ? `${weight}italic` : String(weight);
  return style === 'italic' ? 'italic' : 'regular';
}

/** Where the style sheet of a part of a family is. */
export const fontCssPath = (id: string, variant: string): string =>
  `/api/fonts/google/${id}/style-${variant}.embed.css`;

/** A letter shape that is there while the family is not yet: its measures are those of the family. */
export const fallbackFamilyOf = ({ family }: Font): string => `${family} Fallback`;

const generic: Readonly<Record<FontKind, string>> = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  display: 'system-ui, sans-serif',
  hand: 'cursive',
};

/** The value of `font-family` with a family first. */
export const fontStack = (font: Font): string =>
  `'${font.family}', '${fallbackFamilyOf(font)}', ${generic[font.kind]}`;
