import { describe, expect, test } from '@jest/globals';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { orderFlags } from './order-flags.js';
import type { OrderEvent } from './order/order-events.js';
import { customerStatusText, historyText, statusTitle, timelineEntry } from './order-texts.js';
import { type DeliveryMode, deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { type OrderStatus, orderStatusSchema } from './order/order-terms.schema.js';
import { orderedItem, orderPlaced, placedOrder } from './testing/orders.js';

const at = '2026-11-20T17:00:00.000Z';
const payment: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: 'p', method: 'cash', amount: 12.5 },
};

const countered = (reason: string | null): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: 'c', method: 'cash', amount: -12.5, corrects: 'p', reason },
});

const { pricing } = placedOrder();
const previous = { ...orderedItem, parts: [] };
const offered = (offer: number, message: string | null): OrderEvent => ({
  type: 'QuotationOffered',
  data: { offer, items: [orderedItem], pricing, message, validUntil: at },
});
const review = { rating: 4, foodRating: 3, serviceRating: 2, processRating: 1, comment: null };
const proposed: OrderEvent = {
  type: 'CounterAppointmentProposed',
  data: { appointment: '2026-11-20T19:00:00.000Z', answerBy: '2026-11-20T18:45:00.000Z' },
};

test.each<[string | null, string]>([
  ['Ruft zurück', 'Notiz: „Ruft zurück“'],
  [null, 'Notiz (gelöscht).'],
])('a note %j is for staff only', (text, forStaff) => {
  const note = { type: 'NoteAdded', data: { text }, metadata: { at } } as const;
  expect(historyText(note)).toBe(forStaff);
  expect(timelineEntry(note, 'takeaway')).toBeNull();
});

test('a refund is in the timeline of the guest with its amount', () => {
  const data = { refund: 'r', attempt: 'a', amount: 4.8, reason: null, isAutomatic: true } as const;
  const entry = timelineEntry({ type: 'RefundRequested', data, metadata: { at } }, 'takeaway', 'EUR');
  expect(normalizeSpaces(entry!.text)).toBe('Rückzahlung von 4,80 € veranlasst');
});

test.each([
  [{ cause: 'missing', index: 1, reason: '' }, ': Position fehlte (Position 2).'],
  [{ cause: 'other', reason: 'Zu spät' }, ': Anderer Grund, „Zu spät“.'],
  [{ cause: 'goodwill', reason: null }, ': Kulanz (Text gelöscht).'],
  [{ reason: null }, ' (Grund gelöscht).'],
] as const)('the history says what a refund is for: %j', (data, words) => {
  const event = {
    type: 'RefundRequested',
    data: { refund: 'r', attempt: 'a', amount: 4.8, ...data },
  } as const;
  expect(normalizeSpaces(historyText(event, 'EUR'))).toBe(`Rückzahlung von 4,80 € veranlasst${words}`);
});

