import { expect, it } from '@jest/globals';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import {
  eventsUntil,
  orderedItem,
  orderPlaced,
  placedOrder,
} from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { review } from './project.js';

const order = '33333333-3333-4333-8333-333333333333';
const branch = '22222222-2222-4222-8222-222222222222';
const submitted: OrderEvent = {
  type: 'ReviewSubmitted',
  data: { rating: 4, foodRating: 5, serviceRating: 3, processRating: 2, comment: 'Köstlich' },
};
const answered: OrderEvent = { type: 'ReviewAnswered', data: { text: 'Danke!' } };
const rowOf = (...events: OrderEvent[]) => rowsAfter(review, orderStream(order), events)[0]!;

it('an order without a review is no review, and nobody hears of it', () => {
  const row = rowOf(...eventsUntil.completed);
  expect(row).toMatchObject({ order, branch, at: null, rating: null, review: null });
  expect(review.topics(row)).toEqual([]);
});

it('a review has its ratings, the products of the order and the words it is found by', () => {
  const row = rowOf(...eventsUntil.completed, submitted);
  expect(row).toMatchObject({
    ...{ uid: '0123456789', ticketNumber: 7, guest: 'Anna Huber', hasEmail: true, date: '2026-11-20' },
    ...{ rating: 4, foodRating: 5, serviceRating: 3, processRating: 2, hasComment: true, isAnswered: false },
    products: [{ product: orderedItem.product, name: 'Wiener Schnitzel' }],
    review: { comment: 'Köstlich', answer: null },
  });
  for (const word of ['0123456789', 'huber', 'schnitzel', 'kostlich']) expect(row.search).toContain(word);
  expect(review.topics(row)).toEqual([`reviews:${branch}`]);
});

it('an answer is beside its review, with who gave it', () => {
  const row = rowOf(...eventsUntil.completed, submitted, answered);
  const by = { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' };
  expect(row).toMatchObject({
    isAnswered: true,
    review: { comment: 'Köstlich', answer: { text: 'Danke!', by } },
  });
});

it('products follow the changes of the order', () => {
  const other = { ...orderedItem, product: branch, name: 'Strudel' };
  const { pricing } = placedOrder();
  const added: OrderEvent = { type: 'OrderItemAdded', data: { item: other, pricing } };
  const removed: OrderEvent = {
    type: 'OrderItemRemoved',
    data: { index: 0, previous: orderedItem, pricing },
  };
  expect(rowOf(...eventsUntil.pending, added, removed).products).toEqual([
    { product: branch, name: 'Strudel' },
  ]);
});

it('a review of an erased guest keeps its ratings', () => {
  const { contact } = placedOrder();
  const nobody = Object.fromEntries(Object.keys(contact).map((name) => [name, null]));
  const erased = { ...submitted, data: { ...submitted.data, comment: null } } as OrderEvent;
  const row = rowOf(orderPlaced({ ...placedOrder(), contact: nobody as typeof contact }), erased);
  expect(row).toMatchObject({ guest: null, hasEmail: false, rating: 4, hasComment: false });
});
