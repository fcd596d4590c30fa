const ELLIPSIS = '…';
const characters = new Intl.Segmenter('de-DE', { granularity: 'grapheme' });

/**
 * A text of at most `length` (at least 1) characters. A longer one is cut and ends in an ellipsis, which counts.
 * A character is what people take for one: an emoji or a letter with its accents is never torn apart.
 */
export function truncate(text: string, length = 128): string {
  if (text.length <= length) return text;
  let count = 0;
  let cut = 0;
  for (const { index } of characters.segment(text)) {
    if (count === length) return text.slice(0, cut) + ELLIPSIS;
    count += 1;
    cut = index;
  }
  return text;
}
