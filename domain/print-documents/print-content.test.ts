import { describe, expect, test } from '@jest/globals';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { withoutPersonIn } from '../ordering/order/personal-items.js';
import { eventsUntil, orderedItem, orderPlaced } from '../ordering/testing/orders.js';
import { orderTemplateSchema, type OrderTemplate } from '../printing/print-terms.schema.js';
import { isByTemplate, printContent } from './print-content.js';
import { printedAfter } from './testing/printed-order.js';

const confirmed = [orderPlaced(), ...eventsUntil.confirmed.slice(1)];
const { pricing } = printedAfter(confirmed).order;
const changed = (
  differences: Partial<typeof orderedItem>,
  news: { hasNewText?: true } = {},
  newPricing = pricing,
): OrderEvent => ({
  type: 'OrderItemChanged',
  data: {
    index: 0,
    item: { ...orderedItem, ...differences },
    previous: orderedItem,
    pricing: newPricing,
    ...news,
  },
});
const contents = (events: readonly OrderEvent[], template: OrderTemplate) =>
  printContent(template, printedAfter(events).order).id;
/** The templates whose documents are others after these events. */
const changedBy = (...events: OrderEvent[]): OrderTemplate[] =>
  orderTemplateSchema.options.filter(
    (template) => contents(confirmed, template) !== contents([...confirmed, ...events], template),
  );

const spicy = changed({ parts: [{ name: 'Wunsch', choices: [], text: 'scharf' }] }, { hasNewText: true });
const paid: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: '44444444-4444-4444-8444-444444444444', method: 'cash', amount: 33 },
};

describe('documents of an order are others', () => {
  test('after a change of what was ordered, all of them', () => {
    expect(changedBy(changed({ amount: 3 }))).toEqual(orderTemplateSchema.options);
  });

  test('after a change of prices, those with prices only', () => {
    const more = { ...pricing, totalGross: 40, gross: 40 };
    expect(changedBy(changed({ gross: 40, unitGross: 20 }, {}, more)).toSorted()).toEqual([
      'deliveryNote',
      'receipt',
    ]);
  });

  test('after a change of a text, all of them, and a text that is changed once more again', () => {
    expect(changedBy(spicy)).toEqual(orderTemplateSchema.options);
    const mild = changed({ parts: [{ name: 'Wunsch', choices: [], text: 'mild' }] }, { hasNewText: true });
    expect(contents([...confirmed, spicy, mild], 'kitchen')).not.toBe(
      contents([...confirmed, spicy], 'kitchen'),
    );
  });

  test('after a payment those that name it, and after a note none', () => {
    expect(changedBy(paid).toSorted()).toEqual(['deliveryNote', 'receipt']);
    expect(changedBy({ type: 'NoteAdded', data: { text: 'Ruft noch an' } })).toEqual([]);
  });

  test('after a cancelation, all of them', () => {
    expect(changedBy({ type: 'OrderCanceled', data: { reason: 'x' } })).toEqual(orderTemplateSchema.options);
  });
});

describe('the contents of a document', () => {
  test.each(orderTemplateSchema.options)('stay when the guest of the order is erased: %s', (template) => {
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    const known = contents([...confirmed, spicy, paid], template);
    expect(contents([...confirmed, spicy, paid, erased], template)).toBe(known);
    // As the events read without their key.
    const nothing = [
      orderPlaced({ comment: null, items: withoutPersonIn([orderedItem]) }),
      ...confirmed.slice(1),
    ];
    const unread = changed({ parts: [{ name: 'Wunsch', choices: [], text: null }] }, { hasNewText: true });
    expect(contents([...nothing, unread, paid, erased], template)).toBe(known);
  });

  test('do not follow from a text, which could be guessed', () => {
    const mild = changed({ parts: [{ name: 'Wunsch', choices: [], text: 'mild' }] }, { hasNewText: true });
    expect(contents([...confirmed, mild], 'kitchen')).toBe(contents([...confirmed, spicy], 'kitchen'));
  });

  test('are called what earlier versions called them, too, which were one for all templates', () => {
    const { order } = printedAfter(confirmed);
    const before = orderTemplateSchema.options.map((template) => printContent(template, order).idBefore);
    expect(new Set(before).size).toBe(1);
    expect(before[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(isByTemplate(before[0]!)).toBe(false);
    expect(isByTemplate(printContent('kitchen', order).id)).toBe(true);
  });
});
