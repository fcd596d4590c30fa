import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import {
  type AnswerAgain,
  type Asked,
  daysOf,
  decimal,
  isAsked,
  isWithin,
  part,
  type RowAgain,
  rowsBy,
  sum,
  weekdayOf,
} from './asked-again.js';
import { businessDay, type CountedAgain, dayAfter, wallClock } from './counted-again.js';
import type { GeneratedOrder, Quantity } from './generated-order.js';
import { type DayEntry, entriesWithin, grossOf } from './sums-again.js';

const soldWithin = (all: readonly CountedAgain[], asked: Asked): CountedAgain[] =>
  all.filter((order) => order.state === 'sold' && isAsked(asked, order) && isWithin(asked, order.date));

/** In what a unit is added up, and how many thousandths of that it is. */
const addedUp: Partial<Record<UnitName, readonly [UnitName, number]>> = {
  ...{ gram: ['kilogram', 1], decagram: ['kilogram', 10], kilogram: ['kilogram', 1000] },
  ...{ milliliter: ['liter', 1], centiliter: ['liter', 10], liter: ['liter', 1000] },
};

interface Item {
  readonly key: string;
  readonly product: string;
  readonly unit: UnitName;
  readonly thousandths: number;
  readonly gross: number;
  readonly order: string;
  readonly isContent: boolean;
}

function itemsOf({ id, lines }: GeneratedOrder): Item[] {
  const item = ({ product, amount, unit: ordered }: Quantity, gross: number, isContent: boolean): Item => {
    const [unit, thousandths] = addedUp[ordered] ?? [ordered, 1000];
    const key = `${product} ${unit}`;
    return { key, product, unit, thousandths: Math.round(amount * thousandths), gross, order: id, isContent };
  };
  return lines.flatMap((line) => [
    item(line, line.gross, false),
    ...line.contents.map((content) =>
      item({ ...content, amount: content.amount * line.amount * line.each }, 0, true),
    ),
  ]);
}

const ordersIn = (own: readonly Item[]): number => new Set(own.map(({ order }) => order)).size;

export function itemsAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const items = soldWithin(all, asked).flatMap(({ order }) => itemsOf(order));
  const quantityOf = (own: readonly Item[]) => sum(own, ({ thousandths }) => thousandths) / 1000;
  const rows = rowsBy(
    items,
    ({ key }) => key,
    (own) => ({
      ...{ value: decimal(sum(own, ({ gross }) => gross)), unit: own[0]!.unit, quantity: quantityOf(own) },
      containedQuantity: quantityOf(own.filter(({ isContent }) => isContent)),
      orders: ordersIn(own),
    }),
  );
  return { total: sum(rows, ({ value }) => value), rows };
}

const POPULAR = 20;

export function popularItemsAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const ranked = (within: Asked) => {
    const items = soldWithin(all, within).flatMap(({ order }) => itemsOf(order));
    const counts = rowsBy(
      items,
      ({ product }) => product,
      (own) => ({ value: ordersIn(own) }),
    );
    return counts.sort((one, other) => other.value - one.value || (one.key < other.key ? -1 : 1));
  };
  const days = daysOf(asked).length;
  const before = ranked({ ...asked, from: dayAfter(asked.from, -days), to: dayAfter(asked.from, -1) });
  const total = soldWithin(all, asked).length;
  const rows = ranked(asked)
    .slice(0, POPULAR)
    .map(({ key, value }, index) => {
      const indexBefore = before.findIndex((row) => row.key === key);
      const delta = indexBefore === -1 ? null : indexBefore - index;
      return { key, value, share: part(value, total), rank: index + 1, delta };
    });
  return { total, rows };
}

export function orderTimesAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const states = asked.by === 'due' ? ['sold'] : ['sold', 'canceled'];
  const timeOf = ({ order: { due, placedAt } }: CountedAgain) =>
    asked.by === 'due' && due.kind !== 'at once' ? due.at : placedAt;
  const counted = all.filter(
    (one) => states.includes(one.state) && isAsked(asked, one) && isWithin(asked, businessDay(timeOf(one))),
  );
  const cells = counted.map((one) => {
    const { date, hour } = wallClock(timeOf(one));
    return `${weekdayOf(date)} ${hour}`;
  });
  const weekdays = daysOf(asked).map(weekdayOf);
  const matrix = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    Array.from({ length: 24 }, (_, hour) => {
      const count = cells.filter((cell) => cell === `${weekday} ${hour}`).length;
      // The night belongs to the business day before.
      const day = hour >= 4 ? weekday : ((weekday + 5) % 7) + 1;
      return { weekday, hour, value: part(count, weekdays.filter((one) => one === day).length) };
    }),
  );
  return { total: counted.length, matrix };
}

const contexts = {
  web: 'Online-Shop',
  pwa: 'Installierte App',
  'self-service': 'Bestellterminal',
  table: 'Tisch',
  staff: 'Vor Ort aufgenommen',
  phone: 'Telefon',
};

function originOf({ origin, isByStaff, table }: GeneratedOrder) {
  const context = origin?.context ?? (isByStaff ? 'staff' : table === null ? 'web' : 'table');
  return { context, source: origin?.source ?? '' };
}

const MOST_ROWS = 100;
const words = new Intl.Collator('de', { numeric: true });

/** The rows with the greatest values; what is beyond a hundred is one row. */
function shown(rows: readonly RowAgain[]): RowAgain[] {
  const label = ({ context, source }: RowAgain) =>
    contexts[context as keyof typeof contexts] + (source === '' ? '' : `, ${source as string}`);
  const sorted = [...rows].sort(
    (one, other) =>
      other.value - one.value || words.compare(label(one), label(other)) || words.compare(one.key, other.key),
  );
  if (sorted.length <= MOST_ROWS) return sorted;
  const rest = sorted.slice(MOST_ROWS - 1);
  const all = (name: string) => sum(rest, (row) => row[name] as number);
  const other = { value: all('value'), orders: all('orders'), gross: all('gross'), share: all('share') };
  return [...sorted.slice(0, MOST_ROWS - 1), { key: 'other', ...other }];
}

function originsAgain(all: readonly CountedAgain[], asked: Asked, value: 'orders' | 'gross'): AnswerAgain {
  const keyOf = ({ order }: DayEntry) => {
    const { context, source } = originOf(order);
    return `${context} ${source}`.trim();
  };
  const rows = rowsBy(entriesWithin(all, asked), keyOf, (own) => {
    const sold = sum(own, ({ orders }) => orders);
    const sums = {
      orders: value === 'gross' ? sold : sold + sum(own, ({ canceled }) => canceled),
      gross: decimal(sum(own, grossOf)),
    };
    const averageGross = part(sums.gross, sold);
    return { ...originOf(own[0]!.order), ...sums, value: sums[value], averageGross };
  });
  return { total: sum(rows, (row) => row.value), rows: shown(rows) };
}

export const orderOriginsAgain = (all: readonly CountedAgain[], asked: Asked): AnswerAgain =>
  originsAgain(all, asked, 'orders');

export const revenueOriginsAgain = (all: readonly CountedAgain[], asked: Asked): AnswerAgain =>
  originsAgain(all, asked, 'gross');
