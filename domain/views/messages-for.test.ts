import { describe, expect, it, test } from '@jest/globals';
import { defaultTemplates } from '../messages/default-templates.js';
import { eventsUntil, orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import type { ItemEvent } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { renderMail, renderSms } from './message-content.js';
import { addressFor, messagesFor, type MessageSettings } from './messages-for.js';
import { factsAfter, orderAfter, statusUrl } from './testing/message-facts.js';

const settings: MessageSettings = {
  template: (kind) => defaultTemplates[kind],
  enablePluginSMS: false,
  enablePluginOrderReviews: true,
};

const sentAfter = (events: readonly OrderEvent[], differences: Partial<MessageSettings> = {}) =>
  messagesFor(events.at(-1)!, orderAfter(events), { ...settings, ...differences }, []).map(
    ({ kind, channel }) => `${kind} ${channel}`,
  );

const changed: OrderEvent[] = [
  ...eventsUntil.confirmed,
  {
    type: 'OrderItemAdded',
    data: { item: placedOrder().items[0]!, pricing: { ...placedOrder().pricing, totalGross: 49.5 } },
  },
];

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
    expect(messagesFor({ type: 'OrderConfirmed', data: { appointment: null } }, order, settings, [])).toEqual(
      [],
    );
    expect(messagesFor(eventsUntil.proposed[2]!, orderAfter(eventsUntil.confirmed), settings, [])).toEqual(
      [],
    );
  });

  it('are of several offers and several proposed times only about the newest', () => {
    const [, first] = eventsUntil.offered as [OrderEvent, Extract<OrderEvent, { type: 'QuotationOffered' }>];
    const second: OrderEvent = { ...first, data: { ...first.data, offer: 2 } };
    const offered = orderAfter([...eventsUntil.offered, second]);
    expect(messagesFor(first, offered, settings, [])).toEqual([]);
    expect(messagesFor(second, offered, settings, [])).toEqual([{ kind: 'offer', channel: 'email' }]);

    const earlier = eventsUntil.proposed[2] as Extract<OrderEvent, { type: 'CounterAppointmentProposed' }>;
    const withdrawn: OrderEvent = { type: 'CounterAppointmentWithdrawn', data: {} };
    const later = { ...earlier, data: { ...earlier.data, appointment: '2026-11-20T20:30:00.000Z' } };
    const proposed = orderAfter([...eventsUntil.proposed, withdrawn, later]);
    expect(messagesFor(earlier, proposed, settings, [])).toEqual([]);
    expect(messagesFor(later, proposed, settings, [])).toEqual([
      { kind: 'counterAppointment', channel: 'email' },
    ]);
  });

  it('are one about several changes of its lines: the last', () => {
    const [change] = changed.slice(-1) as [OrderEvent];
    const order = orderAfter([...changed, change]);
    const note: OrderEvent = { type: 'NoteAdded', data: { text: 'Gast ist informiert' } };
    expect(messagesFor(change, order, settings, [note, change])).toEqual([]);
    expect(messagesFor(change, order, settings, [note])).toEqual([
      { kind: 'orderChanged', channel: 'email' },
    ]);
    expect(messagesFor(change, order, { ...settings, enablePluginSMS: true }, [])).toHaveLength(2);
  });

  it('are none about changes of an order that was canceled since, nor of a request, whose offer names them', () => {
    const change = changed.at(-1)!;
    expect(sentAfter([...eventsUntil.requested, change])).toEqual([]);
    expect(messagesFor(change, orderAfter([...changed, eventsUntil.canceled[2]!]), settings, [])).toEqual([]);
  });

  it.each([
    ['ready', [{ type: 'OrderReady', data: {} }]],
    ['in delivery', [{ type: 'OrderDispatched', data: {} }]],
    ['completed', [{ type: 'OrderCompleted', data: {} }]],
    ['rejected', [{ type: 'OrderRejected', data: { message: '' } }]],
  ] satisfies [string, OrderEvent[]][])(
    'are none about changes of an order that is %s since, which would seem to be changed once more',
    (_, later) => {
      const order = orderAfter([...changed, ...later]);
      expect(messagesFor(changed.at(-1)!, order, settings, later)).toEqual([]);
    },
  );

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
  it('names what was ordered, its total and where the order is', () => {
    const { subject, text, html } = renderMail(defaultTemplates.newOrder, factsAfter(eventsUntil.pending));
    expect(subject).toBe('Ihre Bestellung 7 ist eingegangen');
    expect(text).toContain('Guten Tag Anna Huber,');
    expect(text).toMatch(/^2.Stück Wiener Schnitzel \(Erdäpfelsalat\): 33,00.€\nGesamt: 33,00.€$/m);
    expect(text).toContain(`\n${statusUrl}\n`);
    expect(html).toContain(`href="${statusUrl}"`);
  });

  it.each([
    [{ appointmentDate: '2026-11-20T18:30:00.000Z' }, 'Freitag, 20.11.2026, 19:30 Uhr'],
    [{}, 'so schnell wie möglich, etwa 18:30 Uhr'],
    [
      { placedAt: '2026-11-20T07:12:00.000Z', beginsAt: '2026-11-20T09:00:00.000Z' },
      'so schnell wie möglich, ab Freitag, 20.11.2026, 10:00 Uhr',
    ],
    [
      { placedAt: '2026-11-20T21:30:00.000Z', beginsAt: '2026-11-21T09:00:00.000Z' },
      'so schnell wie möglich, ab Samstag, 21.11.2026, 10:00 Uhr',
    ],
  ])('names the time that is wanted by the rule of the status page: %j is %s', (placed, words) => {
    const facts = factsAfter([orderPlaced(placed), ...eventsUntil.confirmed.slice(1)]);
    for (const template of [defaultTemplates.newOrder, defaultTemplates.confirmation]) {
      expect(renderMail(template, facts).text).toContain(`\nTermin: ${words}\n`);
    }
  });

  it('names no expected time before the confirmation, nor one that was over then', () => {
    for (const events of [
      eventsUntil.pending,
      [orderPlaced({ placedAt: '2026-11-20T16:00:00.000Z' }), ...eventsUntil.confirmed.slice(1)],
    ]) {
      const { text } = renderMail(defaultTemplates.confirmation, factsAfter(events));
      expect(text).toContain('\nTermin: so schnell wie möglich\n');
    }
  });

  it('names after a change what was ordered, its total, and what is still to be paid', () => {
    const { subject, text, html } = renderMail(defaultTemplates.orderChanged, factsAfter(changed));
    expect(subject).toBe('Ihre Bestellung 7 wurde geändert');
    expect(text).toContain('Wiener Schnitzel');
    expect(text).toMatch(/^Gesamt: 49,50.€$/m);
    expect(text).toMatch(/^Noch zu bezahlen: 49,50.€ \(bei der Abholung\)$/m);
    expect(text).not.toContain('zurück');
    expect(html).toContain(`href="${statusUrl}"`);
  });

  it('names after a change what comes back, also once it is on its way', () => {
    const attempt = '5c4a1f0e-0000-4000-8000-000000000001';
    const removed = changed.at(-1) as ItemEvent;
    const cheaper: OrderEvent = {
      ...removed,
      data: { ...removed.data, pricing: { ...removed.data.pricing, totalGross: 16.5 } },
    } as OrderEvent;
    const initiated = { attempt, method: 'mollie', capture: 'automatic', amount: 33 } as const;
    const paid: OrderEvent[] = [
      orderPlaced({ paymentMethod: 'mollie' }),
      {
        type: 'PaymentInitiated',
        data: { ...initiated, initiatedAt: '2026-11-20T17:00:00.000Z' },
      },
      { type: 'PaymentCaptured', data: { attempt, amount: 33 } },
      { type: 'OrderSubmitted', data: {} },
      cheaper,
    ];
    const onItsWay: OrderEvent = {
      type: 'RefundRequested',
      data: { refund: attempt, attempt, amount: 16.5, reason: '', cause: 'missing' },
    };
    for (const events of [paid, [...paid, onItsWay]]) {
      const { text } = renderMail(defaultTemplates.orderChanged, factsAfter(events));
      expect(text).toMatch(/^Sie bekommen 16,50.€ zurück\.$/m);
      expect(text).not.toContain('Noch zu bezahlen');
    }
  });

  it('names the proposed time and until when to answer', () => {
    const { text } = renderMail(defaultTemplates.counterAppointment, factsAfter(eventsUntil.proposed));
    expect(text).toContain('Neuer Termin: Freitag, 20.11.2026, 20:00 Uhr');
    expect(text).toContain('bis Freitag, 20.11.2026, 19:45 Uhr');
  });

  it('confirms a request at once, with what was asked for and a link, and without a way to pay that nobody chose', () => {
    const { subject, text, html } = renderMail(
      defaultTemplates.newRequest,
      factsAfter(eventsUntil.requested),
    );
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
      factsAfter([orderPlaced({ isQuotation: true, items })]),
    );
    expect(text).toBe('2\u00a0Stück Wiener Schnitzel (Erdäpfelsalat)');
  });

  it('reads with an offer what the branch writes and until when it holds', () => {
    const { text, html } = renderMail(defaultTemplates.offer, factsAfter(eventsUntil.offered));
    expect(text).toContain('Nachricht der Filiale: Gern!');
    expect(text).toMatch(/Das Angebot gilt bis \w+, \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr\./);
    expect(html).toContain('>Zum Angebot</a>');
  });

  it('contains the message of a rejection, and leaves its line out where there is none', () => {
    expect(renderMail(defaultTemplates.rejection, factsAfter(eventsUntil.rejected)).text).toContain(
      'Nachricht der Filiale: Leider aus.',
    );
    const silent = [
      ...eventsUntil.rejected.slice(0, 2),
      { type: 'OrderRejected', data: { message: '' } } as const,
    ];
    expect(renderMail(defaultTemplates.rejection, factsAfter(silent)).text).not.toContain('Nachricht');
  });

  it('takes no web address and no line break from a name', () => {
    const spam = {
      ...placedOrder().contact,
      firstName: 'Gewinn: www.böse.example',
      lastName: 'A\r\nBcc: x@y.z',
    };
    const facts = factsAfter([orderPlaced({ contact: spam }), eventsUntil.pending[1]!]);
    const { text, html } = renderMail(defaultTemplates.newOrder, facts);
    expect(text).toContain('Guten Tag A Bcc: x@y.z,');
    expect(text + html).not.toContain('www.');
  });

  it('fits into an SMS with its link', () =>
    expect(renderSms(defaultTemplates.confirmation, factsAfter(eventsUntil.confirmed))).toBe(
      `Zur Linde: Bestellung 7 ist bestätigt: etwa 18:30 Uhr. ${statusUrl}`,
    ));

  it('goes nowhere without an address', () => {
    const order = orderAfter([orderPlaced({ contact: { ...placedOrder().contact, phone: '' } })]);
    expect([addressFor('email', order), addressFor('sms', order)]).toEqual(['anna@example.org', null]);
  });
});
