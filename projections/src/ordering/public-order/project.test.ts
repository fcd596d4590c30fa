import { describe, expect, it } from '@jest/globals';
import { publicNumber } from '@bestellwerk/domain/kernel/identifiers';
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

  it('counts what was paid twice and went back by itself apart from what staff gave back', () => {
    const [attempt, other] = ['5c4a1f0e-0000-4000-8000-000000000001', '5c4a1f0e-0000-4000-8000-000000000002'];
    const paidBy = (id: string): OrderEvent[] => [
      {
        type: 'PaymentInitiated',
        data: {
          ...{ attempt: id, method: 'mollie', capture: 'automatic', amount: 33 },
          initiatedAt: '2026-11-20T17:00:00.000Z',
        },
      },
      { type: 'PaymentCaptured', data: { attempt: id, amount: 33 } },
    ];
    const refund = { refund: '5c4a1f0e-0000-4000-8000-00000000000a', attempt: other!, amount: 33 };
    const small = { refund: '5c4a1f0e-0000-4000-8000-00000000000b', attempt: attempt!, amount: 5 };
    const twice: OrderEvent[] = [
      ...[...eventsUntil.awaitingPayment, ...paidBy(attempt!)],
      ...[{ type: 'OrderSubmitted', data: {} } as const, ...paidBy(other!)],
      { type: 'RefundRequested', data: { ...refund, reason: '', isAutomatic: true } },
    ];
    expect(rowAfter(twice).document).toMatchObject({
      ...{ paidAmount: 66, refundedAmount: 0, refundingAmount: 33 },
      ...{ surplusRefundedAmount: 0, surplusRefundingAmount: 33 },
    });
    const back: OrderEvent[] = [
      { type: 'RefundSucceeded', data: { ...refund, reference: 're_1' } },
      { type: 'RefundRequested', data: { ...small, reason: 'Kulanz' } },
      { type: 'RefundSucceeded', data: { ...small, reference: 're_2' } },
    ];
    expect(rowAfter([...twice, ...back]).document).toMatchObject({
      ...{ paidAmount: 28, refundedAmount: 38, refundingAmount: 0 },
      ...{ surplusRefundedAmount: 33, surplusRefundingAmount: 0 },
    });
  });

  it('counts what goes back by itself because the order was canceled as no surplus', () => {
    const attempt = '5c4a1f0e-0000-4000-8000-000000000001';
    const { document } = rowAfter([
      ...eventsUntil.canceled,
      {
        type: 'RefundRequested',
        data: { refund: attempt, attempt, amount: 33, reason: '', isAutomatic: true },
      },
    ]);
    expect(document).toMatchObject({ refundingAmount: 33, surplusRefundingAmount: 0 });
  });

  it('says when the personal data was erased, and which order the guest sent it in place of', () => {
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    const replaced = '44444444-4444-4444-8444-444444444444';
    const [, ...later] = eventsUntil.canceled;
    const events = [orderPlaced({ replaces: replaced }), ...later];
    expect(rowAfter(events).document).toMatchObject({ replaces: publicNumber(replaced) });
    expect(rowAfter(events).document).not.toHaveProperty('erasedAt');
    expect(rowAfter([...events, erased]).document).toMatchObject({
      replaces: publicNumber(replaced),
      erasedAt: expect.any(String),
    });
    expect(rowAfter(eventsUntil.pending).document).not.toHaveProperty('replaces');
  });

  it('shows the comment of the customer until it is erased', () => {
    const wrote = orderPlaced({ comment: 'Bitte klingeln' });
    expect(rowAfter([wrote]).document.comment).toBe('Bitte klingeln');
    expect(rowAfter([orderPlaced({ comment: null })]).document.comment).toBeNull();
  });

  it('contains no hidden price of a request, nor a sum with one in it, before an offer names it', () => {
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
