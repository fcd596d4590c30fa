import { describe, expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { orderHistory } from './project.js';

const stream = orderStream('33333333-3333-4333-8333-333333333333');
const entriesAfter = (events: readonly OrderEvent[]) => rowsAfter(orderHistory, stream, events);

describe('order history', () => {
  it.each(Object.entries(eventsUntil).filter(([status]) => status !== 'none'))(
    'has one entry for each event of an order that is %s',
    (_status, events) => {
      const rows = entriesAfter(events);
      expect(rows.map(({ document }) => document.type)).toEqual(events.map(({ type }) => type));
      expect(rows.map(({ revision }) => revision)).toEqual(events.map((_event, index) => String(index)));
      for (const { document } of rows)
        expect(document.text).toMatch(/^(Bestellung|Anderen Termin|Angebotsanfrage|Angebot) /);
    },
  );

  it('contains actor, time, origin and log position', () => {
    expect(entriesAfter(eventsUntil.confirmed)[2]!.document).toMatchObject({
      actor: { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' },
      at: '2026-11-20T17:02:00.000Z',
      origin: 'back office',
      position: '1020',
      revision: '2',
    });
  });

  it('contains the fields that each event changed', () => {
    const paid: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: '44444444-4444-4444-8444-444444444444', method: 'cash', amount: 33 },
    };
    const confirmed: OrderEvent = {
      type: 'OrderConfirmed',
      data: { appointment: '2026-11-20T18:00:00.000Z' },
    };
    const rows = entriesAfter([...eventsUntil.pending, confirmed, paid, eventsUntil.canceled[2]!]);
    expect(rows.map(({ document }) => document.changes)).toEqual([
      [],
      [{ field: 'status', before: null, after: 'pending' }],
      [
        { field: 'status', before: 'pending', after: 'confirmed' },
        { field: 'appointment', before: null, after: '2026-11-20T18:00:00.000Z' },
      ],
      [{ field: 'paidAmount', before: 0, after: 33 }],
      [
        { field: 'status', before: 'confirmed', after: 'canceled' },
        { field: 'owedAmount', before: 0, after: 33 },
        { field: 'cancelationReason', before: null, after: 'Storno' },
      ],
    ]);
  });

  it('contains until when an offer holds, and its price of each line', () => {
    const [, offered] = entriesAfter(eventsUntil.offered);
    expect(offered!.document.changes).toEqual([
      { field: 'status', before: 'requested', after: 'offered' },
      { field: 'validUntil', before: null, after: '2026-11-22T17:00:00.000Z' },
      { field: 'items.0.gross', before: null, after: 33 },
    ]);
    const accepted: OrderEvent[] = [
      { type: 'QuotationAccepted', data: { offer: 1 } },
      { type: 'OrderSubmitted', data: {} },
    ];
    const rows = entriesAfter([...eventsUntil.offered, ...accepted]);
    expect(rows.slice(2).map(({ document }) => document.changes)).toEqual([
      [],
      [{ field: 'status', before: 'offered', after: 'pending' }],
    ]);
  });

  it('contains what a new offer makes of the one it replaces, and not what stays', () => {
    const [, first] = eventsUntil.offered as [OrderEvent, Extract<OrderEvent, { type: 'QuotationOffered' }>];
    const next = (validUntil: string, gross: number): OrderEvent => {
      const items = first.data.items.map((item) => ({ ...item, gross }));
      return { type: 'QuotationOffered', data: { ...first.data, offer: 2, items, validUntil } };
    };
    const changesOf = (offer: OrderEvent) =>
      entriesAfter([...eventsUntil.offered, { type: 'NoteAdded', data: { text: 'x' } }, offer]).at(-1)!
        .document.changes;
    expect(changesOf(next('2026-11-28T17:00:00.000Z', 80))).toEqual([
      { field: 'validUntil', before: '2026-11-22T17:00:00.000Z', after: '2026-11-28T17:00:00.000Z' },
      { field: 'items.0.gross', before: 33, after: 80 },
    ]);
    expect(changesOf(next('2026-11-22T17:00:00.000Z', 80))).toEqual([
      { field: 'items.0.gross', before: 33, after: 80 },
    ]);
  });

  it('contains the reason for which something was taken off, until the personal data is erased', () => {
    const [placed, submitted] = eventsUntil.pending as [OrderEvent, OrderEvent];
    const { items, pricing } = (placed as Extract<OrderEvent, { type: 'OrderPlaced' }>).data;
    const removed: OrderEvent = {
      type: 'OrderItemRemoved',
      data: { index: 0, previous: items[0]!, pricing, reason: 'Reklamation von Frau Huber' },
    };
    expect(entriesAfter([placed, submitted, removed]).at(-1)!.document.text).toContain('Frau Huber');
    const erased: OrderEvent = {
      type: 'PersonalDataErased',
      data: { reason: 'request', uploads: [], counterEntries: [] },
    };
    const rows = entriesAfter([placed, submitted, removed, erased]);
    expect(JSON.stringify(rows.map(({ document }) => document))).not.toContain('Huber');
    expect(rows[2]!.document.text).toContain('(Grund gelöscht)');
  });

  it('contains the amount that is still to be refunded', () => {
    const payment = '44444444-4444-4444-8444-444444444444';
    const paid = (data: {
      payment: string;
      amount: number;
      corrects?: string;
      reason?: string;
    }): OrderEvent => ({
      type: 'PaymentRecorded',
      data: { method: 'cash', ...data },
    });
    const rows = entriesAfter([
      ...eventsUntil.pending,
      paid({ payment, amount: 10.1 }),
      paid({ payment: '55555555-5555-4555-8555-555555555555', amount: 9.7 }),
      eventsUntil.canceled[2]!,
      paid({
        payment: '66666666-6666-4666-8666-666666666666',
        amount: -10.1,
        corrects: payment,
        reason: 'Rückgabe',
      }),
    ]);
    const owed = rows.map(({ document }) => document.changes.find(({ field }) => field === 'owedAmount'));
    expect(owed).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      { field: 'owedAmount', before: 0, after: 19.8 },
      { field: 'owedAmount', before: 19.8, after: 9.7 },
    ]);
  });

  it('belongs to the branch of the order', () => {
    const branches = new Set(entriesAfter(eventsUntil.completed).map(({ branch }) => branch));
    expect([...branches]).toEqual(['22222222-2222-4222-8222-222222222222']);
  });
});
