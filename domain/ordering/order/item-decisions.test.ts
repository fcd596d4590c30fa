import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { isRefusal } from '../../kernel/refusal.js';
import { totalsOf } from '../../pricing/totals.js';
import { addItem, changeItem, removeItem } from './item-decisions.js';
import type { Lowering } from './lowering.js';
import { orderDecider, type ExistingOrder, type Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import type { OrderItem } from './order-terms.schema.js';
import { eventsUntil, orderedItem, orderPlaced, refusedAs } from '../testing/orders.js';

const { given, outcome, after } = givenWhenThen(orderDecider);
const soup: OrderItem = { ...orderedItem, name: 'Suppe', amount: 1, net: 4.5, tax: 0.45, gross: 4.95 };
const PAYMENT = '44444444-4444-4444-8444-444444444444';
const pending = given(...eventsUntil.pending);
const withTwo = after(
  pending,
  addItem(pending, () => soup),
);

describe('an item', () => {
  test.each(Object.keys(eventsUntil) as (keyof typeof eventsUntil)[])(
    'of an order that is %s can be changed until it leaves the kitchen',
    (status) => {
      const isOpen = ['requested', 'pending', 'confirmed'].includes(status);
      const expected = isOpen ? 'OrderItemAdded' : refusedAs(status);
      expect(outcome(addItem(given(...eventsUntil[status]), () => soup))).toBe(expected);
    },
  );

  test('that is added comes last, with new totals', () => {
    expect(addItem(pending, () => soup)).toEqual([
      { type: 'OrderItemAdded', data: { item: soup, pricing: totalsOf([orderedItem, soup], null) } },
    ]);
    expect(withTwo).toMatchObject({ items: [orderedItem, soup], total: 379_500 });
  });

  test('that is changed is kept with the old one and new totals', () => {
    const three = { ...orderedItem, amount: 3, net: 45, tax: 4.5, gross: 49.5 };
    expect(changeItem(pending, { index: 0 }, () => three)).toEqual([
      {
        type: 'OrderItemChanged',
        data: { index: 0, item: three, previous: orderedItem, pricing: totalsOf([three], null) },
      },
    ]);
  });

  test('that has another free text than before says so, since the text may be erased', () => {
    const withText = (text: string | null): OrderItem => ({
      ...soup,
      parts: [{ name: 'Wunsch', choices: [], text }],
    });
    const newText = (decided: unknown) => decided as { data: { hasNewText?: true } }[];
    const added = addItem(pending, () => withText('scharf'));
    const spicy = after(pending, added);
    const changed = (item: OrderItem) => newText(changeItem(spicy, { index: 1 }, () => item))[0]?.data;
    expect(newText(added)[0]?.data.hasNewText).toBe(true);
    expect(changed(withText('mild'))?.hasNewText).toBe(true);
    expect(changed(withText(null))?.hasNewText).toBe(true);
    expect(changed({ ...withText('scharf'), gross: 9 })).not.toHaveProperty('hasNewText');
  });

  test('that stays as it is changes nothing', () => {
    expect(changeItem(pending, { index: 0 }, (item) => ({ ...item }))).toEqual([]);
  });

  test('that is removed is kept in the event, and later ones move up', () => {
    const decision = removeItem(withTwo, { index: 0 });
    expect(decision).toMatchObject([{ data: { index: 0, previous: orderedItem } }]);
    expect(after(withTwo, decision)).toMatchObject({ items: [soup] });
  });

  test('that is the last one cannot be removed', () => {
    expect(outcome(removeItem(pending, { index: 0 }))).toBe('item-is-last');
  });

  test('that does not exist is unknown', () => {
    expect(removeItem(pending, { index: 1 })).toMatchObject({ kind: 'unknown', code: 'item-unknown' });
    expect(changeItem(pending, { index: -1 }, (item) => item)).toMatchObject({ code: 'item-unknown' });
  });

  test('that is another one by now is refused', () => {
    const expected = { product: orderedItem.product, amount: 2 };
    const left = after(withTwo, removeItem(withTwo, { index: 0, expected }));
    expect(outcome(removeItem(left, { index: 0, expected }))).toBe('item-changed');
    expect(outcome(changeItem(left, { index: 0, expected }, (item) => item))).toBe('item-changed');
  });
});

describe('less of an order', () => {
  const paid = (order: Order, amount = 37.95): Order =>
    after(order, [{ type: 'PaymentRecorded', data: { payment: PAYMENT, method: 'cash', amount } }]);
  const lead = { reason: ' Schnitzel war aus ', mayLowerSettled: true, isDayClosed: false };
  const employee = { ...lead, mayLowerSettled: false };
  const one = { ...orderedItem, amount: 1, net: 15, tax: 1.5, gross: 16.5 };
  const lower = (order: Order, lowering?: Lowering) => changeItem(order, { index: 0, lowering }, () => one);
  const remove = (order: Order, lowering?: Lowering) => removeItem(order, { index: 0, lowering });

  test.each([
    ['lowered', lower],
    ['removed', remove],
  ])('that is paid cannot be %s by an employee, with a reason or without', (_how, decide) => {
    expect(decide(paid(withTwo), employee)).toMatchObject({
      kind: 'forbidden',
      problems: [
        {
          message: 'Die Bestellung ist schon bezahlt. Bitte holen Sie die Schichtleitung dazu.',
          field: null,
        },
      ],
    });
    expect(decide(paid(withTwo, 1))).toMatchObject({
      code: 'order-is-settled',
      problems: [{ message: expect.stringContaining('schon zum Teil bezahlt') }],
    });
  });

  test.each([
    ['lowered', lower],
    ['removed', remove],
  ])('that is paid is %s by a shift lead for a reason, which the event keeps', (_how, decide) => {
    expect(decide(paid(withTwo), { ...lead, reason: ' ' })).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'reason' }],
    });
    expect(decide(paid(withTwo), lead)).toMatchObject([{ data: { reason: 'Schnitzel war aus' } }]);
  });

  test('whose day is closed needs a shift lead as well, though nothing is paid', () => {
    expect(lower(withTwo, { ...employee, isDayClosed: true })).toMatchObject({
      kind: 'forbidden',
      problems: [
        {
          message:
            'Der Geschäftstag dieser Bestellung ist schon abgeschlossen. Bitte holen Sie die Schichtleitung dazu.',
        },
      ],
    });
    expect(outcome(remove(withTwo, { ...lead, isDayClosed: true, reason: '' }))).toBe('reason-missing');
    expect(outcome(remove(withTwo, { ...lead, isDayClosed: true }))).toBe('OrderItemRemoved');
  });

  test('that nobody has agreed to yet needs no one, though its day is closed', () => {
    const request = given(...eventsUntil.requested);
    expect(outcome(lower(request, { ...employee, isDayClosed: true }))).toBe('OrderItemChanged');
  });

  test('that is unpaid and of an open day needs no one and no reason', () => {
    for (const decide of [lower, remove]) {
      const [event] = decide(withTwo) as OrderEvent[];
      expect(event!.data).not.toHaveProperty('reason');
    }
  });

  test('keeps no reason once the personal data is erased', () => {
    const erased = after(paid(withTwo), [
      { type: 'PersonalDataErased', data: { reason: 'request', uploads: [], counterEntries: [] } },
    ]);
    expect(lower(erased, lead)).toMatchObject([{ data: { reason: null } }]);
  });

  test('is less of the same unit even where it costs nothing; more of a paid order needs no one', () => {
    const free = { ...orderedItem, gross: 0, net: 0, tax: 0 };
    const gift = after(
      paid(pending),
      addItem(paid(pending), () => free),
    );
    expect(outcome(changeItem(gift, { index: 1 }, () => ({ ...free, amount: 1 })))).toBe('order-is-settled');
    const more = { ...orderedItem, amount: 3, net: 45, tax: 4.5, gross: 49.5 };
    expect(outcome(changeItem(paid(pending), { index: 0 }, () => more))).toBe('OrderItemChanged');
  });
});

