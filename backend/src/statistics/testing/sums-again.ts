import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import {
  type AnswerAgain,
  type Asked,
  bucketOf,
  bucketsOf,
  daysOf,
  decimal,
  hourOf,
  hoursOf,
  isAsked,
  isWithin,
  part,
  rowsBy,
  sum,
} from './asked-again.js';
import { type CountedAgain, netOf } from './counted-again.js';
import { type Rate, takenBy } from './generated-order.js';

/** What an order adds to a day. Money in cents. */
export interface DayEntry {
  readonly order: CountedAgain['order'];
  readonly date: string;
  readonly orders: number;
  readonly canceled: number;
  readonly byRate: ReadonlyMap<Rate, number>;
  readonly byMethod: readonly MethodEntry[];
  readonly refunded: number;
  readonly delivery: number;
}

/** What an order adds to a method of payment. Money in cents. */
interface MethodEntry {
  readonly method: PaymentMethod;
  readonly orders: number;
  readonly cents: number;
}

const none: ReadonlyMap<Rate, number> = new Map();

/** The order itself counts with the method that took more, with the first if both took the same. */
function byMethodOf({ order, gross }: CountedAgain): MethodEntry[] {
  const { paidBefore: before } = order;
  if (!before) return [{ method: takenBy(order), orders: 1, cents: gross }];
  const rest = gross - before.cents;
  const isFirst = before.cents >= rest;
  return [
    { method: before.method, orders: isFirst ? 1 : 0, cents: before.cents },
    { method: takenBy(order), orders: isFirst ? 0 : 1, cents: rest },
  ];
}

function entriesOf(counted: CountedAgain): DayEntry[] {
  const { order, date, state, byRate, less } = counted;
  const nothing = {
    order,
    date,
    orders: 0,
    canceled: 0,
    byRate: none,
    byMethod: [],
    refunded: 0,
    delivery: 0,
  };
  if (state === 'uncounted') return [];
  if (state === 'canceled') return [{ ...nothing, canceled: 1 }];
  const reductions = less.map((one) => {
    const refunded = sum([...one.byRate.values()], (cents) => cents);
    return {
      ...{ ...nothing, date: one.date, refunded },
      byRate: new Map([...one.byRate].map(([rate, cents]) => [rate, 0 - cents])),
      byMethod: [{ method: one.method, orders: 0, cents: 0 - refunded }],
    };
  });
  const byMethod = byMethodOf(counted);
  return [{ ...nothing, orders: 1, byRate, byMethod, delivery: order.delivery?.gross ?? 0 }, ...reductions];
}

export const entriesWithin = (orders: readonly CountedAgain[], asked: Asked): DayEntry[] =>
  orders
    .filter((order) => isAsked(asked, order))
    .flatMap(entriesOf)
    .filter(({ date }) => isWithin(asked, date));

export const grossOf = ({ byRate }: DayEntry): number => sum([...byRate.values()], (cents) => cents);
const netOfAll = ({ byRate }: DayEntry): number => sum([...byRate], ([rate, cents]) => netOf(cents, rate));
const countOf = ({ orders, canceled }: DayEntry): number => orders + canceled;
const branchOf = ({ order }: { readonly order: CountedAgain['order'] }): string => order.branch;

/** A value, and parts of it, for each bucket. */
function seriesOf<One extends { readonly date: string }>(
  asked: Asked,
  list: readonly One[],
  pointOf: (own: readonly One[]) => { readonly value: number },
) {
  const ofBucket = (t: string) => list.filter(({ date }) => bucketOf(date, asked.granularity) === t);
  return bucketsOf(asked).map((t) => ({ t, ...pointOf(ofBucket(t)) }));
}

/** The same for a row: only the values. */
const childrenOf = (asked: Asked, list: readonly DayEntry[], value: (own: readonly DayEntry[]) => number) =>
  seriesOf(asked, list, (own) => ({ value: value(own) })).map(({ t, value }) => ({ key: t, value }));

/** By the hour of the placing; money as it was sold. */
function hourSeries(asked: Asked, entries: readonly DayEntry[], value: (entry: DayEntry) => number) {
  const placed = entries.filter((entry) => countOf(entry) > 0);
  const ofHour = (hour: string) => placed.filter(({ order }) => hourOf(order.placedAt) === hour);
  return hoursOf(asked).map((t) => ({ t, value: sum(ofHour(t), value) }));
}

