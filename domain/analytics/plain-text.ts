import { printableText } from '../text/visible-text.js';

/** Format characters (marks of the writing direction, zero-width ones), line separators, and letters that are blank. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** What a client sends for a table or a list, without what would mirror, hide or break a line of it. */
export const plainText = (text: string): string => printableText(text).replace(UNSEEN, '');
