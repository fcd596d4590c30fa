import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatShare,
  formatWeekday,
} from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { figuresOf, percentOf, type DailyFigures } from './day-figures.js';
import { spansOf } from './spans.js';

const NOTHING = '–';

interface Properties {
  days: DailyFigures;
  today: string;
}

/** Today so far beside the whole same weekday of last week. */
export function TodayFigures({ days, today }: Properties) {
  const currency = useCurrency();
  const { day } = spansOf(today);
  const now = figuresOf(days, day.now);
  const then = figuresOf(days, day.then);
  const weekday = formatWeekday(new Date(today), 'UTC');
  const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount, currency));
  const share = (part: number | null) => (part === null ? NOTHING : formatShare(part));
  const beside = (value: string) => `Letzter ${weekday}: ${value}`;
  const reached = (percent: number | null, whole: string) =>
    percent === null ? beside(whole) : `${formatPercent(percent)} vom ganzen letzten ${weekday} (${whole})`;
  return (
    <Figures name="Heute">
      <Figure
        name="Umsatz heute"
        value={money(now.revenue)}
        note={reached(percentOf(now.revenue, then.revenue), money(then.revenue))}
      />
      <Figure
        name="Bestellungen heute"
        value={formatNumber(now.orders)}
        note={reached(percentOf(now.orders, then.orders), formatNumber(then.orders))}
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