describe('the delivery', () => {
  const area = { name: 'Zentrum', price: 2.9, taxRate: 20 };
  const delivered = (deliveryArea: typeof area & { free?: boolean; freeFromOrderValue?: number }) => {
    const pricing = totalsOf([orderedItem], {
      ...{ price: 2.9, tax: 20, free: false, minimumOrderValue: null },
      freeFromOrderValue: deliveryArea.freeFromOrderValue ?? null,
    });
    return given(orderPlaced({ mode: 'delivery', deliveryArea, pricing }), {
      type: 'OrderSubmitted',
      data: {},
    });
  };
  const feeAfter = (order: ReturnType<typeof delivered>, item: OrderItem) => {
    const decision = addItem(order, () => item);
    if (isRefusal(decision) || decision[0]?.type !== 'OrderItemAdded') throw new Error('not added');
    return decision[0].data.pricing.deliveryGross;
  };

  test('becomes free when the order reaches the value of its area', () => {
    expect(feeAfter(delivered({ ...area, free: false, freeFromOrderValue: 37.95 }), soup)).toBe(0);
    expect(feeAfter(delivered({ ...area, free: false, freeFromOrderValue: 37.96 }), soup)).toBe(2.9);
  });

  test('keeps the fee of an order that does not know the terms of its area', () => {
    expect(feeAfter(delivered(area), { ...soup, gross: 1_000 })).toBe(2.9);
  });
});

test('the total is always the sum of the lines in any sequence of changes', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'change', 'remove'),
    index: fc.nat(4),
    cents: fc.integer({ min: 0, max: 99_999 }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let order = given(...eventsUntil.pending) as ExistingOrder;
      for (const { kind, index, cents } of steps) {
        const item = { ...orderedItem, gross: cents / 100 };
        const decision =
          kind === 'add'
            ? addItem(order, () => item)
            : kind === 'remove'
              ? removeItem(order, { index })
              : changeItem(order, { index }, () => item);
        if (!isRefusal(decision)) order = after(order, decision) as ExistingOrder;
      }
      const sum = order.items.reduce((total, { gross }) => total + Math.round(gross * 10_000), 0);
      expect(order.items.length).toBeGreaterThan(0);
      expect(order.total).toBe(sum);
    }),
  );
});
