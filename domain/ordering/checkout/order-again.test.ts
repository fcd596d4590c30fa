import { expect, test } from '@jest/globals';
import { ids } from '../testing/ids.js';
import { products } from '../testing/menu.js';
import { cartItemsAgain } from './order-again.js';
import type { OrderItem } from '../order/order-terms.schema.js';
import { orderItemsOf } from './order-lines.js';
import type { CartItem } from './order-form.schema.js';

const cart: CartItem[] = [
  { product: ids.schnitzel, amount: 2, unit: 'piece', parts: ['Pommes', 'ohne Salz'] },
  { product: ids.schnitzel, amount: 1, unit: 'piece', parts: ['Erdäpfelsalat', null] },
  { product: ids.cheese, amount: 250, unit: 'gram', parts: [] },
];
const ordered = orderItemsOf(cart, products, 'takeaway', 'EUR')!;
const otherwise = (differences: Partial<OrderItem>) => [{ ...ordered[0]!, ...differences }];
const side = ordered[0]!.parts[0]!;

test('ordered items go into the cart with their choices', () => {
  expect(cartItemsAgain(ordered, products)).toEqual(cart);
});

test('the remark of a line for the kitchen goes with it', () => {
  const remarked: CartItem[] = [{ ...cart[1]!, remark: 'ohne Zitrone' }];
  const lines = orderItemsOf(remarked, products, 'takeaway', 'EUR')!;
  expect(cartItemsAgain(lines, products)).toEqual(remarked);
});

test.each([
  ['whose product was removed', otherwise({ product: '99999999-0000-4000-8000-000000000000' })],
  ['whose option was removed', otherwise({ parts: [{ ...side, choices: ['Reis'] }] })],
  ['whose step was removed', otherwise({ parts: [side, { name: 'Sauce', choices: ['Senf'], text: null }] })],
  ['without a required choice', otherwise({ parts: [] })],
])('a line %s is left out', (_, items) => {
  expect(cartItemsAgain(items, products)).toEqual([]);
});
