import { Skeleton } from '@mantine/core';
import {
  useCancelationStatisticsQuery,
  useOrderStatisticsQuery,
  useRevenueStatisticsQuery,
  useWorkStatisticsQuery,
} from '../../shared/api/statistics-api.js';
import { useConfigQuery } from '../../shared/api/shop-api.js';
import { useChosenBranch, useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/operations/failed-read.js';
import { useTimeZone } from '../../shared/orders/use-time-zone.js';
import { ForThose } from '../../shared/session/for-those.js';
import { standWords } from '../../shared/statistics/stand-words.js';
import { daysIn, useDaysInAddress } from '../../shared/ui/days.js';
import { DaysChoice } from '../../shared/ui/days-choice.js';
import { EmptyPlace } from '../../shared/ui/empty-place.js';
import filters from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import { BranchTable } from './branch-table.js';
import { totalsOf } from './branch-totals.js';
import { StatisticCharts } from './statistic-charts.js';
import { TotalFigures } from './total-figures.js';

const USUAL_DAYS = 30;
const REFRESH = 60_000;

/** Orders, revenue, cancelations and working time, per day and per branch. */
export default function StatisticsPage() {
  return (
    <ForThose
      to="statistics.read"
      title="Kein Zugriff auf Statistiken."
      text="Statistiken sehen Filialleitung, Buchhaltung, Prüfung und Administration."
    >
      <Statistics />
    </ForThose>
  );
}

function Statistics() {
  const [range, chooseRange, today] = useDaysInAddress(USUAL_DAYS);
  const timeZone = useTimeZone();
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  const branches = useShownBranchesFor('statistics.read');
  const asked = { ...range, branch: useChosenBranch()?.id ?? null };
  const options = { pollingInterval: REFRESH };
  const orders = useOrderStatisticsQuery(asked, options);
  const revenue = useRevenueStatisticsQuery(asked, options);
  const cancelations = useCancelationStatisticsQuery(asked, options);
  const work = useWorkStatisticsQuery(asked, options);
  const reads = [orders, revenue, cancelations, work];
  const days =
    orders.data && revenue.data && cancelations.data && work.data
      ? {
          orders: orders.data.days,
          sales: revenue.data.days,
          cancelations: cancelations.data.days,
          work: work.data.days,
        }
      : null;
  const isEmpty = reads.every(({ data }) => data?.days.length === 0);
  return (
    <>
      <PageHead title="Statistik" note={standWords(reads, timeZone)} />
      <search className={filters.filters}>
        <DaysChoice days={range} today={today} onChange={chooseRange} />
      </search>
      <FailedRead endpoint="orderStatistics" />
      <FailedRead endpoint="revenueStatistics" />
      <FailedRead endpoint="cancelationStatistics" />
      <FailedRead endpoint="workStatistics" />
      {!days && <Skeleton height={520} role="status" aria-label="Statistik wird geladen" />}
      {isEmpty && (
        <EmptyPlace
          title="In diesem Zeitraum ist nichts geschehen."
          text="Wählen Sie einen anderen Zeitraum oder eine andere Filiale."
        />
      )}
      {days && !isEmpty && (
        <>
          <TotalFigures totals={totalsOf(days)} currency={currency} />
          <StatisticCharts days={days} dates={daysIn(range)} branches={branches} />
          <BranchTable days={days} branches={branches} currency={currency} />
        </>
      )}
    </>
  );
}
