import { harmless } from '@bestellwerk/domain/records/csv-cell';

/** Without it spreadsheets take the file for one of an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

export type Cell = string | number | null;

/** How numbers are written: money with cents, shares of 1 with 4 decimals, and all others with up to 3. */
export type Digits = 'money' | 'share' | 'plain';

export interface FileColumn {
  heading: string;
  digits: Digits;
}

/** A file that a German spreadsheet opens in columns: semicolons, decimal commas, and no text that it would calculate. */
export const csvText = (columns: readonly FileColumn[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK +
  [
    columns.map(({ heading }) => text(heading)),
    ...rows.map((cells) => cells.map((cell, index) => written(cell, columns[index]!.digits))),
  ]
    .map((cells) => cells.join(';') + LINE_END)
    .join('');

function written(cell: Cell, digits: Digits): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? numberText(cell, digits).replace('.', ',') : text(cell);
}

function numberText(value: number, digits: Digits): string {
  const decimals = { money: 2, share: 4, plain: 3 }[digits];
  const rounded = Number(value.toFixed(decimals));
  // No '-0,00' for what is rounded to nothing.
  const signed = rounded === 0 ? 0 : rounded;
  return digits === 'plain' ? String(signed) : signed.toFixed(decimals);
}

function text(words: string): string {
  const cell = harmless(words);
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
