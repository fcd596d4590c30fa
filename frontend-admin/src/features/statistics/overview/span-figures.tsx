import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { changeWords } from '@bestellwerk/domain/views/change-words';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { figuresOf, type DailyFigures } from './day-figures.js';
import { spansOf } from './spans.js';

interface Properties {
  days: DailyFigures;
  today: string;
}

/** This week and this month, each beside the same days of the one before. */
export function SpanFigures({ days, today }: Properties) {
  const currency = useCurrency();
  const { week, month } = spansOf(today);
  const money = (amount: number) => formatMoney(amount, currency);
  const shown = [
    { ...week, name: 'diese Woche' },
    { ...month, name: 'diesen Monat' },
  ].map(({ now, then, ...span }) => ({ ...span, now: figuresOf(days, now), then: figuresOf(days, then) }));
  return (
    <Figures name="Diese Woche und dieser Monat">
      {shown.flatMap(({ name, when, now, then }) => [
        <Figure
          key={`revenue ${name}`}
          name={`Umsatz ${name}`}
          value={money(now.revenue)}
          note={changeWords(now.revenue, then.revenue, money, when)}
        />,
        <Figure
          key={`orders ${name}`}
          name={`Bestellungen ${name}`}
          value={formatNumber(now.orders)}
          note={changeWords(now.orders, then.orders, formatNumber, when)}
        />,
      ])}
    </Figures>
  );
}
