import { expect, it } from '@jest/globals';
import { isFound, orderTerms } from '@bestellwerk/domain/ordering/order-search';
import { orderPlaced, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { applied } from '../../testing/applied.js';
import { recorded } from '../../testing/order-stories.js';
import { orderSearch } from './project.js';

const id = '33333333-3333-4333-8333-333333333333';
const rowsAfter = (contact: object) => {
  const order = placedOrder();
  const placed = orderPlaced({ ...order, contact: { ...order.contact, ...contact } });
  return applied(orderSearch, recorded(id, [placed, { type: 'OrderSubmitted', data: {} }]));
};

it('an order is found by its number, its ticket, its dishes and its customer', () => {
  const { uid, branch, placedAt, ticketNumber } = placedOrder();
  const [row] = rowsAfter({ firstName: 'Jörg', lastName: 'Šimek', email: 'J@Simek.example' });
  expect(row).toMatchObject({ id, branch, placedAt, ticketNumber });
  for (const search of [
    uid,
    'simek joerg',
    'j@simek.example',
    String(ticketNumber),
    '0660 1234567',
    'schnitzel',
  ])
    expect([search, isFound(row!, orderTerms(search))]).toEqual([search, true]);
});

it('an order of an erased customer is found only by its number and its dishes', () => {
  const nobody = Object.fromEntries(Object.keys(placedOrder().contact).map((name) => [name, null]));
  expect(rowsAfter(nobody)[0]!.search).toBe(` ${placedOrder().uid} wiener schnitzel `);
});
