import { type FontsInUse, neededVariant } from '@bestellwerk/domain/website/fonts-in-use';
import { type ChosenLooks, looksInUse } from '@bestellwerk/domain/website/looks';
import { filesOf } from './fonts/font-files.js';

/** What a page has of the chosen fonts and colors, so that it looks right at once; empty without a choice. */
interface LookHtml {
  /** For the head: the files that every page needs. */
  readonly preloads: string;
  /** For the end of the page, where a style sheet does not keep the frame of the shop from being painted. */
  readonly styles: string;
}

/** Nothing in it is free text: settings choose families by their ids, and colors are hexadecimal. */
export function lookHtml(chosen: ChosenLooks): LookHtml {
  const looks = looksInUse(chosen);
  return { preloads: preloadsOf(looks), styles: stylesOf(looks) };
}

const preloadsOf = ({ families }: FontsInUse): string =>
  families
    .flatMap((font) => filesOf(font, neededVariant(font)))
    .filter(({ subset, style }) => subset === 'latin' && style === 'normal')
    .map(({ url }) => `\n    <link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin />`)
    .join('');

/** The shop puts properties of its own in place of those here once it knows the settings. */
function stylesOf({ properties, styleSheets }: FontsInUse): string {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}" />`);
  const set = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return set.length === 0 ? '' : `${links.join('')}<style id="looks">:root{${set.join(';')}}</style>`;
}
