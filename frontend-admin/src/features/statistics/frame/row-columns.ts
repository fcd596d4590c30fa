import type { FigureRow } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import type { FigureColumn } from './figure-table.js';
import { durationWords, MINUTES } from './figure-words.js';

/** What rows are about. */
export const textColumn = (
  label: string,
  href?: (row: FigureRow) => string | null,
): FigureColumn<FigureRow> => ({
  ...{ key: 'label', label, isText: true },
  value: (row) => row.label,
  ...(href && { href }),
});

/** A number that rows have beside their value, or the value itself. */
export const numberColumn = (
  key: string,
  label: string,
  words: (value: number) => string = formatNumber,
): FigureColumn<FigureRow> => ({
  ...{ key, label, words },
  value: (row) => (typeof row[key] === 'number' ? row[key] : null),
});

export const minutesColumn = (
  key: string,
  label: string,
  words: (value: number) => string = durationWords,
): FigureColumn<FigureRow> => ({ ...numberColumn(key, label, words), unit: MINUTES });

export const shareColumn: FigureColumn<FigureRow> = {
  ...{ key: 'share', label: 'Anteil', words: formatShare },
  value: ({ share }) => share,
};
