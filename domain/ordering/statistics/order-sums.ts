import { toDecimal, toUnits } from '../../kernel/money.js';
import { sumBy } from '../../statistics/buckets.js';
import type { OrderOrigin } from '../order/order-terms.schema.js';
import { turnoverOf } from '../../pricing/totals.js';
import { countsOf } from '../closing/sale.js';
import { saleStateOf } from '../sales.js';
import { taxTable } from '../tax-table.js';
import { type CountedOrder, dueDateOf } from './counted-order.js';
import { paymentParts } from './payment-parts.js';

/** Where and when an order counts: its branch, and the business day of its placing. */
export interface CountedAt {
  readonly branch: string;
  readonly date: string;
}

const noMoney = { gross: 0, net: 0, tax: 0 };

/** How guests order themselves: only these orders come from a visit. */
export const guestContexts: readonly OrderOrigin['context'][] = ['web', 'pwa', 'self-service', 'table'];

/**
 * Orders and money of a day: the order on the day of its placing, what was given back on the day it was. Tax is in whole cents of each
 * rate, as on receipts and in closings.
 */
export function daySums(order: CountedOrder, at: CountedAt) {
  const { pricing, status } = order.sale;
  const guestOrders = guestContexts.includes(order.origin.context) ? 1 : 0;
  const nothing = {
    orders: 0,
    guestOrders: 0,
    canceledOrders: 0,
    canceledGross: 0,
    refundedGross: 0,
    deliveryGross: 0,
    ...noMoney,
  };
  switch (saleStateOf(status)) {
    case 'uncounted':
      return [];
    case 'canceled':
      return [{ ...at, ...nothing, guestOrders, canceledOrders: 1, canceledGross: turnoverOf(pricing) }];
    case 'sold': {
      const { deliveryGross } = pricing;
      const gross = turnoverOf(pricing);
      const tax = sumBy(taxTable({ items: order.sale.lines, pricing }), (row) => row.tax);
      const net = toDecimal(toUnits(gross) - toUnits(tax));
      const sold = { ...at, ...nothing, orders: 1, guestOrders, gross, net, tax, deliveryGross };
      const lessened = order.reductions.map(({ date, ...sums }) => ({
        ...{ branch: at.branch, date, ...nothing },
        ...negative(sums),
        refundedGross: sums.gross,
      }));
      return [sold, ...lessened];
    }
  }
}

/**
 * Orders by how they reach their guests and how they are paid; money as of the day of placing, what was given back on the day it was.
 * An order that was paid by several methods counts with the one that most was paid by.
 */
export function kindSums(order: CountedOrder, at: CountedAt) {
  const state = saleStateOf(order.sale.status);
  if (state === 'uncounted') return [];
  const { mode, reductions, sale } = order;
  const parts = paymentParts(order, turnoverOf(sale.pricing)).map(({ method, gross, isMain }) => ({
    ...{ ...at, mode, method },
    ...{ orders: isMain ? 1 : 0, canceledOrders: 0, gross },
  }));
  if (state === 'canceled')
    return parts
      .filter(({ orders }) => orders > 0)
      .map((main) => ({ ...main, orders: 0, canceledOrders: 1, gross: 0 }));
  const less = reductions.map(({ date, method, gross }) => ({
    ...{ ...at, date, mode, method },
    ...{ orders: 0, canceledOrders: 0, gross: 0 - gross },
  }));
  return [...parts, ...less];
}

/** Gross, net and tax of each rate, in whole cents. */
export function rateSums({ sale, reductions }: CountedOrder, at: CountedAt) {
  if (saleStateOf(sale.status) !== 'sold') return [];
  const sold = taxTable({ items: sale.lines, pricing: sale.pricing }).map((sums) => ({ ...at, ...sums }));
  const less = reductions.flatMap(({ date, rates }) =>
    rates.map(({ rate, ...sums }) => ({ branch: at.branch, date, rate, ...negative(sums) })),
  );
  return [...sold, ...less];
}

/**
 * Orders of an hour (its beginning in UTC): by when they were placed, on that day, and by when they are due, on the day on which
 * they are. Canceled ones count by their placing.
 */
