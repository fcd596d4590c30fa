import { expect, test } from '@jest/globals';
import { analyticsEntrySchema } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { pendingOrder } from '../../../testing/order-fixture.js';
import { branch, itemOfSoup, soup } from '../../../testing/shop-fixture.js';
import { addedToCart, initiatedCheckout, pageView, purchased } from './visit-events.js';

const place = { path: '/store/wien', branch: branch.id, context: 'web' } as const;

test('a product that was added is one event with what was added', () => {
  const [event, ...others] = addedToCart(place, [[itemOfSoup(1)], [itemOfSoup(3)]]);
  expect(others).toEqual([]);
  expect(event).toEqual({
    entry: {
      ...{ type: 'event', action: 'add_to_cart', category: 'cart' },
      data: {
        ...{ ...place, product: soup.id, currency: 'EUR' },
        items: [{ product: soup.id, amount: 2, price: soup.price }],
      },
    },
    count: 2,
  });
});

test('a cart that shrinks, or stays what it is in other lines, adds nothing', () => {
  expect(addedToCart(place, [[itemOfSoup(3)], [itemOfSoup(1)]])).toEqual([]);
  expect(addedToCart(place, [[itemOfSoup(3)], []])).toEqual([]);
  expect(addedToCart(place, [[itemOfSoup(2), itemOfSoup(1)], [itemOfSoup(3)]])).toEqual([]);
});

const order: PlacedOrder = pendingOrder;

test('an order is an event with its lines, its total and its currency, and nothing that opens it', () => {
  const event = purchased(place, order)!;
  expect(event.entry.data).toMatchObject({ price: order.pricing.totalGross, currency: order.currency });
  const text = JSON.stringify(event);
  for (const secret of [order.uid, order.hash]) expect(text).not.toContain(secret);
});

test('a request for a quotation and an order in place of an unpaid one are no orders of their own', () => {
  expect(purchased(place, { ...order, status: 'requested' })).toBeNull();
  expect(purchased(place, { ...order, replaces: 'AB12' })).toBeNull();
});

test('the server takes every event', () => {
  const events = [
    pageView(place, ''),
    ...addedToCart(place, [[], [itemOfSoup()]]),
    initiatedCheckout(place, [itemOfSoup()]),
    purchased(place, order)!,
  ];
  for (const { entry } of events) expect(analyticsEntrySchema.parse(entry)).toEqual(entry);
});
