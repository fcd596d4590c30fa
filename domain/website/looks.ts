import { type ShopColors, colorProperties, colorsInUse } from './colors.js';
import { type ChosenFonts, fontProperties, type FontsInUse, fontsInUse } from './fonts-in-use.js';

/** What of the settings changes how the shop looks. */
export type ChosenLooks = ChosenFonts & ShopColors;

/** The custom properties that may be set. */
export const lookProperties: readonly string[] = [...fontProperties, ...colorProperties];

/** The fonts in use, with the properties of the colors beside theirs. */
export function looksInUse(chosen: ChosenLooks): FontsInUse {
  const fonts = fontsInUse(chosen);
  return { ...fonts, properties: { ...fonts.properties, ...colorsInUse(chosen) } };
}
