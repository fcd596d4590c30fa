import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import { changeSinceWords } from '@bestellwerk/domain/views/change-words';
import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { Figure } from '../../../shared/ui/block.js';
import { FigureEntries } from '../frame/figure-entries.js';
import { soldOrders } from './sold-orders.js';
import { hrefOf, type Span, thenWords } from './spans.js';
import type { SpanAnswers } from './use-span-figures.js';

const WITHOUT_CANCELED = 'ohne stornierte';

interface Properties {
  span: Span;
  /** 'heute', 'diese Woche' */
  when: string;
  answers: SpanAnswers;
}

/** The revenue and the orders of a span, beside those before: each with the ways to its page and to what it is the sum of. */
export function SumFigures({ span, when, answers: { revenue, orders } }: Properties) {
  const currency = useCurrency();
  const timeZone = useTimeZone();
  const money = (amount: number) => formatMoney(amount, currency);
  const sold = soldOrders(orders);
  const note = (figures: Answer, words: (value: number) => string) =>
    changeSinceWords(
      figures.total,
      { before: figures.previousTotal, since: figures.comparedSince },
      words,
      thenWords(span, figures.comparedUntil, timeZone),
    );
  const names = { revenue: `Umsatz ${when}`, orders: `Bestellungen ${when}` };
  return (
    <>
      <Figure
        name={names.revenue}
        value={money(revenue.total)}
        note={note(revenue, money)}
        to={hrefOf('revenue', span)}
      >
        <FigureEntries title={names.revenue} figures={revenue} />
      </Figure>
      <Figure
        name={names.orders}
        value={formatNumber(sold.total)}
        which={WITHOUT_CANCELED}
        note={note(sold, formatNumber)}
        to={hrefOf('orders', span)}
      >
        <FigureEntries title={`${names.orders} ${WITHOUT_CANCELED}`} figures={sold} />
      </Figure>
    </>
  );
}
