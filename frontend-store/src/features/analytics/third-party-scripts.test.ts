import { expect, test } from '@jest/globals';
import { pendingOrder } from '../../../testing/order-fixture.js';
import { itemOfSoup, soup } from '../../../testing/shop-fixture.js';
import { pixelCallOf, pushedOf } from './third-party-scripts.js';
import { addedToCart, engagement, pageView, purchased } from './visit-events.js';

const place = { path: '/store/wien', context: 'web' } as const;
const numberOf = (product: string) => (product === soup.id ? soup.uid : undefined);
const order = {
  ...pendingOrder,
  items: [{ ...pendingOrder.items[0]!, product: soup.id, amount: 2, unit: 'piece' as const }],
  pricing: { ...pendingOrder.pricing, totalGross: 15.9049 },
};

test('the pixel learns of an order with article numbers, a value of two decimals and the number of products', () => {
  expect(pixelCallOf(purchased(place, order)!, numberOf)).toEqual([
    'Purchase',
    { content_ids: [soup.uid], content_type: 'product', value: 15.9, currency: 'EUR', num_items: 2 },
  ]);
});

test('the pixel learns of pages without their address, and of nothing but pages, cart, checkout and order', () => {
  expect(pixelCallOf(pageView(place, ''), numberOf)).toEqual(['PageView']);
  expect(pixelCallOf(addedToCart(place, [[], [itemOfSoup(3)]])[0]!, numberOf)).toEqual([
    'AddToCart',
    expect.objectContaining({ content_ids: [soup.uid], num_items: 3, value: 14.7 }),
  ]);
  expect(pixelCallOf(engagement(place, 12), numberOf)).toBeNull();
});

test('the tag manager is given the same in the words of Google Analytics', () => {
  expect(pushedOf(pageView(place, ''), numberOf)).toEqual({ event: 'page_view', page_path: '/store/wien' });
  expect(pushedOf(purchased(place, order)!, numberOf)).toMatchObject({
    event: 'purchase',
    ecommerce: { value: 15.9, items: [{ item_id: soup.uid, quantity: 2 }] },
  });
  expect(pushedOf(engagement(place, 12), numberOf)).toBeNull();
});
