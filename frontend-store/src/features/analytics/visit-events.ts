import { turnoverOf } from '@bestellwerk/domain/pricing/totals';
import {
  ADD_TO_CART,
  categoryOf,
  DEVICE_INIT,
  ENGAGEMENT,
  INITIATE_CHECKOUT,
  PAGE_VIEW,
  PURCHASE,
  SCROLL,
} from '@bestellwerk/domain/analytics/actions';
import type {
  AnalyticsEntry,
  DeviceData,
  EventData,
} from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { cartCount } from '@bestellwerk/domain/ordering/checkout/cart';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import type { KeptItem } from '../../shared/cart/cart-slice.js';

/** Where something happens. */
export type Place = Pick<EventData, 'path' | 'branch' | 'context'>;

/** What is sent of an event, and how many products it is about, as the cart counts them. */
export interface VisitEvent {
  readonly entry: AnalyticsEntry;
  readonly count: number;
}

const USUAL_CURRENCY = 'EUR';
const MOST_ITEMS = 100;

const eventOf = (action: string, data: EventData, count = 0): VisitEvent => ({
  entry: { type: 'event', action, category: categoryOf({ action, category: 'page' }), data },
  count,
});

export const deviceInit = (place: Place, device: DeviceData): VisitEvent => ({
  entry: { type: 'device', action: DEVICE_INIT, category: 'device', data: { ...place, ...device } },
  count: 0,
});

export const pageView = (place: Place, referrer: string): VisitEvent =>
  eventOf(PAGE_VIEW, { ...place, referrer });

/** For how many seconds the page was looked at. */
export const engagement = (place: Place, activeSeconds: number): VisitEvent =>
  eventOf(ENGAGEMENT, { ...place, activeSeconds });

export const scrolledToEnd = (place: Place): VisitEvent => eventOf(SCROLL, place);

/** One for each product of which there is more in the cart than before. Prices are those of the menu. */
export function addedToCart(
  place: Place,
  [before, after]: readonly [readonly KeptItem[], readonly KeptItem[]],
  currency: string = USUAL_CURRENCY,
): VisitEvent[] {
  const had = amounts(before);
  return [...amounts(after).values()].flatMap(({ item, amount }) => {
    const added = amount - (had.get(keyOf(item))?.amount ?? 0);
    if (added <= 0) return [];
    const { product, remembered } = item;
    const items = [{ product, amount: added, price: Math.max(0, remembered.price) }];
    return [
      eventOf(ADD_TO_CART, { ...place, product, items, currency }, cartCount([{ ...item, amount: added }])),
    ];
  });
}

const keyOf = ({ product, unit }: KeptItem): string => `${product} ${unit}`;

function amounts(items: readonly KeptItem[]): Map<string, { item: KeptItem; amount: number }> {
  const found = new Map<string, { item: KeptItem; amount: number }>();
  for (const item of items) {
    const amount = (found.get(keyOf(item))?.amount ?? 0) + item.amount;
    found.set(keyOf(item), { item, amount });
  }
  return found;
}

export function initiatedCheckout(
  place: Place,
  items: readonly KeptItem[],
  currency: string = USUAL_CURRENCY,
): VisitEvent {
  const counted = items.slice(0, MOST_ITEMS).map(({ product, amount, remembered }) => ({
    ...{ product, amount, price: Math.max(0, remembered.price) },
  }));
  return eventOf(INITIATE_CHECKOUT, { ...place, items: counted, currency }, cartCount(items));
}

/**
 * An order that was placed, paid or not; null for a request for a quotation, and for an order that takes the place of one that
 * was counted before. The price is the gross total.
 */
export function purchased(place: Place, order: PlacedOrder): VisitEvent | null {
  if (isRequest(order.status) || order.replaces !== undefined) return null;
  const { branch, items, pricing, currency } = order;
  const counted = items
    .slice(0, MOST_ITEMS)
    .map(({ product, amount, gross }) => ({ product, amount, price: Math.max(0, gross) }));
  const data = { ...place, branch: branch.id, items: counted, price: turnoverOf(pricing) };
  return eventOf(PURCHASE, { ...data, currency: currency || USUAL_CURRENCY }, cartCount(items));
}
