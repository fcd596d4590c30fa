import { eventLabel } from '@bestellwerk/domain/analytics/actions';
import { pageLabel } from '@bestellwerk/domain/analytics/shop-page';
import {
  KEY_SEPARATOR,
  keyParts,
  type VisitSumKind,
  WHOLE_SHOP,
} from '@bestellwerk/domain/analytics/visit-sums';
import type { FigureEntries } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { VisitFigureName } from '@bestellwerk/domain/contracts/figures.schema';
import type { EntityManager } from 'typeorm';
import type { Scope } from '../figures/figure.js';
import { browserLabel, classLabels, DIRECT, schemeLabels, UNKNOWN } from '../figures/labels.js';
import { cursorOf, keySchema, partsOfCursor, type EntriesChoice } from './choice.js';

const family = (key: string): string =>
  keyParts(key)
    .map((part, index) => (index === 0 ? browserLabel(part) : part))
    .join(' ')
    .trim();

interface Source {
  readonly kind: VisitSumKind;
  readonly value: 'visitors' | 'visits' | 'hits';
  labelOf(key: string): string;
  /** The key of the statistic's row, in SQL. */
  readonly row?: string;
}

const all = (value: Source['value']): Source => ({ kind: 'total', value, labelOf: () => 'Alle Besuche' });
const FAMILY = `split_part(key, '${KEY_SEPARATOR}', 1)`;

/** The sums of which each statistic of visits is the sum. */
const sources: Readonly<Record<VisitFigureName, Source>> = {
  'unique-visitors': all('visitors'),
  'page-views': all('hits'),
  'event-flow': all('visits'),
  'visitor-times': all('visitors'),
  pages: { kind: 'page', value: 'hits', labelOf: (key) => pageLabel(key) },
  events: {
    ...{ kind: 'event', value: 'hits', row: `replace(key, '${KEY_SEPARATOR}', '/')` },
    labelOf: (key) => eventLabel(keyParts(key)[1] ?? ''),
  },
  resolutions: {
    kind: 'resolution',
    value: 'visitors',
    labelOf: (key) => key.replace('x', ' × ') || UNKNOWN,
  },
  'device-pixel-ratios': {
    kind: 'ratio',
    value: 'visitors',
    labelOf: (key) => key.replace('.', ',') || UNKNOWN,
  },
  'color-schemes': { kind: 'scheme', value: 'visitors', labelOf: (key) => schemeLabels[key] ?? UNKNOWN },
  referrers: { kind: 'source', value: 'visits', labelOf: (key) => key || DIRECT },
  browsers: { kind: 'browser', value: 'visitors', labelOf: family, row: FAMILY },
  'operating-systems': { kind: 'os', value: 'visitors', labelOf: family, row: FAMILY },
};

/** Windows by their width, which are the groups of screens. */
const windowClasses: Source = {
  kind: 'class',
  value: 'visitors',
  labelOf: (key) => classLabels[key] ?? UNKNOWN,
};

interface Sum {
  readonly date: string;
  readonly branch: string;
  readonly key: string;
  readonly last: string;
  readonly value: number;
}

const ENTRIES = 100;

/** The sums of days of which a statistic of visits is the sum: visits themselves are kept for 90 days only. */
export async function entriesOfVisits(
  manager: EntityManager,
  figure: VisitFigureName,
  { days, branches }: Scope,
  { list, row, after }: EntriesChoice,
): Promise<FigureEntries> {
  const { kind, value, labelOf, row: rowKey = 'key' } = list === 'groups' ? windowClasses : sources[figure];
  const sums: Sum[] = await manager.query(
    `SELECT date::text, branch, key, ${value}::float AS value, branch || ' ' || key AS last FROM app.visit_sum
     WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date BETWEEN $3 AND $4 AND ${value} > 0
       AND ($5::text IS NULL OR ${rowKey} = $5)
       AND ($6::date IS NULL OR (date, branch || ' ' || key) < ($6::date, $7))
     ORDER BY date DESC, branch || ' ' || key DESC LIMIT ${ENTRIES + 1}`,
    [
      ...[kind, branches === 'all' ? [WHOLE_SHOP] : branches, days.from, days.to, row ?? null],
      ...partsOfCursor(after, keySchema),
    ],
  );
  const shown = sums.slice(0, ENTRIES);
  const last = sums.length > ENTRIES ? shown.at(-1) : undefined;
  return {
    entries: shown.map(({ date, branch, key, value: counted }) => ({
      ...{ kind: 'visits', id: null, at: null, date, label: labelOf(key), value: counted },
      branch: branch === WHOLE_SHOP ? null : branch,
    })),
    next: last ? cursorOf(last.date, last.last) : null,
  };
}
