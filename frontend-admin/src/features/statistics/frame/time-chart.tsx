import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { isSum } from '@bestellwerk/domain/views/figure-definitions';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { bucketWords, type ChartSeries } from '../../../shared/charts/chart-series.js';
import type { Days } from '../../../shared/days/days.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from './figure-table.js';
import { axisUnitOf, MINUTES, useComparedUntil, valueWords } from './figure-words.js';
import { EntriesDrawer } from './figure-entries.js';
import classes from './frame.module.css';
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
  const { compare, today } = useFiguresChoice();
  const series = isCompared ? [...own, ...seriesBefore(figures, compare, until)] : own;
  const words = valueWords(figures.unit, useCurrency());
  const navigate = useNavigate();
  const per = perOf(figures);
  // A forecast is about what is to come.
  const hasFuture = figures.name === 'order-forecast';
  const now = per === 'hour' ? figures.meta.generatedAt : today;
  const rows = hasFuture ? rowsOf(figures) : untilNow(rowsOf(figures), now);
  const hrefOf = (t: string) => ordersHref(daysOfBucket(t, per, figures, timeZone));
  const [bucket, setBucket] = useState<TimeRow>();
  const [isOpen, drawer] = useDisclosure(false);
  const isOfMoney = isOfOrders && figures.unit === 'money';
  // Entries are of days.
  const hasEntries = isOfMoney && per !== 'hour';
  const open = (row: TimeRow | undefined) => {
    setBucket(row);
    drawer.open();
  };
  const openAt = (t: string) =>
    hasEntries ? open(rows.find(({ key }) => key === t)) : void navigate(hrefOf(t));
  const chart = {
    ...{ title, rows, series, per, timeZone, words, unit: axisUnitOf(figures.unit) },
    onOpen: isOfOrders ? openAt : undefined,
  };
  const when: FigureColumn<TimeRow> = {
    ...{ key: 't', label: columnLabels[per], isText: true },
    value: ({ t }) => t,
    words: (t: string) => bucketWords(t, per, timeZone),
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
      {bucket && (
        <EntriesDrawer
          title={`${title}, ${bucketWords(bucket.t, per, timeZone)}`}
          figures={figuresOf(bucket, daysOfBucket(bucket.t, per, figures, timeZone), figures)}
          isOpen={isOpen}
          onClose={drawer.close}
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
