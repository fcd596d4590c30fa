import { escaped } from '@bestellwerk/domain/print-documents/markup';
import receiptline from 'receiptline';
import type { Paper } from './paper.js';

type Codepage = Paper['codepage'];

const LATIN9 = new TextDecoder('iso-8859-15').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** ISO 8859-15, which receiptline does not have; ESC t 40 selects it. Letters are as wide as in Windows-1252. */
const latin9: receiptline.Printer = {
  encoding: 'cp1252',
  command: {
    ...receiptline.commands.generic,
    text: (text) =>
      `\x1bt\x28${[...text].map((letter) => (LATIN9.includes(letter) ? String.fromCharCode(LATIN9.indexOf(letter)) : '?')).join('')}`,
  },
};

export const encodingOf = (codepage: Codepage): receiptline.Printer =>
  codepage === 'iso8859-15' ? latin9 : { encoding: codepage, command: 'generic' };

/** What letters and signs become that a code page does not have, where it is more than a mark that they lose. */
const replacements: Readonly<Record<string, string>> = {
  ...{
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '−': '-',
    '•': '*',
    '·': '*',
    '★': '*',
    '☆': '*',
    '→': '->',
    '←': '<-',
  },
  ...{ '„': '"', '“': '"', '”': '"', '«': '"', '»': '"', '‚': "'", '‘': "'", '’': "'", '´': "'" },
  ...{ '…': '...', '€': 'EUR', '×': 'x', '™': 'TM', '®': '(R)', '©': '(C)', '⁄': '/' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ø: 'o', Ø: 'O', ı: 'i', œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ħ: 'h', Ħ: 'H', ẞ: 'SS', ŋ: 'n', Ŋ: 'N' },
};

/** In place of what is written in letters that the code page does not know. */
const FOREIGN = '(fremde Schrift)';

/** The markup in letters of a code page. What cannot be written with them is left out. */
export const encodable = (markup: string, codepage: Codepage): string =>
  markup
    .normalize('NFC')
    .replace(/[^\u0000-\u007f]/gu, (letter) => writtenAs(letter, codepage))
    .replace(/\ue000[\ue000 ]*\ue000|\ue000/g, FOREIGN);

/** Stands for a letter of another script: a word or several of them are replaced together. */
const ANOTHER_SCRIPT = '\ue000';

function writtenAs(letter: string, codepage: Codepage): string {
  if (isIn(letter, codepage)) return letter;
  const replacement = replacements[letter];
  if (replacement !== undefined) return escaped(replacement);
  const plainer = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plainer !== letter && plainer !== '')
    return [...plainer].map((one) => (one < '\u0080' ? escaped(one) : writtenAs(one, codepage))).join('');
  return /\p{L}/u.test(letter) ? ANOTHER_SCRIPT : '';
}

const isIn = (letter: string, codepage: Codepage): boolean =>
  codepage === 'iso8859-15'
    ? LATIN9.includes(letter)
    : !receiptline.commands.generic.text(letter, codepage).endsWith('?');
