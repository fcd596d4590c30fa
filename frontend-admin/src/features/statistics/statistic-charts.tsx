import { memo, Suspense } from 'react';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { perUnit, unitStarts } from '@bestellwerk/domain/calendar/day-units';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { branchSeries, rowsByBranch, type ChartRow } from '../../shared/charts/chart-row.js';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../shared/ui/splash.js';
import classes from '../../shared/charts/charts.module.css';
import type { ShownFigures } from './use-figures.js';

const DayChart = lazyPart(() => import('../../shared/charts/day-chart.js'));

const net = 'Netto';
const tax = 'Umsatzsteuer';

/** A chart for each statistic. They are costly to draw, and so drawn only for new figures. */
export const StatisticCharts = memo(function StatisticCharts({ figures }: { figures: ShownFigures }) {
  const { days, branches, unit, range } = figures;
  const currency = useCurrency();
  const dates = unitStarts(range, unit);
  const per = perUnit[unit];
  const series = branchSeries(branches);
  return (
    <div className={classes.charts}>
      <Suspense fallback={<ChartWaiting />}>
        <DayChart
          title={`Bestellungen ${per}`}
          per={unit}
          unit="count"
          rows={rowsByBranch(days.orders, branches, dates, ({ orders }) => orders)}
          series={series}
        />
        <DayChart
          title={`Umsatz ${per}`}
          per={unit}
          unit="money"
          currency={currency}
          rows={revenueRows(days.sales, dates)}
          series={[
            { name: net, color: 'var(--bw-chart-3)' },
            { name: tax, color: 'var(--bw-chart-2)' },
          ]}
          sum="Brutto"
        />
        <DayChart
          title={`Stornierte und abgelehnte Bestellungen ${per}`}
          per={unit}
          unit="count"
          rows={rowsByBranch(days.cancelations, branches, dates, ({ canceledOrders }) => canceledOrders)}
          series={series}
        />
        <DayChart
          title={`Arbeitszeit ${per}`}
          per={unit}
          unit="minutes"
          rows={rowsByBranch(days.work, branches, dates, ({ workedMinutes }) => workedMinutes)}
          series={series}
        />
      </Suspense>
    </div>
  );
});

/** Net and tax of every day, week or month, stacked to the gross revenue. */
function revenueRows(sales: readonly DailySales[], dates: readonly string[]): ChartRow[] {
  return dates.map((date) => {
    const day = sales.filter((row) => row.date === date);
    const sum = (field: 'net' | 'tax') =>
      toDecimal(day.reduce((units, row) => units + toUnits(row[field]), 0));
    return { date, [net]: sum('net'), [tax]: sum('tax') };
  });
}
