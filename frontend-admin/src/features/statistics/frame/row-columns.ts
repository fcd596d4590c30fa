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

type InFile = Pick<FigureColumn<FigureRow>, 'digits' | 'isSummed'>;

/** How files write a column. */
export const inFile = {
  count: { isSummed: true },
  money: { digits: 'money', isSummed: true },
  /** Of one order, or of one hour of work. */
  averageMoney: { digits: 'money' },
  share: { digits: 'share' },
} as const satisfies Record<string, InFile>;

/** A number that rows have beside their value, or the value itself. */
export const numberColumn = (
  key: string,
  label: string,
  words: (value: number) => string = formatNumber,
  file: InFile = {},
): FigureColumn<FigureRow> => ({
  ...{ key, label, words, ...file },
  value: (row) => (typeof row[key] === 'number' ? row[key] : null),
});

export const minutesColumn = (
  key: string,
  label: string,
  words: (value: number) => string = durationWords,
): FigureColumn<FigureRow> => ({ ...numberColumn(key, label, words, inFile.count), unit: MINUTES });

/** A count whose rows are parts of a whole. */
export const countColumn = (key: string, label: string): FigureColumn<FigureRow> =>
  numberColumn(key, label, formatNumber, inFile.count);

export const shareColumn: FigureColumn<FigureRow> = {
  ...{ key: 'share', label: 'Anteil', words: formatShare, ...inFile.share },
  value: ({ share }) => share,
};
