import { cached } from './formats.js';

/**
 * Characters that show nothing, not even a space: zero-width ones, marks of the writing direction, soft hyphens, and
 * the letters that are blank. The joiner inside an emoji is one of them, so they are only taken from the ends.
 */
const INVISIBLE =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\u2800\\u3164\\ufeff\\uffa0';

/** Reverse the text that follows them, on tickets and in lists too; no name needs them. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

const ends = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, 'g');
const anywhere = new RegExp(`[${INVISIBLE}]`, 'g');

/** A text without what cannot be seen before and behind it, and without what would turn its letters around. */
export const trimmed = (text: string): string => text.replace(OVERRIDES, '').replace(ends, '');

/** For what is read by machines, like numbers. */
export const withoutInvisible = (text: string): string => text.replace(anywhere, '');

const ELLIPSIS = '…';
/** Letters, digits and punctuation as most texts here have them: each is a character by itself. */
const SIMPLE = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u205e\u20ac]*$/;
const characters = () => cached('characters', () => new Intl.Segmenter('de-DE', { granularity: 'grapheme' }));

/**
 * A text of at most `length` (at least 1) characters. A longer one is cut and ends in an ellipsis, which counts.
 * A character is what people take for one: an emoji or a letter with its accents is never torn apart.
 */
export function truncate(text: string, length = 128): string {
  if (text.length <= length) return text;
  if (SIMPLE.test(text)) return text.slice(0, length - 1) + ELLIPSIS;
  let count = 0;
  let cut = 0;
  for (const { index } of characters().segment(text)) {
    if (count === length) return text.slice(0, cut) + ELLIPSIS;
    count += 1;
    cut = index;
  }
  return text;
}

/** The text without control characters and halves of letters, which nobody reads and PostgreSQL does not store. */
export const printableText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '');

/** What people write, in lines: without characters that nobody reads in them, and without what cannot be seen around them. */
export const writtenText = (text: string): string =>
  trimmed(
    text
      .split(/\r\n?|\n/)
      .map((line) => printableText(line.replaceAll('\t', ' ')))
      .join('\n'),
  );
