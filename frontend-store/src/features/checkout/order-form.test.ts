import { expect, test } from '@jest/globals';
import { checkOrder } from '@bestellwerk/domain/ordering/checkout/check-order';
import { factsAt } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { rememberProduct } from '@bestellwerk/domain/ordering/checkout/cart';
import {
  branch,
  cartWith,
  catalogue,
  filledDetails,
  itemOfSoup,
  schnitzel,
} from '../../../testing/shop-fixture.js';
import type { KeptItem } from '../../shared/cart/cart-slice.js';
import { priceCart } from '../../shared/cart/price-cart.js';
import { shopOf } from '../../shared/catalogue/use-shop.js';
import { orderFormOf } from './order-form.js';

const largeSchnitzel: KeptItem = {
  product: schnitzel.id,
  amount: 1,
  unit: 'piece',
  parts: ['Groß', 'ohne Zitrone'],
  remembered: rememberProduct(schnitzel),
};
const address = { phone: '+43 660 1234567', street: 'Gasse 1', zipCode: '1050', city: 'Wien' };

test.each([
  ['takeaway', 30.2],
  ['delivery', 33.2],
  ['dineIn', 30.2],
] as const)('the order check of a cart for %s yields the prices shown in the cart', (mode, total) => {
  const cart = { ...cartWith(itemOfSoup(2), largeSchnitzel), mode };
  const priced = priceCart(cart, branch, shopOf(catalogue));
  const form = orderFormOf(branch, cart, priced, { ...filledDetails, ...address });
  const check = checkOrder(form, factsAt(new Date('2026-11-20T17:00:00Z'), catalogue, branch));
  expect(check).toMatchObject({ problems: [], mode: priced.mode, pricing: { totalGross: total } });
  expect(check.pricing).toEqual(priced.totals);
  expect(check.items!.map(({ gross }) => gross)).toEqual(priced.lines.map(({ price }) => price.gross));
});
