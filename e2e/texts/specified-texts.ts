import { menuTexts } from './menu-texts.js';
import { checkoutTexts } from './checkout-texts.js';
import { shopTexts } from './shop-texts.js';
import { textPattern } from './specified-text.js';

/** Every text of the shop whose wording is fixed. `specified-texts.test.ts` demands a browser test of each. */
export const specifiedTexts = { ...shopTexts, ...menuTexts, ...checkoutTexts } as const;

export type TextKey = keyof typeof specifiedTexts;

/** What finds the text of a key in a page: see `textPattern`. */
export const specified = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): RegExp =>
  textPattern(specifiedTexts[key], values);
