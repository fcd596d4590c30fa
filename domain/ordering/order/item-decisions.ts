import type { DeliveryTerms } from '../../delivery/delivery-fee.js';
import type { Decision } from '../../kernel/decider.js';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import { totalsOf } from '../../pricing/totals.js';
import type { ExistingOrder, Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { takeStep } from './order-decisions.js';
import type { OrderItem } from './order-terms.schema.js';

/** What the sender believed to be the line at an index: it may be another one by now. */
export type ExpectedItem = Pick<OrderItem, 'product' | 'amount'>;

/** Adds the line that `price` makes. */
export const addItem = (
  order: Order,
  price: (order: ExistingOrder) => OrderItem | Refusal,
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const item = price(existing);
    if (isRefusal(item)) return item;
    return [
      { type: 'OrderItemAdded', data: { item, pricing: totalsAfter(existing, [...existing.items, item]) } },
    ];
  });

/** Replaces a line by what `change` makes of it. The rest of the order keeps its prices; the totals are new. */
export const changeItem = (
  order: Order,
  { index, expected }: { readonly index: number; readonly expected?: ExpectedItem },
  change: (item: OrderItem, order: ExistingOrder) => OrderItem | Refusal,
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const previous = existing.items[index];
    if (!previous) return refuseUnknownItem();
    if (isAnother(previous, expected)) return refuseChangedItem();
    const item = change(previous, existing);
    if (isRefusal(item)) return item;
    if (JSON.stringify(item) === JSON.stringify(previous)) return [];
    const pricing = totalsAfter(existing, existing.items.with(index, item));
    return [{ type: 'OrderItemChanged', data: { index, item, previous, pricing } }];
  });

/** Takes a line out; the last one cannot be removed. */
export const removeItem = (
  order: Order,
  { index, expected }: { readonly index: number; readonly expected?: ExpectedItem },
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const previous = existing.items[index];
    if (!previous) return refuseUnknownItem();
    if (isAnother(previous, expected)) return refuseChangedItem();
    if (existing.items.length === 1) return refuseLastItem();
    const pricing = totalsAfter(existing, existing.items.toSpliced(index, 1));
    return [{ type: 'OrderItemRemoved', data: { index, previous, pricing } }];
  });

export const isAnother = (item: OrderItem, expected: ExpectedItem | undefined): boolean =>
  expected !== undefined && (item.product !== expected.product || item.amount !== expected.amount);

/** The delivery costs what its area's terms were when the order was placed. */
export const totalsAfter = (
  { deliveryArea, pricing }: Pick<ExistingOrder, 'deliveryArea' | 'pricing'>,
  items: readonly OrderItem[],
): OrderPricing => totalsOf(items, deliveryArea && termsOf(deliveryArea, pricing));

function termsOf(
  { price, taxRate: tax, free, freeFromOrderValue }: NonNullable<ExistingOrder['deliveryArea']>,
  { deliveryGross }: OrderPricing,
): DeliveryTerms {
  const terms = { tax, minimumOrderValue: null };
  if (free === undefined) return { ...terms, price: deliveryGross, free: false, freeFromOrderValue: null };
  return { ...terms, price, free, freeFromOrderValue: freeFromOrderValue ?? null };
}

export const refuseUnknownItem = (): Refusal =>
  refuse('unknown', 'item-unknown', 'Diese Position gibt es in der Bestellung nicht.');

export const refuseChangedItem = (): Refusal =>
  refuse(
    'conflict',
    'item-changed',
    'Diese Position wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  );

const refuseLastItem = (): Refusal =>
  refuse(
    'conflict',
    'item-is-last',
    'Die letzte Position kann nicht entfernt werden. Bitte stornieren Sie die Bestellung.',
  );
