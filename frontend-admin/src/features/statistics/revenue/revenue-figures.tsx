import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { useChange } from '../frame/figure-words.js';

interface Properties {
  figures: Answer;
  compare: Comparison | undefined;
}

const names = {
  net: 'Netto',
  orders: 'Bestellungen',
  average: 'Je Bestellung',
  delivery: 'Liefergebühren',
  refunded: 'Zurückgegeben',
} as const;

const which = { orders: 'ohne stornierte', refunded: 'ohne Kulanz' } as const;

/** The sums of all days, with what they were in the days that are compared. */
export function RevenueFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const currency = useCurrency();
  const money = (value: number) => formatMoney(value, currency);
  const { change } = useChange(answer, compare);
  return (
    <Figures name="Summen des Zeitraums" isTotalFirst>
      <Figure name="Umsatz brutto" value={money(total)} note={change(total, previousTotal, money)} />
      {(Object.keys(names) as (keyof typeof names)[]).map((key) => {
        const words = key === 'orders' ? formatNumber : money;
        const value = figures?.[key] ?? 0;
        return (
          <Figure
            key={key}
            name={names[key]}
            value={words(value)}
            {...(key in which && { which: which[key as keyof typeof which] })}
            note={change(value, previousFigures?.[key], words)}
          />
        );
      })}
    </Figures>
  );
}
