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
