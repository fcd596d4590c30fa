import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { fontCssPath, fontStack, fontVariants } from '@bestellwerk/domain/website/fonts';
import { neededVariant } from '@bestellwerk/domain/website/fonts-in-use';
import { fontOfText } from '@bestellwerk/domain/website/image-templates';
import type { DraftLayer } from './layers.js';

/** Letters of a family at one weight. */
export interface Letters {
  /** '700 {size}px "Figtree", …', as a canvas names them, with the size in pixels. */
  css(size: number): string;
  /** Address of the style sheet that has them. */
  readonly styleSheet: string;
}

/** The letters of a text layer. */
export function lettersOf(layer: DraftLayer, config: Config | undefined): Letters {
  const { font, weight } = fontOfText(
    { font: String(layer['font']), isBold: layer['isBold'] === true },
    config?.headingFont ?? null,
  );
  const single = fontVariants(font).find(
    (one) => one.weight === String(weight) && one.styles[0] === 'normal',
  );
  const variant = font.isVariable || !single ? neededVariant(font) : single;
  return {
    css: (size) => `${weight} ${size}px ${fontStack(font)}`,
    styleSheet: fontCssPath(font.id, variant.name),
  };
}

interface Properties {
  letters: readonly Letters[];
  /** A canvas draws letters once: it has to be drawn again when they are there. */
  onLoad(): void;
}

/** Loads letters for the canvas. */
export function TemplateFonts({ letters, onLoad }: Properties) {
  const sheets = new Map(letters.map((one) => [one.styleSheet, one]));
  return [...sheets].map(([href, { css }]) => (
    <link
      key={href}
      rel="stylesheet"
      href={href}
      // Letters that are not there are drawn in those that stand in for them.
      onLoad={() => void document.fonts.load(css(20)).then(onLoad, () => undefined)}
    />
  ));
}
