import type { FigureEntry, ShiftFinding } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { isUnitName, unitLabel } from '@bestellwerk/domain/pricing/units';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { formatDuration, formatNumber } from '@bestellwerk/domain/text/formats';

type Words = (value: number) => string;

export interface EntryColumn {
  key: 'value' | 'net' | 'tax' | 'planned';
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
const ofPlans: readonly EntryColumn[] = [
  { key: 'planned', label: 'Geplant', word: 'geplant' },
  { key: 'value', label: 'Gearbeitet', word: 'gearbeitet' },
];

/** What entries have: revenue also what its gross consists of, but not by payment method. */
export function entryColumns([first]: readonly FigureEntry[]): readonly EntryColumn[] {
  if (first?.planned !== undefined) return ofPlans;
  return first?.net === undefined ? onlyValue : ofMoney;
}

type Sums = Partial<Record<EntryColumn['key'], number>>;

/** '300,00 € brutto, 270,00 € netto und 30,00 € Umsatzsteuer' */
const inWords = (sums: Sums, columns: readonly EntryColumn[], words: Words): string =>
  listed(
    columns.flatMap(({ key, word }) => {
      const sum = sums[key];
      return sum === undefined ? [] : [[words(sum), word].filter(Boolean).join(' ')];
    }),
  );

const listed = (parts: readonly string[]): string => new Intl.ListFormat('de').format(parts);

/** The sum of each column; of a single item the amount, and money where it has any. */
function sumWords(entries: readonly FigureEntry[], columns: readonly EntryColumn[], words: Words): string {
  const sums: Sums = Object.fromEntries(
    columns.map(({ key }) => [
      key,
      toDecimal(entries.reduce((sum, entry) => sum + toUnits(entry[key] ?? 0), 0)),
    ]),
  );
  const [first] = entries;
  if (first?.quantity === undefined) return inWords(sums, columns, words);
  const amount = amountWords(
    sumBy(entries, ({ quantity = 0 }) => quantity),
    first.unit,
  );
  return sums.value === 0 ? amount : listed([amount, inWords(sums, columns, words)]);
}

/** What all entries come to, also those that are not loaded: of a statistic or of one of its rows. */
export function wholeOf({ total, figures }: Figures, rows: Figures['rows'], row: string | undefined): Sums {
  const own = rows?.find(({ key }) => key === row);
  const value = row === undefined ? total : (own?.value ?? 0);
  const planned = row === undefined ? figures?.['planned'] : own?.['planned'];
  return typeof planned === 'number' ? { value, planned } : { value };
}

interface Shown {
  entries: readonly FigureEntry[];
  whole: Sums;
  hasMore: boolean;
  words: Words;
}

/** '3 Einträge, zusammen 300,00 €', 'Summe der ersten 100 Einträge: 210,00 € von insgesamt 1.234,00 €' */
export function shownWords({ entries, whole, hasMore, words }: Shown): string {
  const columns = entryColumns(entries);
  const count = entries.length;
  const sum = sumWords(entries, columns, words);
  if (!hasMore) return `${entryCountWords(count)}, zusammen ${sum}`;
  const all = inWords(whole, columns, words);
  if (count === 0) return `Bisher kein Eintrag, insgesamt ${all}`;
  const first = count === 1 ? 'des ersten Eintrags' : `der ersten ${formatNumber(count, 0)} Einträge`;
  return `Summe ${first}: ${sum}${columns.length > 1 ? ',' : ''} von insgesamt ${all}`;
}

const entryCountWords = (count: number): string =>
  count === 1 ? 'Ein Eintrag' : `${formatNumber(count, 0)} Einträge`;

const amountWords = (amount: number, unit: string | undefined): string =>
  [formatNumber(amount), isUnitName(unit) && unitLabel(unit, amount)].filter(Boolean).join('\u00a0');

const NOTHING = '–';

/** The number of an entry in a column. What was only within packages has no money, but an amount. */
export function cellWords(entry: FigureEntry, key: EntryColumn['key'], words: Words): string {
  const { quantity, containedQuantity = 0, unit } = entry;
  if (quantity !== undefined && quantity === containedQuantity && entry.value === 0) {
    return `${amountWords(quantity, unit)}, in einem Paket`;
  }
  const value = entry[key] ?? 0;
  return key === 'planned' && value === 0 ? NOTHING : words(value);
}

const findingWords: Readonly<Record<ShiftFinding, string>> = {
  missed: 'versäumt',
  unplanned: 'ohne Planung',
  elsewhere: 'in anderer Filiale als geplant',
  running: 'läuft noch',
  pending: 'noch ohne Abweichung',
};

/** 'läuft noch, verspätet um 8 min', '3 Stück, davon 2 in einem Paket': what is to be said of an entry beside its numbers. */
export function entryNotes(entry: FigureEntry): string {
  const { late, quantity, containedQuantity = 0, unit } = entry;
  const isSoldToo = quantity !== undefined && quantity > containedQuantity;
  return [
    ...shiftNotes(entry),
    ...(late === undefined ? [] : [`verspätet um ${formatDuration(late)}`]),
    ...(isSoldToo ? [amountWords(quantity, unit)] : []),
    ...(isSoldToo && containedQuantity > 0
      ? [`davon ${amountWords(containedQuantity, unit)} in einem Paket`]
      : []),
  ].join(', ');
}

function shiftNotes({ kind, findings = [] }: FigureEntry): string[] {
  if (kind !== 'planned-shift') return findings.map((finding) => findingWords[finding]);
  // Its work is not in the list, or with the shift before.
  if (findings.length === 0) return ['durchgearbeitet'];
  return findings.map((finding) =>
    finding === 'elsewhere' ? 'in anderer Filiale gearbeitet' : findingWords[finding],
  );
}
