import { expect, test } from '@jest/globals';
import { ids } from '../testing/ids.js';
import { products } from '../testing/menu.js';
import type { CartItem } from './order-form.schema.js';
import { orderItemsOf } from './order-lines.js';
import { isSentJustNow } from './sent-just-now.js';

const branch = { id: 'wien' };
const now = new Date('2026-11-23T11:20:00.000Z');
const salad: CartItem = { product: ids.schnitzel, amount: 1, unit: 'piece', parts: ['Erdäpfelsalat', null] };
const cheese: CartItem = { product: ids.cheese, amount: 250, unit: 'gram', parts: [] };
const order = {
  branch,
  items: orderItemsOf([salad, cheese], products, 'takeaway', 'EUR')!,
  placedAt: '2026-11-23T11:05:01.000Z',
  isCanceled: false,
  isRejected: false,
  isFailed: false,
};
const isSent = (differences: Partial<typeof order>, items = [salad, cheese]) =>
  isSentJustNow({ ...order, ...differences }, { branch, items }, products, now);

test.each<[string, CartItem[]]>([
  ['the same lines', [salad, cheese]],
  ['the same lines in another order', [cheese, salad]],
  ['a text that is empty where none was sent', [{ ...salad, parts: ['Erdäpfelsalat', ' '] }, cheese]],
])('a cart with %s is what was sent just now', (_, items) => {
  expect(isSent({}, items)).toBe(true);
});

test.each<[string, CartItem[]]>([
  ['another amount', [{ ...salad, amount: 2 }, cheese]],
  ['another choice', [{ ...salad, parts: ['Pommes', null] }, cheese]],
  ['one line less', [salad]],
  ['one line more', [salad, cheese, cheese]],
])('a cart with %s is another order', (_, items) => {
  expect(isSent({}, items)).toBe(false);
});

test.each<[string, Partial<typeof order>]>([
  ['of another branch', { branch: { id: 'linz' } }],
  ['of a quarter of an hour ago', { placedAt: '2026-11-23T11:05:00.000Z' }],
  ['that was canceled', { isCanceled: true }],
  ['that was rejected', { isRejected: true }],
  ['that failed', { isFailed: true }],
  ['with a line that is not sold that way any more', { items: [{ ...order.items[0]!, parts: [] }] }],
])('an order %s was not sent just now', (_, differences) => {
  expect(isSent(differences)).toBe(false);
});
