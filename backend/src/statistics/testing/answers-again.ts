import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { AnswerAgain, Asked, RowAgain } from './asked-again.js';
import type { CountedAgain } from './counted-again.js';
import {
  itemsAgain,
  orderOriginsAgain,
  orderTimesAgain,
  popularItemsAgain,
  revenueOriginsAgain,
} from './rows-again.js';
import { canceledOrdersAgain, ordersAgain, revenueAgain } from './sums-again.js';

/** The second count of each statistic of orders. */
export const answersAgain = {
  orders: ordersAgain,
  revenue: revenueAgain,
  'canceled-orders': canceledOrdersAgain,
  items: itemsAgain,
  'popular-items': popularItemsAgain,
  'order-times': orderTimesAgain,
  'order-origins': orderOriginsAgain,
  'revenue-origins': revenueOriginsAgain,
} satisfies Partial<Record<FigureName, (all: readonly CountedAgain[], asked: Asked) => AnswerAgain>>;

export type CountedName = keyof typeof answersAgain;
export const countedNames = Object.keys(answersAgain) as CountedName[];

const DECIMALS = 6;
/** Names; and what a test of its own is about. */
const leftOut = new Set(['label', 'category', 'averageGross']);

/** An answer as it can be compared: without names, rows by their keys, and quotients to six decimals. */
export function comparable(answer: AnswerAgain | Figures) {
  const { total, figures, series, matrix } = answer;
  const [rows, groups, rates] = [answer.rows, answer.groups, answer.rates].map((list) =>
    rowsByKey(list ?? []),
  );
  return rounded({ total, figures, series, matrix, rows, groups, rates });
}

function rowsByKey(rows: readonly RowAgain[]) {
  const some = rows.filter((row) => Object.values(row).some((one) => typeof one === 'number' && one !== 0));
  return some.sort((one, other) => (one.key < other.key ? -1 : 1));
}

function rounded(value: unknown): unknown {
  // Never -0.
  if (typeof value === 'number') return Number(value.toFixed(DECIMALS)) + 0;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, one]) => !leftOut.has(name) && one !== undefined);
  return Object.fromEntries(entries.map(([name, one]) => [name, rounded(one)]));
}
