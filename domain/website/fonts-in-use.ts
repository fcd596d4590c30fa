import { type Font, fontCssPath, fontOf, fontStack, type FontVariant, fontVariants } from './fonts.js';

/** Which families the settings choose. Null, or none that is known: as the shop looks by itself. */
export interface ChosenFonts {
  readonly headingFont: string | null;
  readonly textFont: string | null;
}

/** What makes the shop look as its settings say. */
export interface FontsInUse {
  /** Custom properties of the root, without the ones that stay as they are. */
  readonly properties: Readonly<Record<string, string>>;
  /** Addresses of style sheets. */
  readonly styleSheets: readonly string[];
  readonly families: readonly Font[];
}

/** The custom properties that may be set. */
export const fontProperties = ['--font-display', '--font-display-weight', '--font-sans'] as const;

export function fontsInUse({ headingFont, textFont }: ChosenFonts): FontsInUse {
  const [heading, text] = [headingFont, textFont].map((id) => (id ? fontOf(id) : undefined));
  const families = [...new Set([text, heading].filter((one) => one !== undefined))];
  return {
    properties: {
      ...(heading && {
        '--font-display': fontStack(heading),
        '--font-display-weight': String(heading.headingWeight),
      }),
      ...(text && { '--font-sans': fontStack(text) }),
    },
    styleSheets: families.map((family) => fontCssPath(family.id, neededVariant(family).name)),
    families,
  };
}

/** Everything of a variable font, as that is the same file; else what headings need. */
export function neededVariant(font: Font): FontVariant {
  const weight = font.isVariable ? font.weights.join(' ') : String(font.headingWeight);
  return fontVariants(font).findLast((variant) => variant.weight === weight)!;
}