export function ordersAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const entries = entriesWithin(all, asked);
  const canceledOf = (own: readonly DayEntry[]) => sum(own, ({ canceled }) => canceled);
  const ofMode = (own: readonly DayEntry[], mode: string) =>
    sum(own, ({ order, orders }) => (order.mode === mode ? orders : 0));
  const value = (own: readonly DayEntry[]) => sum(own, countOf);
  const total = value(entries);
  return {
    total,
    figures: { canceled: canceledOf(entries), perDay: total / daysOf(asked).length },
    series:
      asked.granularity === 'hour'
        ? hourSeries(asked, entries, countOf)
        : seriesOf(asked, entries, (own) => ({
            ...{ value: value(own), takeaway: ofMode(own, 'takeaway'), delivery: ofMode(own, 'delivery') },
            ...{ dineIn: ofMode(own, 'dineIn'), canceled: canceledOf(own) },
          })),
    rows: rowsBy(entries, branchOf, (own) => ({
      ...{ value: value(own), canceled: canceledOf(own), children: childrenOf(asked, own, value) },
    })),
    groups: rowsBy(
      entries,
      ({ order }) => order.mode,
      (own) => ({ value: value(own) }),
    ),
  };
}

export function revenueAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const entries = entriesWithin(all, asked);
  const value = (own: readonly DayEntry[]) => decimal(sum(own, grossOf));
  const ordersOf = (own: readonly DayEntry[]) => sum(own, ({ orders }) => orders);
  const partsOf = (own: readonly DayEntry[]) => ({
    net: decimal(sum(own, netOfAll)),
    tax: decimal(sum(own, grossOf) - sum(own, netOfAll)),
    refunded: decimal(sum(own, ({ refunded }) => refunded)),
    delivery: decimal(sum(own, ({ delivery }) => delivery)),
  });
  const figuresOf = (own: readonly DayEntry[]) => {
    const orders = ordersOf(own);
    return { ...partsOf(own), orders, average: part(value(own), orders) };
  };
  const rates = entries.flatMap(({ byRate }) => [...byRate]);
  return {
    total: value(entries),
    figures: figuresOf(entries),
    series:
      asked.granularity === 'hour'
        ? hourSeries(asked, entries, (entry) => decimal(grossOf(entry)))
        : seriesOf(asked, entries, (own) => ({ value: value(own), ...partsOf(own) })),
    rows: rowsBy(entries, branchOf, (own) => ({
      ...{ value: value(own), ...figuresOf(own), children: childrenOf(asked, own, value) },
    })),
    groups: rowsBy(
      entries.flatMap(({ byMethod }) => byMethod),
      ({ method }) => method,
      (own) => ({ value: decimal(sum(own, ({ cents }) => cents)), orders: sum(own, ({ orders }) => orders) }),
    ),
    rates: rowsBy(
      rates,
      ([rate]) => String(rate),
      (own) => {
        const gross = sum(own, ([, cents]) => cents);
        const net = sum(own, ([rate, cents]) => netOf(cents, rate));
        return { value: decimal(gross), net: decimal(net), tax: decimal(gross - net) };
      },
    ),
  };
}

const reasons = [
  ...['rejected', 'customer', 'notMet', 'duplicate', 'staff'],
  ...['declined', 'unanswered', 'unpaid', 'system'],
];

export function canceledOrdersAgain(all: readonly CountedAgain[], asked: Asked): AnswerAgain {
  const losses = all
    .filter((order) => isAsked(asked, order))
    .flatMap(({ order, gross, loss }) => (loss ? [{ order, gross, ...loss }] : []))
    .filter(({ date }) => isWithin(asked, date));
  const lostOf = (own: readonly (typeof losses)[number][]) => decimal(sum(own, ({ gross }) => gross));
  const placed = sum(entriesWithin(all, asked), countOf);
  return {
    total: losses.length,
    figures: { gross: lostOf(losses), placed, rate: part(losses.length, placed) },
    series: seriesOf(asked, losses, (own) => ({
      value: own.length,
      ...Object.fromEntries(
        reasons.map((name) => [name, own.filter(({ reason }) => reason === name).length]),
      ),
    })),
    rows: rowsBy(
      losses,
      ({ reason }) => reason,
      (own) => ({ value: own.length, gross: lostOf(own) }),
    ),
    groups: rowsBy(losses, branchOf, (own) => ({ value: own.length, gross: lostOf(own) })),
  };
}
