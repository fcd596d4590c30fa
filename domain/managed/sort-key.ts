import { plainText } from '../kernel/plain-text.js';

/** A text as it is compared and looked for: without case, accents and needless blanks. */
export const sortKey = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** The words of a search in the form in which they are looked for. */
export const searchTerms = (search: string): string[] =>
  sortKey(search)
    .split(/[\s,]+/)
    .filter(Boolean);
