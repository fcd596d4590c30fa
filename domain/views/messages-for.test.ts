import { describe, expect, it, test } from '@jest/globals';
import type { StaffOrder } from '../contracts/order.schema.js';
import { defaultTemplates } from '../messages/default-templates.js';
import type { RecordedEvent } from '../kernel/event.js';
import { eventsUntil, orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { renderMail, renderSms } from './message-content.js';
import { addressFor, messagesFor, type MessageSettings } from './messages-for.js';
import { staffOrderAfter } from './order-documents.js';

const settings: MessageSettings = {
  template: (kind) => defaultTemplates[kind],
  enablePluginSMS: false,
  enablePluginOrderReviews: true,
};

const recorded = (event: OrderEvent, index: number): RecordedEvent<OrderEvent> => ({
  ...event,
  id: String(index),
  stream: 'order-aaaaaaaa-0000-4000-8000-000000000001',
  revision: String(index),
  position: String(index),
  metadata: {
    commandId: '',
    correlationId: '',
    causationId: '',
    actor: { kind: 'customer', id: null },
    origin: 'storefront',
    at: '2026-11-20T17:00:00.000Z',
    v: 1,
  },
});

const orderAfter = (events: readonly OrderEvent[]): StaffOrder =>
  events.map(recorded).reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!;

const sentAfter = (events: readonly OrderEvent[], changed: Partial<MessageSettings> = {}) =>
  messagesFor(events.at(-1)!, orderAfter(events), { ...settings, ...changed }).map(
    ({ kind, channel }) => `${kind} ${channel}`,
  );

describe('the messages of an order', () => {
  test.each([
    ['pending', ['newOrder email']],
    ['confirmed', ['confirmation email']],
    ['rejected', ['rejection email']],
    ['proposed', ['counterAppointment email']],
    ['ready', ['inDelivery email']],
    ['dispatched', ['inDelivery email']],
    ['canceled', ['canceled email']],
    ['completed', ['reviewRequest email']],
    ['awaitingPayment', []],
    ['requested', ['newRequest email']],
    ['offered', ['offer email']],
  ] as const)('that became %s are %j', (status, expected) =>
    expect(sentAfter(eventsUntil[status])).toEqual(expected),
  );

  it('go by SMS as well where that is switched on for the shop and for the message', () => {
    expect(sentAfter(eventsUntil.confirmed, { enablePluginSMS: true })).toEqual([
      'confirmation email',
      'confirmation sms',
    ]);
    expect(sentAfter(eventsUntil.pending, { enablePluginSMS: true })).toEqual(['newOrder email']);
  });

  it('are none for a guest who gave no address, nor for one who was erased', () => {
    const nobody = { ...placedOrder().contact, email: '', phone: '' };
    const erased = { ...placedOrder().contact, email: null, phone: null };
    for (const contact of [nobody, erased]) {
      const events = [orderPlaced({ contact }), ...eventsUntil.confirmed.slice(1)];
      expect(sentAfter(events, { enablePluginSMS: true })).toEqual([]);
    }
  });

  it('are none that the order has overtaken', () => {
    const order = orderAfter(eventsUntil.canceled);
    expect(messagesFor({ type: 'OrderConfirmed', data: { appointment: null } }, order, settings)).toEqual([]);
    expect(messagesFor(eventsUntil.proposed[2]!, orderAfter(eventsUntil.confirmed), settings)).toEqual([]);
  });

  it('are of several offers and several proposed times only about the newest', () => {
    const [, first] = eventsUntil.offered as [OrderEvent, Extract<OrderEvent, { type: 'QuotationOffered' }>];
    const second: OrderEvent = { ...first, data: { ...first.data, offer: 2 } };
    const offered = orderAfter([...eventsUntil.offered, second]);
    expect(messagesFor(first, offered, settings)).toEqual([]);
    expect(messagesFor(second, offered, settings)).toEqual([{ kind: 'offer', channel: 'email' }]);

    const earlier = eventsUntil.proposed[2] as Extract<OrderEvent, { type: 'CounterAppointmentProposed' }>;
    const withdrawn: OrderEvent = { type: 'CounterAppointmentWithdrawn', data: {} };
    const later = { ...earlier, data: { ...earlier.data, appointment: '2026-11-20T20:30:00.000Z' } };
    const proposed = orderAfter([...eventsUntil.proposed, withdrawn, later]);
    expect(messagesFor(earlier, proposed, settings)).toEqual([]);
    expect(messagesFor(later, proposed, settings)).toEqual([
      { kind: 'counterAppointment', channel: 'email' },
    ]);
  });

  it('ask for a review only where guests can give one', () =>
    expect(sentAfter(eventsUntil.completed, { enablePluginOrderReviews: false })).toEqual([]));

  it('are none for what a guest at a table sees, nor of an order that is confirmed by rule in a second', () => {
    const dineIn = [orderPlaced({ mode: 'dineIn' }), ...eventsUntil.ready.slice(1)];
    expect(sentAfter(dineIn)).toEqual([]);
    expect(sentAfter([orderPlaced(), { type: 'OrderSubmitted', data: { isConfirmedByRule: true } }])).toEqual(
      [],
    );
  });
});

describe('what a guest reads', () => {
  const shop = {
    shopName: 'Zur Linde',
    businessName: 'Linde GmbH',
    logoUrl: null,
    disableTickets: false,
    branchAddress: 'Hauptplatz 1, 4020 Linz',
    branchPhone: '+43732123',
    timeZone: 'Europe/Vienna',
  };
  const statusUrl = 'https://linde.example/status/0123456789/abcdef';
  const factsOf = (events: readonly OrderEvent[]) => ({
    order: orderAfter(events),
    shop,
    statusUrl,
    refundAmount: null,
  });

  it('names what was ordered, its total and where the order is', () => {
    const { subject, text, html } = renderMail(defaultTemplates.newOrder, factsOf(eventsUntil.pending));
    expect(subject).toBe('Ihre Bestellung 7 ist eingegangen');
    expect(text).toContain('Guten Tag Anna Huber,');
    expect(text).toMatch(/^2.Stück Wiener Schnitzel \(Erdäpfelsalat\): 33,00.€\nGesamt: 33,00.€$/m);
    expect(text).toContain(`\n${statusUrl}\n`);
    expect(html).toContain(`href="${statusUrl}"`);
  });

  it('names the proposed time and until when to answer', () => {
    const { text } = renderMail(defaultTemplates.counterAppointment, factsOf(eventsUntil.proposed));
    expect(text).toContain('Neuer Termin: Freitag, 20.11.2026, 20:00 Uhr');
    expect(text).toContain('bis Freitag, 20.11.2026, 19:45 Uhr');
  });

  it('confirms a request at once, with what was asked for and a link, and without a way to pay that nobody chose', () => {
    const { subject, text, html } = renderMail(defaultTemplates.newRequest, factsOf(eventsUntil.requested));
    expect(subject).toBe('Ihre Anfrage 7 ist eingegangen');
    expect(text).toContain('danke für Ihre Anfrage');
    expect(text).toContain(statusUrl);
    expect(text).not.toContain('Zahlung');
    expect(html).toContain('>Zu Ihrer Anfrage</a>');
  });

  it('names no total of a request before the branch has given every price', () => {
    const items = placedOrder().items.map((item) => ({ ...item, isPriceHidden: true }));
    const { text } = renderMail(
      { subject: '', text: '{{Produkte}}\nGesamtbetrag: {{Gesamtbetrag}}' },
      factsOf([orderPlaced({ isQuotation: true, items })]),
    );
    expect(text).toBe('2\u00a0Stück Wiener Schnitzel (Erdäpfelsalat)');
  });

  it('reads with an offer what the branch writes and until when it holds', () => {
    const { text, html } = renderMail(defaultTemplates.offer, factsOf(eventsUntil.offered));
    expect(text).toContain('Nachricht der Filiale: Gern!');
    expect(text).toMatch(/Das Angebot gilt bis \w+, \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr\./);
    expect(html).toContain('>Zum Angebot</a>');
  });

  it('tells the message of a rejection, and leaves its line out where there is none', () => {
    expect(renderMail(defaultTemplates.rejection, factsOf(eventsUntil.rejected)).text).toContain(
      'Nachricht der Filiale: Leider aus.',
    );
    const silent = [
      ...eventsUntil.rejected.slice(0, 2),
      { type: 'OrderRejected', data: { message: '' } } as const,
    ];
    expect(renderMail(defaultTemplates.rejection, factsOf(silent)).text).not.toContain('Nachricht');
  });

  it('takes no web address and no line break from a name', () => {
    const spam = {
      ...placedOrder().contact,
      firstName: 'Gewinn: www.böse.example',
      lastName: 'A\r\nBcc: x@y.z',
    };
    const facts = factsOf([orderPlaced({ contact: spam }), eventsUntil.pending[1]!]);
    const { text, html } = renderMail(defaultTemplates.newOrder, facts);
    expect(text).toContain('Guten Tag A Bcc: x@y.z,');
    expect(text + html).not.toContain('www.');
  });

  it('fits into an SMS with its link', () =>
    expect(renderSms(defaultTemplates.confirmation, factsOf(eventsUntil.confirmed))).toBe(
      `Zur Linde: Ihre Bestellung 7 ist bestätigt. Termin: so bald wie möglich. ${statusUrl}`,
    ));

  it('goes nowhere without an address', () => {
    const order = orderAfter([orderPlaced({ contact: { ...placedOrder().contact, phone: '' } })]);
    expect([addressFor('email', order), addressFor('sms', order)]).toEqual(['anna@example.org', null]);
  });
});
