import { harmless } from '@bestellwerk/domain/records/csv-cell';

/** Without it spreadsheets take the file for one of an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

export type Cell = string | number | null;

/** A file that a German spreadsheet opens in columns: semicolons, decimal commas, and no text that it would calculate. */
export const csvText = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + [headings, ...rows].map((cells) => cells.map(written).join(';') + LINE_END).join('');

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = harmless(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
