import { Skeleton } from '@mantine/core';
import { OwedHint } from '../../../shared/orders/owed-hint.js';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useToday } from '../../../shared/shop/shop-api.js';
import { FIGURES_REFRESH, useFiguresQuery } from '../../../shared/statistics/figures-api.js';
import { Figures } from '../../../shared/ui/block.js';
import { FewerOrdersHint } from './fewer-orders-hint.js';
import { OverviewCharts } from './overview-charts.js';
import { BranchesToday } from './branches-today.js';
import {
  lastDays,
  thisMonth,
  thisWeek,
  today as spanOfToday,
  yesterday as spanOfYesterday,
} from './spans.js';
import { SumFigures } from './sum-figures.js';
import { TodayFigures } from './today-figures.js';
import { useSpanFigures } from './use-span-figures.js';

/** How today, yesterday, this week and this month are, beside those before. */
export default function OverviewPage() {
  const today = useToday();
  const branch = useChosenBranch()?.id ?? null;
  const options = { pollingInterval: FIGURES_REFRESH };
  const [day, yesterday] = [spanOfToday(today), spanOfYesterday(today)];
  const [week, month] = [thisWeek(today), thisMonth(today)];
  const ofDay = useSpanFigures(day);
  const ofYesterday = useSpanFigures(yesterday);
  const ofWeek = useSpanFigures(week);
  const ofMonth = useSpanFigures(month);
  const { currentData: revenue } = useFiguresQuery(
    { name: 'revenue', ...lastDays(today), branch, granularity: 'day' },
    options,
  );
  const { currentData: hours } = useFiguresQuery(
    { name: 'order-forecast', from: today, to: today, branch, granularity: 'hour' },
    options,
  );
  return (
    <>
      <FailedRead endpoint="figures" />
      <OwedHint />
      <FewerOrdersHint today={today} forecast={hours} />
      {ofDay && ofYesterday && ofWeek && ofMonth ? (
        <>
          <TodayFigures span={day} answers={ofDay} />
          <BranchesToday span={day} revenue={ofDay.revenue} />
          <Figures name="Gestern, diese Woche und dieser Monat">
            <SumFigures span={yesterday} when="gestern" answers={ofYesterday} />
            <SumFigures span={week} when="diese Woche" answers={ofWeek} />
            <SumFigures span={month} when="diesen Monat" answers={ofMonth} />
          </Figures>
        </>
      ) : (
        <Skeleton height={256} mb={20} role="status" aria-label="Kennzahlen werden geladen" />
      )}
      <OverviewCharts today={today} revenue={revenue} hours={hours} />
    </>
  );
}
