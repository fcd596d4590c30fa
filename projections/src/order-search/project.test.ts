import { expect, it } from '@jest/globals';
import { orderPlaced, placedOrder } from '@bestellwerk/domain/ordering/testing/orders';
import { applied } from '../testing/applied.js';
import { recorded } from '../testing/order-stories.js';
import { orderSearch } from './project.js';

const id = '33333333-3333-4333-8333-333333333333';
const rowsAfter = (contact: object) => {
  const order = placedOrder();
  const placed = orderPlaced({ ...order, contact: { ...order.contact, ...contact } });
  return applied(orderSearch, recorded(id, [placed, { type: 'OrderSubmitted', data: {} }]));
};

it('an order is found by its number and whoever ordered, without case and accents', () => {
  const { uid, branch, placedAt, ticketNumber } = placedOrder();
  const [row] = rowsAfter({ firstName: 'Jörg', lastName: 'Šimek', email: 'J@Simek.example' });
  expect(row).toMatchObject({ id, branch, placedAt, title: `${uid} Jörg Šimek` });
  for (const word of [uid.toLowerCase(), 'jorg', 'simek', 'j@simek.example', String(ticketNumber)]) {
    expect(row!.search).toContain(word);
  }
});

it('an order of somebody erased is found by its number alone', () => {
  const nobody = Object.fromEntries(Object.keys(placedOrder().contact).map((name) => [name, null]));
  const { uid, ticketNumber } = placedOrder();
  expect(rowsAfter(nobody)[0]).toMatchObject({ title: uid, search: `${uid.toLowerCase()} ${ticketNumber}` });
});
