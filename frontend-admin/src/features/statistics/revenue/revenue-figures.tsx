import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { changeWords } from '@bestellwerk/domain/views/change-words';
import { useComparedWords } from '../frame/figure-words.js';

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

/** The sums of all days, with what they were in the days that are compared. */
export function RevenueFigures({ figures: answer, compare }: Properties) {
  const { total, previousTotal, figures, previousFigures } = answer;
  const currency = useCurrency();
  const money = (value: number) => formatMoney(value, currency);
  const when = useComparedWords(answer, compare);
  return (
    <Figures name="Summen des Zeitraums" isTotalFirst>
      <Figure
        name="Umsatz brutto"
        value={money(total)}
        note={changeWords(total, previousTotal, money, when)}
      />
      {(Object.keys(names) as (keyof typeof names)[]).map((key) => {
        const words = key === 'orders' ? formatNumber : money;
        const value = figures?.[key] ?? 0;
        return (
          <Figure
            key={key}
            name={names[key]}
            value={words(value)}
            {...(key === 'orders' && { which: 'ohne stornierte' })}
            note={changeWords(value, previousFigures?.[key], words, when)}
          />
        );
      })}
    </Figures>
  );
}
