/** Letters that Unicode does not take apart into a letter and an accent. */
const folded: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŀ: 'l', ı: 'i', ĸ: 'k', ŋ: 'n' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' },
};
const foldable = new RegExp(`[${Object.keys(folded).join('')}]`, 'g');

/** A text as typed on keyboards without its letters: 'Łukasiewicz' is 'lukasiewicz', 'Sørensen' is 'sorensen'. */
export const typedPlainly = (text: string): string =>
  plainText(text).replace(foldable, (letter) => folded[letter]!);

/** A text normalized for search: 'ü' and 'ue' are 'u', so that 'Müller', 'Mueller' and 'Muller' are one word. */
export const asSought = (text: string): string => typedPlainly(text).replace(/([aou])e/g, '$1');

/** A text without case and accents: 'Öl' becomes 'ol', independent of the database's collation. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Pictures, flags and digits in boxes; '5' and '#' alone are none. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;
/** Whether the same sign is drawn as text or as a picture does not matter. */
const presentation = /[\ufe0e\ufe0f]/g;

/**
 * The emoji of a text, each whole with its skin tone and all it is joined to, and the text without them. Where one stood
 * is a blank.
 */
export function apartFromEmoji(text: string): { rest: string; emoji: string[] } {
  if (!emoji.test(text)) return { rest: text, emoji: [] };
  const signs = [...new Intl.Segmenter('de').segment(text)].map(({ segment }) => segment);
  return {
    rest: signs.map((sign) => (emoji.test(sign) ? ' ' : sign)).join(''),
    emoji: signs.filter((sign) => emoji.test(sign)).map((sign) => sign.replace(presentation, '')),
  };
}
