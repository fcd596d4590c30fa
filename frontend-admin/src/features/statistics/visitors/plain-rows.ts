import { plainText } from '@bestellwerk/domain/analytics/plain-text';
import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';

const named = <Named extends { label: string }>(row: Named): Named => ({
  ...row,
  label: plainText(row.label) || 'Unbekannt',
});

/** Rows by names that clients sent. Older sums have some with characters that mirror or hide their line. */
export const plainRows = (rows: readonly FigureRow[]): FigureRow[] =>
  rows.map(({ children, ...row }) => ({ ...named(row), ...(children && { children: children.map(named) }) }));
