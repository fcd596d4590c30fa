import { type ShopColors, colorProperties, colorsInUse } from './colors.js';
import { type ChosenFonts, fontProperties, type FontsInUse, fontsInUse } from './fonts-in-use.js';

/** Stands in the head where the settings have no other; word by word from the specification. */
export const USUAL_SLOGAN = 'AN MACHER MUAS EASSA!';

/** How corners of buttons, fields and cards look. */
export const cornerWords = {
  square: 'Eckig',
  soft: 'Leicht gerundet',
  round: 'Rund',
  extraRound: 'Sehr rund',
} as const;
export type Corners = keyof typeof cornerWords;

/** Their radius in pixels. */
export const cornerRadii: Readonly<Record<Corners, number>> = {
  square: 0,
  soft: 6,
  round: 12,
  extraRound: 22,
};

/** What of the settings changes how the shop looks. */
export type ChosenLooks = ChosenFonts & ShopColors & { readonly corners: Corners };

const RADIUS = '--radius-box';

/** The custom properties that may be set. */
export const lookProperties: readonly string[] = [...fontProperties, ...colorProperties, RADIUS];

/** The fonts in use, with the properties of colors and corners beside theirs. */
export function looksInUse(chosen: ChosenLooks): FontsInUse {
  const fonts = fontsInUse(chosen);
  const radius = cornerRadii[chosen.corners];
  return {
    ...fonts,
    properties: {
      ...fonts.properties,
      ...colorsInUse(chosen),
      ...(radius > 0 && { [RADIUS]: `${radius}px` }),
    },
  };
}
