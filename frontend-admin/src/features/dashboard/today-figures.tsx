import { Skeleton } from '@mantine/core';
import { formatMoney, formatNumber, formatPercent, formatWeekday } from '@bestellwerk/domain/rules/formats';
import { addDays } from '@bestellwerk/domain/rules/zoned-time';
import type { DailySales } from '@bestellwerk/domain/views/statistics.schema';
import { useConfigQuery } from '../../shared/api/shop-api.js';
import classes from './dashboard-page.module.css';
import { figuresOf, percentOf } from './day-figures.js';

const NOTHING = '–';

interface Properties {
  /** At least today and the same weekday a week ago; undefined while unknown. */
  days: readonly DailySales[] | undefined;
  today: string;
}

/** Today so far beside the whole same weekday of last week. */
export function TodayFigures({ days, today }: Properties) {
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  if (!days) return <Skeleton height={128} mb={20} role="status" aria-label="Kennzahlen werden geladen" />;
  const now = figuresOf(days, today);
  const then = figuresOf(days, addDays(today, -7));
  const weekday = formatWeekday(new Date(`${today}T12:00:00Z`), 'UTC');
  const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount, currency));
  const share = (percent: number | null) =>
    percent === null ? NOTHING : formatPercent(Math.round(percent * 10) / 10);
  const beside = (value: string) => `Letzter ${weekday}: ${value}`;
  const reached = (percent: number | null, whole: string) =>
    percent === null ? beside(whole) : `${formatPercent(percent)} vom letzten ${weekday} (${whole})`;
  return (
    <dl className={classes.figures} aria-label="Heute">
      <Figure
        name="Bestellungen heute"
        value={formatNumber(now.orders)}
        then={reached(percentOf(now.orders, then.orders), formatNumber(then.orders))}
      />
      <Figure
        name="Umsatz heute"
        value={money(now.revenue)}
        then={reached(percentOf(now.revenue, then.revenue), money(then.revenue))}
      />
      <Figure name="Durchschnittlicher Bon" value={money(now.average)} then={beside(money(then.average))} />
      <Figure
        name="Storniert oder abgelehnt"
        value={share(now.canceledShare)}
        then={beside(share(then.canceledShare))}
      />
    </dl>
  );
}

const Figure = ({ name, value, then }: { name: string; value: string; then: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={classes.value}>{value}</dd>
    <dd className={classes.then}>{then}</dd>
  </div>
);
