import receiptline from 'receiptline';
import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import { HARD_LETTERS } from '@bestellwerk/domain/print-documents/test-page';
import { encodable, encodingOf } from './code-pages.js';
import { charactersOf, type Paper } from './paper.js';
import { renderPng } from './render-png.js';
import { wrapWords } from './wrap-words.js';

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

/** Receiptline ends each document with GS r 1, which here belongs after the last one. */
const transformed = (markup: string, paper: Paper): string =>
  receiptline
    .transform(wrapWords(encodable(markup, paper.codepage), paper), {
      cpl: charactersOf(paper),
      ...encodingOf(paper.codepage),
      cutting: false,
      gradient: false,
    })
    .replace(/\x1dr\x01$/, '');
