import { Skeleton } from '@mantine/core';
import { formatDate } from '@bestellwerk/domain/text/formats';
import { statisticRoundingText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { MOST_STATISTIC_DAYS } from '@bestellwerk/domain/contracts/statistics.schema';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { asOfLabel } from '../../shared/statistics/statistics-api.js';
import { useDaysInAddress, type Days } from '../../shared/days/days.js';
import { DaysChoice } from '../../shared/days/days-choice.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import filters from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import { BranchTable } from './branch-table.js';
import { totalsOf } from './branch-totals.js';
import { StatisticCharts } from './statistic-charts.js';
import classes from './statistics.module.css';
import { TotalFigures } from './total-figures.js';
import { useFigures, type ShownFigures } from './use-figures.js';

const USUAL_DAYS = 30;

/** Orders, revenue, cancelations and working time, per day and per branch. */
export default function StatisticsPage() {
  return (
    <RequirePermission to="statistics.read" title="Kein Zugriff auf Statistiken." what="Statistiken">
      <Statistics />
    </RequirePermission>
  );
}

function Statistics() {
  const [range, chooseRange, today] = useDaysInAddress(USUAL_DAYS, MOST_STATISTIC_DAYS);
  const timeZone = useTimeZone();
  const { figures, isCurrent, reads } = useFigures(range);
  return (
    <>
      <PageHead title="Statistik" note={asOfLabel(reads, timeZone)} />
      <search className={filters.filters}>
        <DaysChoice days={range} today={today} others={longRanges(today)} onChange={chooseRange} />
      </search>
      <FailedRead endpoint="orderStatistics" />
      <FailedRead endpoint="revenueStatistics" />
      <FailedRead endpoint="cancelationStatistics" />
      <FailedRead endpoint="workStatistics" />
      {!figures && <Skeleton height={520} role="status" aria-label="Statistik wird geladen" />}
      {figures && (
        <div className={classes.figures} data-old={!isCurrent || undefined} aria-busy={!isCurrent}>
          {!isCurrent && (
            <p className={classes.note} role="status">
              Noch die Zahlen {rangeWords(figures.range)}. Der gewählte Zeitraum wird geladen …
            </p>
          )}
          <Shown figures={figures} isTodayIn={figures.range.to >= today} />
        </div>
      )}
    </>
  );
}

function Shown({ figures, isTodayIn }: { figures: ShownFigures; isTodayIn: boolean }) {
  const currency = useCurrency();
  const { days, branches } = figures;
  const isEmpty = Object.values(days).every((rows) => rows.length === 0);
  if (isEmpty) {
    return (
      <EmptyState
        title="In diesem Zeitraum ist nichts geschehen."
        text="Wählen Sie einen anderen Zeitraum oder eine andere Filiale."
      />
    );
  }
  return (
    <>
      <TotalFigures totals={totalsOf(days)} currency={currency} isTodayIn={isTodayIn} />
      <StatisticCharts figures={figures} />
      <BranchTable days={days} branches={branches} currency={currency} />
      <p className={classes.hint}>{statisticRoundingText}</p>
    </>
  );
}

const dayWords = (date: string): string => formatDate(new Date(date), 'UTC');

const rangeWords = ({ from, to }: Days): string =>
  from === to ? `vom ${dayWords(from)}` : `von ${dayWords(from)} bis ${dayWords(to)}`;

/** Ranges that are shown by months. */
const longRanges = (today: string) => [
  since(Number(today.slice(0, 4)) - 1, today),
  since(Number(today.slice(0, 4)) - 2, today),
];

const since = (year: number, today: string) => ({ label: `Seit ${year}`, from: `${year}-01-01`, to: today });
