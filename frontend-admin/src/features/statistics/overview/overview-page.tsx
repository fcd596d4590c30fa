import { Skeleton } from '@mantine/core';
import { OwedHint } from '../../../shared/orders/owed-hint.js';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useToday } from '../../../shared/shop/shop-api.js';
import { FIGURES_REFRESH, useFiguresQuery } from '../../../shared/statistics/figures-api.js';
import { FewerOrdersHint } from './fewer-orders-hint.js';
import { OverviewCharts } from './overview-charts.js';
import { SpanFigures } from './span-figures.js';
import { daysOfOverview } from './spans.js';
import { TodayFigures } from './today-figures.js';

/** How today, this week and this month are, beside those before. */
export default function OverviewPage() {
  const today = useToday();
  const branch = useChosenBranch()?.id ?? null;
  const options = { pollingInterval: FIGURES_REFRESH };
  const daily = { ...daysOfOverview(today), branch, granularity: 'day' as const };
  const { currentData: revenue } = useFiguresQuery({ ...daily, name: 'revenue' }, options);
  const { currentData: orders } = useFiguresQuery({ ...daily, name: 'orders' }, options);
  const { currentData: hours } = useFiguresQuery(
    { name: 'order-forecast', from: today, to: today, branch, granularity: 'hour' },
    options,
  );
  const days = revenue && orders && { revenue: revenue.series ?? [], orders: orders.series ?? [] };
  return (
    <>
      <FailedRead endpoint="figures" />
      <OwedHint />
      <FewerOrdersHint today={today} forecast={hours} />
      {days ? (
        <>
          <TodayFigures days={days} today={today} />
          <SpanFigures days={days} today={today} />
        </>
      ) : (
        <Skeleton height={256} mb={20} role="status" aria-label="Kennzahlen werden geladen" />
      )}
      <OverviewCharts today={today} revenue={revenue} hours={hours} />
    </>
  );
}