export function hourSums({ sale, placedAt, dueAt, timeZone }: CountedOrder, at: CountedAt) {
  const state = saleStateOf(sale.status);
  if (state === 'uncounted') return [];
  const isSold = state === 'sold';
  const nothing = { placed: 0, due: 0, gross: 0 };
  return [
    { ...at, hour: hourOf(placedAt), ...nothing, placed: 1, gross: isSold ? turnoverOf(sale.pricing) : 0 },
    ...(isSold
      ? [
          {
            ...{ ...at, date: dueDateOf({ dueAt, timeZone }) ?? at.date },
            ...{ hour: hourOf(dueAt ?? placedAt), ...nothing, due: 1 },
          },
        ]
      : []),
  ];
}

/**
 * What was sold: lines with their money, and what packages contained. An order counts once for a product in its unit (`orders`) and
 * once for a product (`productOrders`), by itself or within a package: the first sum has it.
 */
export function itemSums({ sale, items }: CountedOrder, at: CountedAt) {
  if (saleStateOf(sale.status) !== 'sold') return [];
  const sums = new Map<string, ItemSum>();
  const known = new Set<string>();
  const firstOf = (key: string): number => {
    const isFirst = !known.has(key);
    known.add(key);
    return isFirst ? 1 : 0;
  };
  const add = (isContent: boolean, { product, unit, quantity }: Counted, gross: number) => {
    const key = `${product} ${unit} ${isContent}`;
    const sum = sums.get(key) ?? {
      ...{ ...at, product, unit, isContent, quantity: 0, gross: 0 },
      ...{ orders: firstOf(`${product} ${unit}`), productOrders: firstOf(product) },
    };
    sums.set(key, {
      ...sum,
      quantity: decimal(sum.quantity + quantity),
      gross: decimal(sum.gross + gross),
    });
  };
  for (const item of items) add(false, item, item.gross);
  for (const { contents } of items) for (const part of contents) add(true, part, 0);
  return [...sums.values()].map((sum) => ({ ...sum }));
}

interface Counted {
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
}

interface ItemSum extends CountedAt, Counted {
  readonly isContent: boolean;
  readonly gross: number;
  readonly orders: number;
  readonly productOrders: number;
}

/** Orders, the canceled ones among them, and money by where they came from; empty texts where nobody knows. */
export function originSums({ sale, origin, reductions }: CountedOrder, at: CountedAt) {
  if (saleStateOf(sale.status) === 'uncounted') return [];
  const { context, source, medium, campaign } = origin;
  const from = { ...at, context, source: source ?? '', medium: medium ?? '', campaign: campaign ?? '' };
  const nothing = { orders: 0, canceledOrders: 0 };
  if (saleStateOf(sale.status) === 'canceled') return [{ ...from, orders: 1, canceledOrders: 1, gross: 0 }];
  const less = reductions.map(({ date, gross }) => ({ ...from, date, ...nothing, gross: 0 - gross }));
  return [{ ...from, ...nothing, orders: 1, gross: turnoverOf(sale.pricing) }, ...less];
}

/**
 * What is donated with orders, to whom: by the business (`amount`) and by guests (`ownAmount`). Those that came to nothing donate nothing,
 * and what guests got back counts no more, on the day of placing.
 */
export function donationSums({ sale, donation }: CountedOrder, at: CountedAt) {
  if (!donation || saleStateOf(sale.status) !== 'sold') return [];
  return [
    {
      ...at,
      donatee: donation.donatee,
      orders: 1,
      amount: donation.amount,
      ownAmount: countsOf(sale).donatedAmount,
    },
  ];
}

/** Orders that came to nothing, on the day on which they did. */
export function lossSums({ sale, loss }: CountedOrder, { branch }: CountedAt) {
  if (loss === null) return [];
  return [{ branch, date: loss.date, reason: loss.reason, orders: 1, gross: turnoverOf(sale.pricing) }];
}

const negative = ({ gross, net, tax }: typeof noMoney) => ({
  gross: 0 - gross,
  net: 0 - net,
  tax: 0 - tax,
});

/** To 4 decimals, as sums are kept. */
const decimal = (value: number): number => Number(value.toFixed(4));

/** '2026-11-20T17:00:00.000Z': the beginning of an instant's hour. Time zones differ by whole hours wherever there are branches. */
const hourOf = (instant: string): string => `${instant.slice(0, 13)}:00:00.000Z`;
