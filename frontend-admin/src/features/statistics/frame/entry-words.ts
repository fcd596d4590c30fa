import type { FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { formatNumber } from '@bestellwerk/domain/text/formats';

export interface EntryColumn {
  key: 'value' | 'net' | 'tax';
  label: string;
  /** After its sum; none where there is but one column. */
  word: string;
}

const onlyValue: readonly EntryColumn[] = [{ key: 'value', label: 'Wert', word: '' }];
const ofMoney: readonly EntryColumn[] = [
  { key: 'value', label: 'Brutto', word: 'brutto' },
  { key: 'net', label: 'Netto', word: 'netto' },
  { key: 'tax', label: 'Umsatzsteuer', word: 'Umsatzsteuer' },
];

/** What entries have: revenue also what its gross consists of, but not by payment method. */
export const entryColumns = (entries: readonly FigureEntry[]): readonly EntryColumn[] =>
  entries[0]?.net === undefined ? onlyValue : ofMoney;

/** '300,00 € brutto, 270,00 € netto und 30,00 € Umsatzsteuer' */
export const sumWords = (
  entries: readonly FigureEntry[],
  columns: readonly EntryColumn[],
  words: (value: number) => string,
): string =>
  new Intl.ListFormat('de').format(
    columns.map(({ key, word }) =>
      [words(toDecimal(entries.reduce((sum, entry) => sum + toUnits(entry[key] ?? 0), 0))), word]
        .filter(Boolean)
        .join(' '),
    ),
  );

export const entryCountWords = (count: number): string =>
  count === 1 ? 'Ein Eintrag' : `${formatNumber(count, 0)} Einträge`;
