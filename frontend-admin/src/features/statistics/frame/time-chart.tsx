import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { Granularity } from '@bestellwerk/domain/statistics/period';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { bucketWords, type ChartSeries } from '../../../shared/charts/chart-series.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from './figure-table.js';
import { axisUnitOf, MINUTES, valueWords } from './figure-words.js';
import { daysOfBucket, ordersHref } from './orders-link.js';
import { localWords, perOf, rowsOf, type TimeRow } from './time-rows.js';

const StackedBars = lazyPart(() => import('../../../shared/charts/stacked-bars.js'));
const ComparedLine = lazyPart(() => import('../../../shared/charts/compared-line.js'));

interface Properties {
  title: string;
  figures: Figures;
  series: readonly ChartSeries[];
  /** Lines; else bars upon each other, or beside each other. */
  kind: 'line' | 'stacked' | 'beside';
  file: string;
  /** Each bucket leads to its orders. */
  isOfOrders?: boolean;
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
  series,
  kind,
  file,
  isOfOrders = false,
  inTable = [],
}: Properties) {
  const timeZone = useTimeZone();
  const words = valueWords(figures.unit, useCurrency());
  const navigate = useNavigate();
  const per = perOf(figures);
  const rows = rowsOf(figures);
  const hrefOf = (t: string) => ordersHref(daysOfBucket(t, per, figures, timeZone));
  const chart = {
    ...{ title, rows, series, per, timeZone, words, unit: axisUnitOf(figures.unit) },
    onOpen: isOfOrders ? (t: string) => void navigate(hrefOf(t)) : undefined,
  };
  const when: FigureColumn<TimeRow> = {
    ...{ key: 't', label: columnLabels[per], isText: true },
    value: ({ t }) => t,
    words: (t: string) => bucketWords(t, per, timeZone),
    inFile: ({ t }) => (per === 'hour' ? localWords(t, timeZone) : t),
    ...(isOfOrders && { href: ({ t }: TimeRow) => hrefOf(t) }),
  };
  return (
    <>
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
        columns={[when, ...[...series, ...inTable].map((one) => columnOf(one, words, figures.unit))]}
      />
    </>
  );
}

const columnOf = (
  { key, label }: { key: string; label: string },
  words: (value: number) => string,
  unit: Figures['unit'],
): FigureColumn<TimeRow> => ({
  ...{ key, label, words },
  ...(unit === 'minutes' && { unit: MINUTES }),
  value: (row) => row[key] ?? null,
});
