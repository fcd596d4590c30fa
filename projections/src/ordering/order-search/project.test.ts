import { expect, it } from '@jest/globals';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { isFound, orderTerms } from '@bestellwerk/domain/ordering/order-search';
import { orderPlaced, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { orderSearch } from './project.js';

const id = '33333333-3333-4333-8333-333333333333';
const rowAfter = (contact: object) => {
  const order = placedOrder();
  const placed = orderPlaced({ ...order, contact: { ...order.contact, ...contact } });
  return rowsAfter(orderSearch, orderStream(id), [placed, { type: 'OrderSubmitted', data: {} }])[0]!;
};

it('an order is found by its number, its ticket, its dishes and its customer', () => {
  const { uid, branch, placedAt, ticketNumber } = placedOrder();
  const row = rowAfter({ firstName: 'Jörg', lastName: 'Šimek', email: 'J@Simek.example' });
  expect(row).toMatchObject({ id, branch, placedAt, ticketNumber });
  for (const search of [
    uid,
    'simek joerg',
    'Schimek',
    'j@simek.example',
    String(ticketNumber),
    '0660 1234567',
    'schnitzel',
  ])
    expect([search, isFound(row, orderTerms(search))]).toEqual([search, true]);
});

it('an order is found by what it costs now', () => {
  const order = placedOrder();
  const pricing = { ...order.pricing, totalGross: 49.5 };
  const [item] = order.items;
  const rows = rowsAfter(orderSearch, orderStream(id), [
    orderPlaced(order),
    { type: 'OrderItemChanged', data: { index: 0, item: item!, previous: item!, pricing } },
  ]);
  expect(isFound(rows[0]!, orderTerms('49,50 €'))).toBe(true);
  expect(isFound(rows[0]!, orderTerms('33,00'))).toBe(false);
});

it('an order of an erased customer is found only by its number and its dishes', () => {
  const nobody = Object.fromEntries(Object.keys(placedOrder().contact).map((name) => [name, null]));
  expect(rowAfter(nobody).search).toBe(` ${placedOrder().uid} wiener schnitzel `);
});
