import type { DeliveryTerms } from '../../delivery/delivery-fee.js';
import type { Decision } from '../../kernel/decider.js';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import { totalsOf } from '../../pricing/totals.js';
import { CLOSED_REFUSAL, isLowered, type Lowering, paidRefusal, UNENTITLED } from './lowering.js';
import { type ExistingOrder, isRequest, type Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { refuseMissingReason, takeStep } from './order-decisions.js';
import type { OrderItem } from './order-terms.schema.js';

/** What the sender believed to be the line at an index: it may be another one by now. */
export type ExpectedItem = Pick<OrderItem, 'product' | 'amount'>;

/** The line that is meant, and what taking something off it needs; without it, nobody is entitled to. */
interface MeantLine {
  readonly index: number;
  readonly expected?: ExpectedItem | undefined;
  readonly lowering?: Lowering | undefined;
}

/** Adds the line that `price` makes. */
export const addItem = (
  order: Order,
  price: (order: ExistingOrder) => OrderItem | Refusal,
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const item = price(existing);
    if (isRefusal(item)) return item;
    const pricing = totalsAfter(existing, [...existing.items, item]);
    return [{ type: 'OrderItemAdded', data: { item, pricing, ...newTextIn(item) } }];
  });

/** Replaces a line by what `change` makes of it. The rest of the order keeps its prices; the totals are new. */
export const changeItem = (
  order: Order,
  { index, expected, lowering = UNENTITLED }: MeantLine,
  change: (item: OrderItem, order: ExistingOrder) => OrderItem | Refusal,
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const previous = existing.items[index];
    if (!previous) return refuseUnknownItem();
    if (isAnother(previous, expected)) return refuseChangedItem();
    const item = change(previous, existing);
    if (isRefusal(item)) return item;
    if (JSON.stringify(item) === JSON.stringify(previous)) return [];
    const isLess = isLowered(previous, item);
    const refusal = isLess && refusalOfLowering(existing, lowering);
    if (refusal) return refusal;
    const pricing = totalsAfter(existing, existing.items.with(index, item));
    const why = isLess ? reasonOf(existing, lowering) : {};
    const news = newTextIn(item, previous);
    return [{ type: 'OrderItemChanged', data: { index, item, previous, pricing, ...news, ...why } }];
  });

/** Takes a line out; the last one cannot be removed. */
export const removeItem = (
  order: Order,
  { index, expected, lowering = UNENTITLED }: MeantLine,
): Decision<OrderEvent> =>
  takeStep(order, 'change', (existing) => {
    const previous = existing.items[index];
    if (!previous) return refuseUnknownItem();
    if (isAnother(previous, expected)) return refuseChangedItem();
    if (existing.items.length === 1) return refuseLastItem();
    const refusal = refusalOfLowering(existing, lowering);
    if (refusal) return refusal;
    const pricing = totalsAfter(existing, existing.items.toSpliced(index, 1));
    const why = reasonOf(existing, lowering);
    return [{ type: 'OrderItemRemoved', data: { index, previous, pricing, ...why } }];
  });

/**
 * A person who lowers a paid order could keep the difference, and a closed day would count less than was found in its till:
 * both need somebody who answers for it, and a reason. Nothing hangs on a request, to which nobody has agreed.
 */
function refusalOfLowering(order: ExistingOrder, lowering: Lowering): Refusal | null {
  const isClosed = lowering.isDayClosed && !isRequest(order.status);
  const settled = paidRefusal(order) ?? (isClosed ? CLOSED_REFUSAL : null);
  if (settled === null) return null;
  if (!lowering.mayLowerSettled) return refuse('forbidden', 'order-is-settled', settled);
  return lowering.reason.trim() === '' ? refuseMissingReason() : null;
}

/** The reason for the event, if one was given. */
function reasonOf({ isErased }: ExistingOrder, { reason }: Lowering): { reason?: string | null } {
  const given = reason.trim();
  return given === '' ? {} : { reason: isErased ? null : given };
}

const newTextIn = (item: OrderItem, previous?: OrderItem): { hasNewText?: true } =>
  textsOf(item) === textsOf(previous) ? {} : { hasNewText: true };

const textsOf = (item: OrderItem | undefined): string =>
  JSON.stringify(item?.parts.flatMap(({ name, text }) => (text ? [[name, text]] : [])) ?? []);

export const isAnother = (item: OrderItem, expected: ExpectedItem | undefined): boolean =>
  expected !== undefined && (item.product !== expected.product || item.amount !== expected.amount);

/** The delivery costs what its area's terms were when the order was placed; what the guest donates stays. */
export const totalsAfter = (
  { deliveryArea, pricing }: Pick<ExistingOrder, 'deliveryArea' | 'pricing'>,
  items: readonly OrderItem[],
): OrderPricing => totalsOf(items, deliveryArea && termsOf(deliveryArea, pricing), pricing.donation);

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
