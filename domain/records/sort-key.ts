import { apartFromEmoji, asSought, plainText } from '../text/plain-text.js';

/** A text as it is compared with others: without case, accents and needless blanks. */
export const sortKey = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** A text as it is looked for: letters of other alphabets count as those that are typed instead, 'ue' as 'ü'. */
export const searchKey = (text: string): string => asSought(text).replace(/\s+/g, ' ').trim();

/** The words of a search in the form in which they are looked for; emoji count only where nothing else is asked. */
export function searchTerms(search: string): string[] {
  const { rest, emoji } = apartFromEmoji(search);
  const words = searchKey(rest)
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length > 0 ? words : emoji;
}
