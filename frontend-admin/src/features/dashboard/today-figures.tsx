import { Skeleton } from '@mantine/core';
import { formatMoney, formatNumber, formatPercent, formatWeekday } from '@bestellwerk/domain/text/formats';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { DailySales } from '@bestellwerk/domain/contracts/statistics.schema';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../shared/ui/block.js';
import { figuresOf, percentOf } from './day-figures.js';

const NOTHING = '–';

interface Properties {
  /** At least today and the same weekday a week ago; undefined while unknown. */
  days: readonly DailySales[] | undefined;
  today: string;
}

/** Today so far beside the whole same weekday of last week. */
export function TodayFigures({ days, today }: Properties) {
  const currency = useCurrency();
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
    <Figures name="Heute">
      <Figure
        name="Bestellungen heute"
        value={formatNumber(now.orders)}
        note={reached(percentOf(now.orders, then.orders), formatNumber(then.orders))}
      />
      <Figure
        name="Umsatz heute"
        value={money(now.revenue)}
        note={reached(percentOf(now.revenue, then.revenue), money(then.revenue))}
      />
      <Figure name="Durchschnittlicher Bon" value={money(now.average)} note={beside(money(then.average))} />
      <Figure
        name="Storniert oder abgelehnt"
        value={share(now.canceledShare)}
        note={beside(share(then.canceledShare))}
      />
    </Figures>
  );
}
