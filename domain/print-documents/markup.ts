/** Receiptline's markup: https://github.com/receiptline/receiptline. Everything printed is made of these. */

const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Pictures in place of letters with what belongs to them, and marks without any ink: neither printers nor fonts have them. */
const inkless =
  /(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20e3\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu;

/** A text of people as it can be printed: on one line, without emoji. */
export const legible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(inkless, '')
    .replace(controls, ' ')
    .replace(/[ \u00a0\u2007\u202f]+/g, ' ')
    .trim();

/** A name, or another word in place of one that has nothing to print. Empty if there is no name. */
export const named = (name: string, otherwise: string): string =>
  name.trim() !== '' && legible(name) === '' ? otherwise : name;

/** None of the characters is markup. */
export const escaped = (text: string): string => text.replace(/[\\|{}\-=~_"`^]/g, '\\$&');

/** A text of people as it can be printed: none of its characters is markup, and it stays on its line. */
export const plain = (text: string): string => escaped(legible(text));

/** Several lines of people's text, without empty ones. */
export const plainLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plain)
    .filter((line) => line !== '');

export const bold = (markup: string): string => `"${markup}"`;
/** Twice as wide and high. */
export const large = (markup: string): string => `^^^${markup}`;
/** Twice as high. */
export const tall = (markup: string): string => `^^${markup}`;

export const left = (markup: string): string => `|${markup}`;
/** One text at each end of the line. */
export const ends = (start: string, end: string): string => `${start} | ${end}`;
export const rule = '---';
export const blank = '';

/** Columns for the lines that follow: numbers of characters, '*' for the rest. */
export const columns = (...widths: (number | '*')[]): string => `{width:${widths.join(',')}}`;
export const oneColumn = '{width:auto}';
export const centered = (markup: string): string => markup;

/** Where the paper is cut; in a picture a line to cut along. */
export const cut = '===';

/** The parts of a document between its cuts. */
export const partsOf = (markup: string): string[] => markup.split(/^===\n/m);

/** The lines of a document. */
export const documentOf = (...lines: readonly (string | readonly string[] | false)[]): string =>
  `${lines
    .flat()
    .filter((line) => line !== false)
    .join('\n')}\n`;
