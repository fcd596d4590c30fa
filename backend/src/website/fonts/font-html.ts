import {
  type ChosenFonts,
  type FontsInUse,
  fontsInUse,
  neededVariant,
} from '@bestellwerk/domain/website/fonts-in-use';
import { filesOf } from './font-files.js';

/** What a page has of the chosen fonts, so that it looks right at once; empty without a choice. */
interface FontHtml {
  /** For the head: the files that every page needs. */
  readonly preloads: string;
  /** For the end of the page, where a style sheet does not keep the frame of the shop from being painted. */
  readonly styles: string;
}

/** Nothing in it was entered by anybody: settings choose families by their ids. */
export function fontHtml(chosen: ChosenFonts): FontHtml {
  const fonts = fontsInUse(chosen);
  return { preloads: preloadsOf(fonts), styles: stylesOf(fonts) };
}

const preloadsOf = ({ families }: FontsInUse): string =>
  families
    .flatMap((font) => filesOf(font, neededVariant(font)))
    .filter(({ subset, style }) => subset === 'latin' && style === 'normal')
    .map(({ url }) => `\n    <link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin />`)
    .join('');

/** The shop puts properties of its own in place of those here once it knows the settings. */
function stylesOf({ properties, styleSheets }: FontsInUse): string {
  if (styleSheets.length === 0) return '';
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}" />`);
  const set = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${links.join('')}<style id="fonts">:root{${set.join(';')}}</style>`;
}
