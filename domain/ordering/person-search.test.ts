import { expect, test } from '@jest/globals';
import { isFound, orderSearchTexts } from './order-search.js';
import { guestTerms, personTerm } from './person-search.js';
import { placedOrder } from './testing/orders.js';

const found = (search: string, contact: object) => {
  const order = placedOrder();
  const { guest } = orderSearchTexts({ ...order, contact: { ...order.contact, ...contact } });
  const terms = guestTerms(personTerm(search));
  return terms.length > 0 && isFound({ ticketNumber: 7, search: guest }, terms);
};

test.each([
  ['anna@example.org', true],
  ['ANNA@Example.org ', true],
  ['nna@example.org', false],
  ['anna@example.or', false],
  ['0660 1234567', true],
  ['+43 660 / 123 45 67', true],
  ['0660 123456', false],
  ['Huber', true],
  ['huber anna', true],
  ['hub', true],
  ['uber', false],
  ['Huber Berta', false],
  ['7', false],
])('%s finds an order of Anna Huber: %s', (search, expected) => {
  expect(found(search, {})).toBe(expected);
});

test('a person is found by a name with umlauts, however it is written', () => {
  for (const search of ['Jörg Öllinger', 'joerg oellinger', 'Jorg Ollinger'])
    expect(found(search, { firstName: 'Jörg', lastName: 'Öllinger' })).toBe(true);
});
