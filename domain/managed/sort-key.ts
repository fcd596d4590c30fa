import { plainText, typedPlainly } from '../kernel/plain-text.js';

/** A text as it is compared and told apart from others: without case, accents and needless blanks. */
export const sortKey = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** A text as it is looked for: letters of other alphabets count as those that are typed instead. */
export const searchKey = (text: string): string => typedPlainly(text).replace(/\s+/g, ' ').trim();

/** The words of a search in the form in which they are looked for. */
export const searchTerms = (search: string): string[] =>
  searchKey(search)
    .split(/[\s,]+/)
    .filter(Boolean);
