import { Link } from 'react-router';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import charts from '../../../shared/charts/charts.module.css';
import { Block } from '../../../shared/ui/block.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureExplanation } from '../frame/figure-explanation.js';
import classes from '../frame/frame.module.css';
import { TimeChart } from '../frame/time-chart.js';
import { lastDays } from './spans.js';

interface Properties {
  today: string;
  /** Of each of the last days. */
  revenue: Figures | undefined;
  /** Of each hour of today, beside what is expected. */
  hours: Figures | undefined;
}

const gross = [{ key: 'value', label: 'Umsatz', color: 'var(--bw-chart-1)' }];
const placed = [
  { key: 'placed', label: 'Bestellungen', color: 'var(--bw-chart-3)' },
  { key: 'value', label: 'Sonst um diese Zeit', color: 'var(--bw-chart-void)' },
];
const titles = { revenue: 'Umsatz der letzten 14 Tage', hours: 'Bestellungen heute je Stunde' };

/** The last days and the hours of today, with the ways to the numbers behind them. */
export function OverviewCharts({ today, revenue, hours }: Properties) {
  const days = lastDays(today);
  const search = (from: string) => `?${new URLSearchParams({ from, to: today })}`;
  return (
    <div className={charts.charts}>
      <Block
        title={titles.revenue}
        tools={
          <div className={classes.tools}>
            <FigureExplanation name="revenue" title={titles.revenue} figures={revenue} />
            <Link to={{ pathname: '/statistics/revenue', search: search(days.from) }}>Umsatz ansehen</Link>
          </div>
        }
      >
        {revenue ? (
          <TimeChart
            title={titles.revenue}
            kind="line"
            file="umsatz"
            isOfOrders
            figures={revenue}
            series={gross}
          />
        ) : (
          <ChartWaiting />
        )}
      </Block>
      <Block
        title={titles.hours}
        tools={
          <div className={classes.tools}>
            <FigureExplanation name="order-forecast" title={titles.hours} figures={hours} />
            <Link to={{ pathname: '/statistics/orders', search: search(today) }}>Bestellungen ansehen</Link>
          </div>
        }
      >
        {hours ? (
          <TimeChart
            title={titles.hours}
            kind="beside"
            file="bestellungen"
            isOfOrders
            figures={hours}
            series={placed}
          />
        ) : (
          <ChartWaiting />
        )}
      </Block>
    </div>
  );
}
