import { describe, expect, test } from '@jest/globals';
import { ids } from '../testing/ids.js';
import { products } from '../testing/menu.js';
import { cartItemsAgain, cartItemsForAnother } from './order-again.js';
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

describe('for another order', () => {
  const photo = {
    ...{ id: '41c06c1c-6a3e-4f6d-8f0e-0e5b7a9d2c11', version: 1, extension: 'png', mimeType: 'image/png' },
    ...{ publicHash: '9b1f0e6f8b1e4c1f9d5e0a7c3b2a19f8e7d6c5b4', name: 'Torte.png' },
  };
  const step = { name: 'Foto', description: null, type: 'image' as const, optional: false, options: [] };
  const cake = {
    ...products[0]!,
    id: 'c0ffee00-0000-4000-8000-000000000003',
    config: { parts: [step, ...products[0]!.config.parts] },
  };
  const known = [...products, cake];
  const sent: CartItem[] = [
    { product: cake.id, amount: 1, unit: 'piece', parts: [photo, 'Pommes', 'Alles Gute'] },
    cart[2]!,
  ];
  const before = orderItemsOf(sent, known, 'takeaway', 'EUR')!;

  test('files stay with the order they were sent with, and everything else is taken over', () => {
    expect(cartItemsAgain(before, known)).toEqual(sent);
    expect(cartItemsForAnother(before, known)).toEqual({
      items: [{ ...sent[0]!, parts: [null, 'Pommes', 'Alles Gute'] }, sent[1]!],
      lacksFiles: true,
    });
  });

  test('lines without files are the same', () => {
    expect(cartItemsForAnother(ordered, products)).toEqual({ items: cart, lacksFiles: false });
  });
});
