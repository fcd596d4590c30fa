import { cut, rule } from '@bestellwerk/domain/print-documents/markup';
import receiptline from 'receiptline';
import { charactersOf, type Paper } from './paper.js';
import { wrapWords } from './wrap-words.js';

/** Receiptline's picture of a document, without the font that it would fetch from another server. */
export const renderSvg = (markup: string, paper: Pick<Paper, 'width'>): string =>
  receiptline
    .transform(wrapWords(markup, paper), {
      cpl: charactersOf(paper),
      encoding: 'multilingual',
      command: 'svg',
      spacing: true,
    })
    .replace(/<style.*?<\/style>/s, '')
    .replace(/font-family="[^"]*"/, `font-family="'DejaVu Sans Mono', 'Courier New', monospace"`)
    .replace(/font-size="\d+"/, 'font-size="19"');

/** The document as plain text in lines of equal length; a rule where it is cut. */
export const renderText = (markup: string, paper: Pick<Paper, 'width'>): string =>
  receiptline.transform(wrapWords(markup.replaceAll(`\n${cut}\n`, `\n${rule}\n`), paper), {
    cpl: charactersOf(paper),
    encoding: 'multilingual',
    command: 'text',
  });