describe('every event', () => {
  test.each<[OrderEvent, DeliveryMode, forStaff: string, forCustomer: string | null]>([
    [
      orderPlaced(),
      'takeaway',
      'Bestellung mit Ticket 7 aufgegeben: 1 Position, 33,00 €, Abholung, Barzahlung.',
      'Bestellung eingegangen',
    ],
    [
      { type: 'OrderSubmitted', data: {} },
      'takeaway',
      'Bestellung an die Filiale übermittelt.',
      'Warten auf Bestätigung',
    ],
    [
      { type: 'OrderConfirmed', data: { appointment: null } },
      'takeaway',
      'Bestellung bestätigt.',
      'Bestellung bestätigt',
    ],
    [
      { type: 'OrderReady', data: {} },
      'dineIn',
      'Bestellung als vorbereitet gemeldet.',
      'Bestellung vorbereitet',
    ],
    [{ type: 'OrderDispatched', data: {} }, 'delivery', 'Bestellung in Zustellung gegeben.', 'In Zustellung'],
    [{ type: 'OrderCompleted', data: {} }, 'delivery', 'Bestellung abgeschlossen.', 'Zugestellt'],
    [{ type: 'OrderCompleted', data: {} }, 'takeaway', 'Bestellung abgeschlossen.', 'Abgeschlossen'],
    [proposed, 'takeaway', 'Anderen Termin vorgeschlagen.', 'Neuer Termin vorgeschlagen'],
    [
      { type: 'CounterAppointmentAccepted', data: {} },
      'takeaway',
      'Der Gast hat den neuen Termin angenommen.',
      'Neuer Termin angenommen',
    ],
    [
      { type: 'CounterAppointmentAccepted', data: { isByPhone: true } },
      'takeaway',
      'Der Gast hat den neuen Termin telefonisch angenommen.',
      'Neuer Termin angenommen',
    ],
    [
      { type: 'CounterAppointmentWithdrawn', data: {} },
      'takeaway',
      'Terminvorschlag zurückgezogen.',
      'Terminvorschlag zurückgezogen',
    ],
    [
      { type: 'CounterAppointmentRejected', data: {} },
      'takeaway',
      'Der Gast hat den neuen Termin abgelehnt.',
      'Neuer Termin abgelehnt',
    ],
    [
      { type: 'CounterAppointmentExpired', data: {} },
      'takeaway',
      'Der Gast hat auf den neuen Termin nicht rechtzeitig geantwortet.',
      'Neuer Termin nicht rechtzeitig bestätigt',
    ],
    [
      { type: 'OrderItemAdded', data: { item: orderedItem, pricing } },
      'takeaway',
      'Position hinzugefügt: 2 Stück Wiener Schnitzel (Erdäpfelsalat).',
      'Bestellung geändert',
    ],
    [
      {
        type: 'OrderItemChanged',
        data: { index: 1, item: { ...orderedItem, amount: 3 }, previous, pricing },
      },
      'takeaway',
      'Position 2 geändert: 3 Stück Wiener Schnitzel (Erdäpfelsalat) statt 2 Stück Wiener Schnitzel.',
      'Bestellung geändert',
    ],
    [
      { type: 'OrderItemRemoved', data: { index: 0, previous, pricing } },
      'takeaway',
      'Position 1 entfernt: 2 Stück Wiener Schnitzel.',
      'Bestellung geändert',
    ],
    [
      orderPlaced({ isQuotation: true }),
      'takeaway',
      'Angebotsanfrage mit Ticket 7 aufgegeben: 1 Position, Abholung.',
      'Anfrage eingegangen',
    ],
    [offered(1, 'Gern!'), 'takeaway', 'Angebot erstellt: 33,00 €. Nachricht: „Gern!“', 'Angebot erhalten'],
    [offered(2, ''), 'takeaway', 'Angebot durch ein neues ersetzt: 33,00 €.', 'Neues Angebot erhalten'],
    [offered(1, null), 'takeaway', 'Angebot erstellt: 33,00 € (Nachricht gelöscht).', 'Angebot erhalten'],
    [
      { type: 'QuotationAccepted', data: { offer: 1 } },
      'takeaway',
      'Der Gast hat das Angebot angenommen.',
      'Angebot angenommen',
    ],
    [
      { type: 'QuotationDeclined', data: { offer: 1 } },
      'takeaway',
      'Der Gast hat das Angebot abgelehnt.',
      'Angebot abgelehnt',
    ],
    [
      { type: 'QuotationExpired', data: { offer: 1 } },
      'takeaway',
      'Das Angebot ist ohne Antwort des Gastes abgelaufen.',
      'Angebot abgelaufen',
    ],
    [
      { type: 'ReviewSubmitted', data: { ...review, comment: 'Gut!' } },
      'takeaway',
      'Bewertung: 4 von 5 Sternen. Kommentar: „Gut!“',
      'Bewertung abgegeben',
    ],
    [
      { type: 'OrderRejected', data: { message: 'Leider aus.' } },
      'takeaway',
      'Bestellung abgelehnt. Nachricht: „Leider aus.“',
      'Bestellung storniert',
    ],
    [
      { type: 'OrderRejected', data: { message: '' } },
      'takeaway',
      'Bestellung abgelehnt.',
      'Bestellung storniert',
    ],
    [
      { type: 'OrderCanceled', data: { reason: null } },
      'takeaway',
      'Bestellung storniert (Grund gelöscht).',
      'Bestellung storniert',
    ],
    [payment, 'takeaway', 'Zahlung über 12,50 € erfasst (Barzahlung).', 'Zahlung erhalten'],
    [
      countered('Vertippt'),
      'takeaway',
      'Zahlung über 12,50 € (Barzahlung) storniert. Grund: „Vertippt“',
      'Zahlung zurückgenommen',
    ],
    [
      countered(null),
      'takeaway',
      'Zahlung über 12,50 € (Barzahlung) storniert (Grund gelöscht).',
      'Zahlung zurückgenommen',
    ],
  ])('has texts for staff and customers (case %#)', (event, mode, forStaff, forCustomer) => {
    expect(normalizeSpaces(historyText(event, 'EUR'))).toBe(forStaff);
    const entry = forCustomer === null ? null : { type: event.type, at, text: forCustomer };
    expect(timelineEntry({ ...event, metadata: { at } }, mode)).toEqual(entry);
  });

  test('of a missed order is shown to staff only', () => {
    const missed: OrderEvent = { type: 'OrderMissed', data: { dueAt: at } };
    expect(historyText(missed)).toBe('Nicht rechtzeitig bestätigt.');
    expect(timelineEntry({ ...missed, metadata: { at } }, 'takeaway')).toBeNull();
  });

  test('of the kitchen is shown to staff only', () => {
    const data = { index: 0, product: previous.product, name: 'Suppe' };
    const made: OrderEvent = { type: 'OrderItemPrepared', data };
    expect(historyText(made)).toBe('In der Küche fertig: Suppe.');
    expect(historyText({ type: 'OrderItemUnprepared', data })).toBe('In der Küche doch nicht fertig: Suppe.');
    expect(timelineEntry({ ...made, metadata: { at } }, 'takeaway')).toBeNull();
  });

  test('is described without a currency if none is known', () => {
    expect(historyText(payment)).toBe('Zahlung über 12,50 erfasst (Barzahlung).');
  });
});

