import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { isOfVisits, isSum } from '@bestellwerk/domain/views/figure-definitions';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { bucketWords, type ChartSeries } from '../../../shared/charts/chart-series.js';
import { type DayKind, runningDay, runningPlace } from '../../../shared/charts/running-bucket.js';
import type { Days } from '../../../shared/days/days.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { useAtNow } from '../../../shared/ui/use-now.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from './figure-table.js';
import { axisUnitOf, MINUTES, useComparedUntil, valueWords } from './figure-words.js';
import { EntriesDrawer } from './figure-entries.js';
import classes from './frame.module.css';
import { useExplained } from './use-explained.js';
import { daysOfBucket, ordersHref } from './orders-link.js';
import { useFiguresChoice } from './figures-choice.js';
import { BEFORE, fileWords, perOf, rowsOf, seriesBefore, type TimeRow, untilNow } from './time-rows.js';

const StackedBars = lazyPart(() => import('../../../shared/charts/stacked-bars.js'));
const ComparedLine = lazyPart(() => import('../../../shared/charts/compared-line.js'));

interface Properties {
  title: string;
  figures: Figures;
  series: readonly ChartSeries[];
  /** Lines; else bars upon each other, or beside each other. */
  kind: 'line' | 'stacked' | 'beside';
  file: string;
  /** Each bucket leads to its orders: those of money to what they are the sum of, without canceled ones. */
  isOfOrders?: boolean;
  /** With the days that are compared. */
  isCompared?: boolean;
  /** What only the table has. */
  inTable?: readonly { key: string; label: string }[];
}

const columnLabels: Readonly<Record<Granularity, string>> = {
  hour: 'Stunde',
  day: 'Tag',
  week: 'Woche',
  month: 'Monat',
};

/** The series of a statistic as a chart, and the same numbers as a table. */
export function TimeChart({
  title,
  figures,
  series: own,
  kind,
  file,
  isOfOrders = false,
  isCompared = false,
  inTable = [],
}: Properties) {
  const timeZone = useTimeZone();
  const { words: until } = useComparedUntil(figures);
  const { compare } = useFiguresChoice();
  const series = isCompared ? [...own, ...seriesBefore(figures, compare, until)] : own;
  const words = valueWords(figures.unit, useCurrency());
  const navigate = useNavigate();
  const per = perOf(figures);
  // A forecast is about what is to come.
  const hasFuture = figures.name === 'order-forecast';
  const daysOf: DayKind = isOfVisits(figures.name) ? 'calendar' : 'business';
  const today = useAtNow((now) => runningDay(now, timeZone, daysOf));
  const now = per === 'hour' ? figures.meta.generatedAt : today;
  const rows = hasFuture ? rowsOf(figures) : untilNow(rowsOf(figures), now);
  const running = useAtNow((at) => runningPlace(rows, per, timeZone, at, daysOf));
  const hrefOf = (t: string) => ordersHref(daysOfBucket(t, per, figures, timeZone));
  const explained = useExplained();
  const isOfMoney = isOfOrders && figures.unit === 'money';
  // Entries are of days.
  const hasEntries = isOfMoney && per !== 'hour';
  const titleAt = (t: string) => `${title}, ${bucketWords(t, per, timeZone)}`;
  const bucket = hasEntries ? rows.find(({ t }) => titleAt(t) === explained.title) : undefined;
  // While its drawer slides away, its title stays.
  const [last, setLast] = useState(bucket);
  if (bucket && bucket.t !== last?.t) setLast(bucket);
  const shown = bucket ?? last;
  const open = ({ t }: TimeRow) => explained.open(titleAt(t));
  const openAt = (t: string) => (hasEntries ? explained.open(titleAt(t)) : void navigate(hrefOf(t)));
  const chart = {
    ...{ title, rows, series, per, timeZone, words, unit: axisUnitOf(figures.unit), days: daysOf },
    onOpen: isOfOrders ? openAt : undefined,
  };
  const when: FigureColumn<TimeRow> = {
    ...{ key: 't', label: columnLabels[per], isText: true },
    value: ({ t }) => t,
    words: (t: string) => `${bucketWords(t, per, timeZone)}${t === rows[running]?.t ? ' (läuft noch)' : ''}`,
    inFile: ({ t }) => fileWords(t, per, timeZone),
    ...(isOfOrders && (hasEntries ? { opens: open } : { href: ({ t }: TimeRow) => hrefOf(t) })),
  };
  return (
    <>
      {isOfMoney && !hasEntries && (
        <p className={classes.note}>
          Eine Stunde führt zu den Bestellungen ihres Tages, auch zu stornierten.
        </p>
      )}
      <Suspense fallback={<ChartWaiting />}>
        {kind === 'line' ? (
          <ComparedLine {...chart} />
        ) : (
          <StackedBars {...chart} isBeside={kind === 'beside'} />
        )}
      </Suspense>
      <FigureTable
        caption={title}
        file={file}
        days={figures}
        rows={rows}
        columns={[when, ...[...series, ...inTable].map((one) => columnOf(one, words, figures))]}
      />
      {shown && (
        <EntriesDrawer
          title={titleAt(shown.t)}
          figures={figuresOf(shown, daysOfBucket(shown.t, per, figures, timeZone), figures)}
        />
      )}
    </>
  );
}

/** Of one bucket. Rows are sums of all days, so it has none. */
const figuresOf = ({ value }: TimeRow, days: Days, figures: Figures): Figures => ({
  ...{ ...figures, ...days, total: Number(value ?? 0), rows: [] },
});

const columnOf = (
  { key, label }: { key: string; label: string },
  words: (value: number) => string,
  { name, unit, series = [], previousSeries = [] }: Figures,
): FigureColumn<TimeRow> => ({
  ...{ key, label, words, digits: unit === 'money' ? 'money' : 'plain' },
  // Visitors of an hour are also some of the next one, and what is longer has more than is shown.
  isSummed: isSum(name) && unit !== 'visitors' && !(key === BEFORE && previousSeries.length > series.length),
  ...(unit === 'minutes' && { unit: MINUTES }),
  value: (row) => row[key] ?? null,
});
