import receiptline from 'receiptline';
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

/** A document in the printer's own language, as often as it prints each. */
export function renderEscPos(markup: string, paper: Paper): Buffer {
  const document = paper.isRaster ? `{image:${renderPng(markup, paper).toString('base64')}}\n` : markup;
  const once = transformed(document, paper) + cuts[paper.cut];
  return Buffer.from(once.repeat(paper.copies ?? 1) + REPORT_WHEN_DONE, 'latin1');
}

/** The hard letters once in each code page, so that one sees which the printer has. */
export function renderCodepages(paper: Paper): string {
  if (paper.isRaster) return '';
  const pages = ['cp858', 'cp1252', 'cp852', 'cp437'] as const;
  return pages
    .map((codepage) => transformed(`|${codepage}: ${HARD_LETTERS}\n`, { ...paper, codepage }))
    .join('');
}

/** Receiptline ends each document with GS r 1, which here belongs after the last one. */
const transformed = (markup: string, paper: Paper): string =>
  receiptline
    .transform(encodable(markup, paper.codepage), {
      cpl: charactersOf(paper),
      encoding: paper.codepage,
      command: 'generic',
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
  cp852: '×',
  cp437: '',
};

const encodable = (markup: string, codepage: Paper['codepage']): string =>
  markup.replace(/[–—„“”‚‘’…•€×]/g, (letter) =>
    has[codepage].includes(letter) ? letter : replacements[letter]!,
  );
