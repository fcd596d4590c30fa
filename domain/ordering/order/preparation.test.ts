import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { fold } from '../../kernel/decider.js';
import { eventsUntil, orderedItem, orderPlaced, refusedAs } from '../testing/orders.js';
import { addItem, changeItem, removeItem } from './item-decisions.js';
import type { OrderEvent } from './order-events.js';
import type { OrderItem } from './order-terms.schema.js';
import { type ExistingOrder, type Order, orderDecider } from './order.js';
import { finishPreparing, markLines } from './preparation.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const soup: OrderItem = { ...orderedItem, name: 'Suppe', product: '33333333-3333-4333-8333-333333333333' };
const confirmedWith = (items: OrderItem[], mode: 'takeaway' | 'delivery' = 'takeaway') =>
  given(orderPlaced({ items, mode }), ...eventsUntil.confirmed.slice(1)) as ExistingOrder;
const confirmed = confirmedWith([orderedItem, soup]);
const line = (index: number, { product, amount } = [orderedItem, soup][index] ?? soup) => ({
  index,
  product,
  amount,
});
const statuses = Object.keys(eventsUntil) as (keyof typeof eventsUntil)[];

describe('a line', () => {
  test('is done, once, and to be made after all', () => {
    const event = { index: 1, product: soup.product, name: 'Suppe' };
    expect(markLines(confirmed, [line(1)], true)).toEqual([{ type: 'OrderItemPrepared', data: event }]);
    const done = after(confirmed, markLines(confirmed, [line(1)], true)) as ExistingOrder;
    expect(done.prepared).toEqual([false, true]);
    expect(markLines(done, [line(1)], true)).toEqual([]);
    expect(markLines(done, [line(1)], false)).toEqual([{ type: 'OrderItemUnprepared', data: event }]);
  });

  test.each([
    ['that is not there', line(2), 'item-unknown'],
    ['of another product by now', line(0, soup), 'item-changed'],
    ['of another amount by now', line(0, { ...orderedItem, amount: 3 }), 'item-changed'],
  ])('%s is not marked, nor any other with it', (_, wrong, code) =>
    expect(outcome(markLines(confirmed, [line(1), wrong], true))).toBe(code),
  );

  test.each(statuses)('of an order that is %s is marked only while the kitchen makes it', (status) => {
    const decided = outcome(markLines(given(...eventsUntil[status]), [line(0)], true));
    if (status === 'confirmed') return expect(decided).toBe('OrderItemPrepared');
    const isOver = status === 'ready' || status === 'dispatched';
    return expect(isOver ? markLines(given(...eventsUntil[status]), [line(0)], true) : decided).toEqual(
      isOver ? [] : refusedAs(status),
    );
  });

  test('is not taken back once the order left the kitchen', () =>
    expect(outcome(markLines(given(...eventsUntil.ready), [line(0)], false))).toBe('order-is-ready'));

  test('that is changed is to be made again, and a removed one takes its mark along', () => {
    const done = after(confirmed, markLines(confirmed, [line(0), line(1)], true)) as ExistingOrder;
    const more = { ...soup, amount: 9 };
    expect((after(done, changeItem(done, { index: 1 }, () => more)) as ExistingOrder).prepared).toEqual([true, false]); // prettier-ignore
    const second = after(confirmed, markLines(confirmed, [line(1)], true));
    expect((after(second, removeItem(second, { index: 0 })) as ExistingOrder).prepared).toEqual([true]);
  });
});

describe('an order that is finished in the kitchen', () => {
  test('has all its lines done and is ready', () => {
    const one = after(confirmed, markLines(confirmed, [line(0)], true));
    const decided = finishPreparing(one) as readonly OrderEvent[];
    expect(decided.map(({ type }) => type)).toEqual(['OrderItemPrepared', 'OrderReady']);
    expect(after(one, decided)).toMatchObject({ status: 'ready', prepared: [true, true] });
  });

  test('waits for its courier if it is delivered', () => {
    const delivery = confirmedWith([soup], 'delivery');
    const done = after(delivery, finishPreparing(delivery));
    expect(done).toMatchObject({ status: 'confirmed', prepared: [true] });
    expect(finishPreparing(done)).toEqual([]);
  });

  test.each(statuses.filter((status) => !['confirmed', 'ready', 'dispatched'].includes(status)))(
    'is refused while it is %s',
    (status) => expect(outcome(finishPreparing(given(...eventsUntil[status])))).toBe(refusedAs(status)),
  );

  test('twice is finished once', () => expect(finishPreparing(given(...eventsUntil.ready))).toEqual([]));
});

type Deed = (order: ExistingOrder) => readonly OrderEvent[] | object;
const deeds = fc.oneof(
  fc.nat(5).map(
    (n): Deed =>
      (order) =>
        addItem(order, () => ({ ...soup, amount: n + 1 })),
  ),
  fc.nat(5).map(
    (n): Deed =>
      (order) =>
        removeItem(order, { index: n }),
  ),
  fc.nat(5).map(
    (n): Deed =>
      (order) =>
        changeItem(order, { index: n }, () => ({ ...soup, amount: 7 })),
  ),
  fc.tuple(fc.nat(5), fc.boolean()).map(
    ([n, isPrepared]): Deed =>
      (order) =>
        markLines(order, order.items[n] ? [line(n, order.items[n])] : [line(9)], isPrepared),
  ),
);

test('every line has exactly one mark, whatever is done to the order', () =>
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 20 }), (some) => {
      let order: Order = confirmed;
      for (const deed of some) {
        const decided = deed(order as ExistingOrder);
        if (Array.isArray(decided)) {
          order = fold({ ...orderDecider, initial: order }, decided as OrderEvent[]);
        }
        const { items, prepared } = order as ExistingOrder;
        expect(prepared).toHaveLength(items.length);
        expect(prepared.every((mark) => typeof mark === 'boolean')).toBe(true);
      }
    }),
  ));
