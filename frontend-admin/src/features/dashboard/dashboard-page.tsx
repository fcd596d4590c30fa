import { SegmentedControl } from '@mantine/core';
import { Suspense, useState } from 'react';
import { addDays, businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import {
  asOfLabel,
  useOrderStatisticsQuery,
  useRevenueStatisticsQuery,
} from '../../shared/statistics/statistics-api.js';
import { useChosenBranch, useVisibleBranches } from '../../shared/branches/use-branches.js';
import { branchSeries, rowsByBranch, type ChartRow } from '../../shared/charts/chart-row.js';
import { ChartWaiting } from '../../shared/ui/splash.js';
import classes from '../../shared/charts/charts.module.css';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { OwedHint } from '../../shared/orders/owed-hint.js';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { TodayFigures } from './today-figures.js';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';

const DayChart = lazyPart(() => import('../../shared/charts/day-chart.js'));

const RANGES = ['7', '14', '30'];
const REFRESH = 60_000;

/** Today in figures, and the last days as charts. */
export default function DashboardPage() {
  return (
    <RequirePermission to="statistics.read" title="Kein Zugriff auf Statistiken." what="Statistiken">
      <Dashboard />
    </RequirePermission>
  );
}

function Dashboard() {
  const [length, setLength] = useState(RANGES[1]!);
  const timeZone = useTimeZone();
  const currency = useCurrency();
  const chosen = useChosenBranch();
  const visible = useVisibleBranches();
  const today = businessDate(new Date(), timeZone);
  const days = Array.from({ length: Number(length) }, (_, index) =>
    addDays(today, index + 1 - Number(length)),
  );
  const options = { pollingInterval: REFRESH };
  const range = { from: days[0]!, to: today, branch: chosen?.id ?? null, unit: 'day' as const };
  const revenue = useRevenueStatisticsQuery(range, options);
  const orders = useOrderStatisticsQuery(range, options);
  const week = useRevenueStatisticsQuery({ ...range, from: addDays(today, -7) }, options);
  const branches = chosen ? [chosen] : visible;

  return (
    <>
      <PageHead title="Dashboard" note={asOfLabel([revenue, orders], timeZone)}>
        <SegmentedControl
          aria-label="Zeitraum der Diagramme"
          value={length}
          onChange={setLength}
          data={RANGES.map((value) => ({ value, label: `${value} Tage` }))}
        />
      </PageHead>
      <FailedRead endpoint="revenueStatistics" />
      <FailedRead endpoint="orderStatistics" />
      <OwedHint />
      <TodayFigures days={week.data?.days} today={today} />
      <div className={classes.charts}>
        <Suspense fallback={<ChartWaiting />}>
          {revenue.data ? (
            <DayChart
              title="Umsatz je Tag"
              unit="money"
              currency={currency}
              rows={rowsByBranch(revenue.data.days, branches, days, ({ gross }) => toUnits(gross), toDecimal)}
              series={branchSeries(branches)}
            />
          ) : (
            <ChartWaiting />
          )}
          {orders.data ? (
            <DayChart
              title="Bestellungen je Tag"
              unit="count"
              rows={ordersByDay(orders.data.days, days)}
              series={[
                { name: orderSeries.orders, color: 'var(--bw-chart-3)' },
                { name: orderSeries.canceled, color: 'var(--bw-chart-void)' },
              ]}
            />
          ) : (
            <ChartWaiting />
          )}
        </Suspense>
      </div>
    </>
  );
}

const orderSeries = { orders: 'Bestellungen', canceled: 'Storniert oder abgelehnt' };

/** One row per day with the number of orders, and of those that came to nothing. */
function ordersByDay(rows: readonly DailySales[], days: readonly string[]): ChartRow[] {
  return days.map((date) => {
    const day = rows.filter((row) => row.date === date);
    const sum = (field: 'orders' | 'canceledOrders') => day.reduce((total, row) => total + row[field], 0);
    return { date, [orderSeries.orders]: sum('orders'), [orderSeries.canceled]: sum('canceledOrders') };
  });
}
