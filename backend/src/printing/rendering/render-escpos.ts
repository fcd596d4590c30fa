import receiptline from 'receiptline';
import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import { HARD_LETTERS } from '@bestellwerk/domain/print-documents/test-page';
import { charactersOf, type Paper } from './paper.js';
import { renderPng } from './render-png.js';

/** GS V: feeds up to the knife and cuts. */
const cuts: Record<Paper['cut'], string> = {
  full: '\x1dV\x41\x00',
  partial: '\x1dV\x42\x00',
  none: '\n\n\n\n',
};
/** GS r 1: the printer answers when it has come that far. */
const REPORT_WHEN_DONE = '\x1dr\x01';

/** ESC p: current on the first drawer's line for 50 ms. */
const OPEN_DRAWER = '\x1bp\x00\x19\xfa';

/** A document in the printer's own language, as often as it prints each. */
export function renderEscPos(markup: string, paper: Paper, isForDrawer = false): Buffer {
  const once = partsOf(markup)
    .map((part) => (paper.isRaster ? `{image:${renderPng(part, paper).toString('base64')}}\n` : part))
    .map((part) => transformed(part, paper) + cuts[paper.cut])
    .join('');
  const drawer = isForDrawer && paper.opensDrawer ? OPEN_DRAWER : '';
  return Buffer.from(drawer + once.repeat(paper.copies ?? 1) + REPORT_WHEN_DONE, 'latin1');
}

/** The hard letters once in each code page, so that one sees which the printer has. */
export function renderCodepages(paper: Paper): string {
  if (paper.isRaster) return '';
  const pages = ['cp858', 'cp1252', 'iso8859-15', 'cp852', 'cp437'] as const;
  return pages
    .map((codepage) => transformed(`|${codepage}: ${HARD_LETTERS}\n`, { ...paper, codepage }))
    .join('');
}

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

/** Receiptline ends each document with GS r 1, which here belongs after the last one. */
const transformed = (markup: string, paper: Paper): string =>
  receiptline
    .transform(encodable(markup, paper.codepage), {
      cpl: charactersOf(paper),
      ...(paper.codepage === 'iso8859-15' ? latin9 : { encoding: paper.codepage, command: 'generic' }),
      cutting: false,
      gradient: false,
    })
    .replace(/\x1dr\x01$/, '');

/** What letters become that a code page does not have. Written as markup. */
const replacements: Readonly<Record<string, string>> = {
  '–': '\\-',
  '—': '\\-',
  '„': '\\"',
  '“': '\\"',
  '”': '\\"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '…': '...',
  '•': '*',
  '€': 'EUR',
  '×': 'x',
};
const has: Record<Paper['codepage'], string> = {
  cp858: '€×',
  cp1252: '–—„“”‚‘’…•€×',
  'iso8859-15': '€×',
  cp852: '×',
  cp437: '',
};

const encodable = (markup: string, codepage: Paper['codepage']): string =>
  markup.replace(/[–—„“”‚‘’…•€×]/g, (letter) =>
    has[codepage].includes(letter) ? letter : replacements[letter]!,
  );
