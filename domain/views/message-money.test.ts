import { describe, expect, it } from '@jest/globals';
import { defaultTemplates } from '../messages/default-templates.js';
import type { OrderEvent, OrderPlaced } from '../ordering/order/order-events.js';
import { first, initiated } from '../ordering/testing/online-payments.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import { renderMail, renderSms } from './message-content.js';
import { factsAfter } from './testing/message-facts.js';

const { pricing } = placedOrder();
const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
const [, , proposed] = eventsUntil.proposed as readonly OrderEvent[];
const [, , confirmed, ready] = eventsUntil.ready as readonly OrderEvent[];
const added: OrderEvent = {
  type: 'OrderItemAdded',
  data: { item: orderedItem, pricing: { ...pricing, totalGross: 49.5 } },
};
const captured: OrderEvent = { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } };
const authorized: OrderEvent = {
  type: 'PaymentAuthorized',
  data: { attempt: first, amount: 33, captureBefore: null },
};
const online = orderPlaced({ paymentMethod: 'mollie' });
const paid = [online, initiated(), captured, submitted];
const held = [online, initiated(first, 'manual'), authorized, submitted];
const captureRequested: OrderEvent = { type: 'CaptureRequested', data: { attempt: first, amount: 33 } };

const byCash = (differences: Partial<OrderPlaced> = {}) => [orderPlaced(differences), submitted];

const openIn = (kind: keyof typeof defaultTemplates, events: readonly OrderEvent[]): string | undefined =>
  /^Noch zu bezahlen: (.*)$/m
    .exec(renderMail(defaultTemplates[kind], factsAfter(events)).text)?.[1]
    ?.replace(/\u00a0/g, ' ');

const paidIn = (kind: keyof typeof defaultTemplates, events: readonly OrderEvent[]): string | undefined =>
  /^Bezahlt: (.*)$/m
    .exec(renderMail(defaultTemplates[kind], factsAfter(events)).text)?.[1]
    ?.replace(/\u00a0/g, ' ');

describe('a message to a guest names what was paid', () => {
  it.each(['newOrder', 'confirmation', 'inDelivery'] as const)('online, in %s', (kind) => {
    expect(paidIn(kind, [...paid, confirmed!])).toBe('33,00 €');
    expect(openIn(kind, [...paid, confirmed!])).toBeUndefined();
  });

  it('on the spot before the order became dearer, beside the rest', () => {
    const inPart: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: first, amount: 20, method: 'cash' },
    };
    const events = [...byCash(), confirmed!, inPart, added];
    expect(paidIn('orderChanged', events)).toBe('20,00 €');
    expect(openIn('orderChanged', events)).toBe('29,50 € (bei der Abholung)');
  });

  it('and when it is taken, where the provider only holds it', () => {
    expect(paidIn('newOrder', held)).toBe('33,00 € (wird bei der Bestätigung abgebucht)');
    expect(paidIn('confirmation', [...held, confirmed!, captureRequested])).toBe('33,00 €');
  });

  it('but nothing where nothing was', () => expect(paidIn('newOrder', byCash())).toBeUndefined());
});

describe('a message to a guest names what is still to be paid', () => {
  it.each([
    ['counterAppointment', [...paid, added, proposed!]],
    ['confirmation', [...paid, added, confirmed!]],
    ['orderChanged', [...paid, confirmed!, added]],
    ['inDelivery', [...paid, confirmed!, added, ready!]],
  ] as const)('in %s where an order that was paid online costs more by now', (kind, events) =>
    expect(openIn(kind, events)).toBe('16,50 € (online auf der Seite Ihrer Bestellung)'),
  );

  it.each([
    ['takeaway', 'bei der Abholung'],
    ['delivery', 'bei der Lieferung'],
    ['dineIn', 'vor Ort'],
  ] as const)('with where that is, for %s %s', (mode, place) => {
    expect(openIn('confirmation', [...byCash({ mode }), confirmed!])).toBe(`33,00 € (${place})`);
    expect(openIn('counterAppointment', [...byCash({ mode }), proposed!])).toBe(`33,00 € (${place})`);
  });

  it('only once, and nothing where all is paid', () => {
    for (const kind of ['counterAppointment', 'confirmation', 'inDelivery'] as const) {
      expect(openIn(kind, [...paid, confirmed!])).toBeUndefined();
    }
    const { text } = renderMail(defaultTemplates.confirmation, factsAfter([...byCash(), confirmed!]));
    expect(text.match(/zu bezahlen/g)).toHaveLength(1);
  });

  it('without what the provider holds and is about to take', () => {
    expect(openIn('confirmation', [...held, confirmed!, captureRequested])).toBeUndefined();
    expect(openIn('confirmation', [...held, added, confirmed!, captureRequested])).toBe(
      '16,50 € (online auf der Seite Ihrer Bestellung)',
    );
    const given: OrderEvent = { type: 'VoidRequested', data: { attempt: first } };
    expect(openIn('confirmation', [...held, given, confirmed!])).toMatch(/^33,00 €/);
  });

  it('and says that the page asks for the rest only after the confirmation, where money is held until then', () =>
    expect(openIn('counterAppointment', [...held, added, proposed!])).toBe(
      '16,50 € (online, sobald Ihre Bestellung bestätigt ist)',
    ));

  it('as precisely as the price is known that is paid on the spot', () => {
    const placed = byCash({ pricing: { ...pricing, model: 'approximate' } });
    expect(openIn('confirmation', [...placed, confirmed!])).toBe('ca. 33,00 € (bei der Abholung)');
  });

  it('in the SMS that the food is ready, too', () => {
    expect(renderSms(defaultTemplates.inDelivery, factsAfter([...byCash(), confirmed!, ready!]))).toBe(
      'Zur Linde: Ihre Bestellung 7 ist bereit.\nNoch zu bezahlen: 33,00 €',
    );
    expect(renderSms(defaultTemplates.inDelivery, factsAfter([...paid, confirmed!, ready!]))).toBe(
      'Zur Linde: Ihre Bestellung 7 ist bereit.',
    );
  });
});
