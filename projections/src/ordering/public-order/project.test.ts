import { describe, expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil, orderPlaced } from '@bestellwerk/domain/ordering/testing/orders';
import { publicOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { rowsAfter } from '../../testing/rows-after.js';
import { publicOrder } from './project.js';

const stream = orderStream('33333333-3333-4333-8333-333333333333');
const rowAfter = (events: readonly OrderEvent[]) => rowsAfter(publicOrder, stream, events)[0]!;

describe('public order', () => {
  it.each(Object.entries(eventsUntil).filter(([status]) => status !== 'none'))(
    'shows an order that is %s as its customer expects it',
    (status, events) => {
      const { document } = rowAfter(events);
      expect(document.status).toBe(status);
      expect(publicOrderSchema.omit({ hash: true }).parse(document)).toEqual(document);
    },
  );

  it('has a timeline that moves with the order', () => {
    const { timeline } = rowAfter(eventsUntil.completed).document;
    expect(timeline.map(({ at, text }) => `${at.slice(11, 16)} ${text}`)).toEqual([
      '17:00 Bestellung eingegangen',
      '17:01 Warten auf Bestätigung',
      '17:02 Bestellung bestätigt',
      '17:03 Bestellung vorbereitet',
      '17:04 Abgeschlossen',
    ]);
  });

  it('shows a completed delivery as delivered', () => {
    const { document } = rowAfter([...eventsUntil.dispatched, { type: 'OrderCompleted', data: {} }]);
    expect(document).toMatchObject({ isDelivery: true, isDelivered: true, isCompleted: true });
    expect(document.timeline.at(-1)?.text).toBe('Zugestellt');
  });

  it('shows the confirmed time and the rejection message', () => {
    const appointment = '2026-11-20T18:00:00.000Z';
    const confirmed: OrderEvent = { type: 'OrderConfirmed', data: { appointment } };
    const asked = orderPlaced({ appointmentDate: appointment });
    expect(rowAfter([asked, confirmed]).document).toMatchObject({
      appointmentDate: appointment,
      appointment,
    });
    expect(rowAfter(eventsUntil.rejected).document.rejectionMessage).toBe('Leider aus.');
  });

  it('shows what the branch answered to the review, until it is erased', () => {
    const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: 'Gut' };
    const answered: OrderEvent[] = [
      ...eventsUntil.completed,
      { type: 'ReviewSubmitted', data: stars },
      { type: 'ReviewAnswered', data: { text: 'Danke, bis bald!' } },
    ];
    expect(rowAfter(eventsUntil.completed).document.reviewAnswer).toBeNull();
    expect(rowAfter(answered).document).toMatchObject({
      questionnaireRating: 5,
      reviewAnswer: { text: 'Danke, bis bald!', at: expect.any(String) },
    });
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    expect(rowAfter([...answered, erased]).document.reviewAnswer).toMatchObject({ text: null });
  });

  it('shows the comment of the customer until it is erased', () => {
    const wrote = orderPlaced({ comment: 'Bitte klingeln' });
    expect(rowAfter([wrote]).document.comment).toBe('Bitte klingeln');
    expect(rowAfter([orderPlaced({ comment: null })]).document.comment).toBeNull();
  });

  it('contains no hidden price of a request, nor a sum with one in it, before an offer tells it', () => {
    const [placed] = eventsUntil.requested as [Extract<OrderEvent, { type: 'OrderPlaced' }>];
    const [open, hidden] = [placed.data.items[0]!, { ...placed.data.items[0]!, isPriceHidden: true }];
    const request = orderPlaced({ ...placed.data, isQuotation: true, items: [open, hidden] });
    const ended: OrderEvent = { type: 'OrderCanceled', data: { reason: 'Storno' } };
    for (const events of [[request], [request, ended]]) {
      const { items, pricing } = rowAfter(events).document;
      expect(items).toMatchObject([
        open,
        { name: hidden.name, amount: hidden.amount, unitGross: 0, net: 0, tax: 0, gross: 0, explanation: [] },
      ]);
      expect(pricing).toMatchObject({ gross: 0, totalNet: 0, totalTax: 0, totalGross: 0, taxes: {} });
    }
    const offer = eventsUntil.offered.at(-1) as Extract<OrderEvent, { type: 'QuotationOffered' }>;
    const { items, pricing } = rowAfter([request, offer]).document;
    expect({ items, pricing }).toEqual({ items: offer.data.items, pricing: offer.data.pricing });
  });

  it('contains neither the customer nor the reason why staff canceled', () => {
    const text = JSON.stringify(rowAfter(eventsUntil.canceled));
    for (const secret of ['Anna', 'Huber', 'example.org', '+43660', 'Storno"'])
      expect(text).not.toContain(secret);
  });
});