test('every status has a text for the customer', () => {
  const texts = orderStatusSchema.options.map((status) => customerStatusText(status, 'takeaway'));
  expect(texts.every((text) => text.length > 0)).toBe(true);
  expect(customerStatusText('awaitingPayment', 'takeaway')).toBe('Warten auf Zahlungseingang');
});

describe('the flags', () => {
  const facts = { mode: 'delivery', totalGross: 33, paidAmount: 0 } as const;

  test('of a dispatched delivery', () => {
    expect(orderFlags({ ...facts, status: 'dispatched' })).toMatchObject({
      isConfirmed: true,
      isInDelivery: true,
      isDelivered: false,
      isDelivery: true,
      isPaid: false,
    });
  });

  test('of a completed and paid delivery', () => {
    expect(orderFlags({ ...facts, status: 'completed', paidAmount: 33 })).toMatchObject({
      isCompleted: true,
      isDelivered: true,
      isInDelivery: false,
      isPaid: true,
    });
  });

  test('of a rejected order', () => {
    expect(orderFlags({ ...facts, status: 'rejected' })).toMatchObject({
      isRejected: true,
      isConfirmed: false,
    });
  });
});

const inEveryMode = (text: string) => ({ takeaway: text, delivery: text, dineIn: text });

const titles: Record<OrderStatus, Record<DeliveryMode, string>> = {
  requested: inEveryMode('Angebot angefragt'),
  offered: inEveryMode('Angebot erhalten'),
  awaitingPayment: inEveryMode('Warten auf Zahlungseingang'),
  pending: inEveryMode('Warten auf Bestätigung'),
  proposed: inEveryMode('Neuer Termin vorgeschlagen'),
  confirmed: inEveryMode('Bestellung bestätigt'),
  ready: { ...inEveryMode('Bestellung vorbereitet'), takeaway: 'Bereit zur Abholung' },
  dispatched: inEveryMode('In Zustellung'),
  completed: { ...inEveryMode('Abgeschlossen'), delivery: 'Zugestellt' },
  rejected: inEveryMode('Bestellung storniert'),
  canceled: inEveryMode('Bestellung storniert'),
  failed: inEveryMode('Bestellung fehlgeschlagen'),
};

test.each(
  orderStatusSchema.options.flatMap((status) =>
    deliveryModeSchema.options.map((mode) => [status, mode] as const),
  ),
)('an order that is %s, %s, has the title of the specification', (status, mode) => {
  expect(statusTitle(status, mode)).toBe(titles[status][mode]);
});
