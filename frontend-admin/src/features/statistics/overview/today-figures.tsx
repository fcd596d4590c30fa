import { changeWords } from '@bestellwerk/domain/views/change-words';
import { formatMoney, formatShare } from '@bestellwerk/domain/text/formats';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { hrefOf, type Span, thenWords } from './spans.js';
import { SumFigures } from './sum-figures.js';
import type { SpanAnswers } from './use-span-figures.js';

const NOTHING = '–';

interface Properties {
  span: Span;
  answers: SpanAnswers;
}

/** Today so far beside the same weekday of last week up to the same time. */
export function TodayFigures({ span, answers }: Properties) {
  const currency = useCurrency();
  const then = thenWords(span, answers.orders.comparedUntil, useTimeZone());
  const money = (amount: number) => formatMoney(amount, currency);
  const { now, before } = ratiosOf(answers);
  const besides = (words: string) => `${then.charAt(0).toUpperCase()}${then.slice(1)}: ${words}`;
  const noOrders = besides('keine Bestellungen');
  return (
    <Figures name="Heute">
      <SumFigures span={span} when="heute" answers={answers} />
      <Figure
        name="Je Bestellung"
        value={now.average === null ? NOTHING : money(now.average)}
        note={
          before.average === null
            ? noOrders
            : now.average === null
              ? besides(money(before.average))
              : changeWords(now.average, before.average, money, then)
        }
        to={hrefOf('revenue', span)}
      />
      <Figure
        name="Storniert oder abgelehnt"
        value={now.canceled === null ? NOTHING : formatShare(now.canceled)}
        note={before.canceled === null ? noOrders : besides(formatShare(before.canceled))}
        to={hrefOf('orders', span)}
      />
    </Figures>
  );
}

/** Null without an order. */
interface Ratios {
  average: number | null;
  /** Of all orders, from 0 to 1. */
  canceled: number | null;
}

function ratiosOf({ revenue, orders }: SpanAnswers): { now: Ratios; before: Ratios } {
  const ratios = (sold: Record<string, number> = {}, placed: Record<string, number> = {}, all = 0) => ({
    average: sold.orders ? (sold.average ?? null) : null,
    canceled: all === 0 ? null : (placed.canceled ?? 0) / all,
  });
  return {
    now: ratios(revenue.figures, orders.figures, orders.total),
    before: ratios(revenue.previousFigures, orders.previousFigures, orders.previousTotal),
  };
}
