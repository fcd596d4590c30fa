import { describe, expect, it } from '@jest/globals';
import { defaultTemplates } from '../messages/default-templates.js';
import { smsLength } from '../messages/sms-segments.js';
import { quotationEndings } from '../ordering/order-labels.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { first, initiated, placed, second } from '../ordering/testing/online-payments.js';
import { eventsUntil, orderedItem, placedOrder } from '../ordering/testing/orders.js';
import { renderMail, renderSms } from './message-content.js';
import { factsAfter } from './testing/message-facts.js';

type RefundRequest = Extract<OrderEvent, { type: 'RefundRequested' }>['data'];

const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
const confirmed: OrderEvent = { type: 'OrderConfirmed', data: { appointment: null } };
const captured = (attempt = first, amount = 33): OrderEvent => ({
  type: 'PaymentCaptured',
  data: { attempt, amount },
});
const paid: OrderEvent[] = [placed, initiated(), captured(), submitted, confirmed];

/** A refund that somebody, or a rule, asked for. */
const refunded = (asked: Partial<RefundRequest> = {}): OrderEvent[] => {
  const about = { refund: second, attempt: first, amount: 33, ...asked };
  const { refund, attempt, amount } = about;
  return [
    { type: 'RefundRequested', data: { reason: 'Gast war laut', ...about } },
    { type: 'RefundSucceeded', data: { refund, attempt, amount, reference: 're_1' } },
  ];
};
const byRule = { reason: '', isAutomatic: true } as const;

const cheaper: OrderEvent = {
  type: 'OrderItemChanged',
  data: {
    index: 0,
    item: { ...orderedItem, amount: 1, gross: 16.5 },
    previous: orderedItem,
    pricing: { ...placedOrder().pricing, totalGross: 16.5 },
  },
};
const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: 'Doppelt bestellt' } };
const rejected: OrderEvent = { type: 'OrderRejected', data: { message: '' } };
const failed: OrderEvent = { type: 'OrderFailed', data: {} };
const sentAgain: OrderEvent = { type: 'OrderSentAgain', data: { by: second, isReplaced: true } };

const statedReasons: [string, OrderEvent[], string][] = [
  [
    'for a line that was missing',
    [...paid, ...refunded({ cause: 'missing', index: 0 })],
    'Etwas hat gefehlt (Wiener Schnitzel)',
  ],
  ['for something missing', [...paid, ...refunded({ cause: 'missing' })], 'Etwas hat gefehlt'],
  [
    'for a faulty line',
    [...paid, ...refunded({ cause: 'faulty', index: 0 })],
    'Etwas war falsch oder nicht in Ordnung (Wiener Schnitzel)',
  ],
  ['out of goodwill', [...paid, ...refunded({ cause: 'goodwill' })], 'Kulanz'],
  [
    'of an order that was canceled',
    [...paid, canceled, ...refunded(byRule)],
    'Ihre Bestellung wurde storniert',
  ],
  [
    'of an order that was rejected',
    [...paid.slice(0, 4), rejected, ...refunded(byRule)],
    'Wir konnten Ihre Bestellung nicht annehmen',
  ],
  [
    'of a canceled order by staff, who name no cause',
    [...paid, canceled, ...refunded({ cause: 'other' })],
    'Ihre Bestellung wurde storniert',
  ],
  [
    'of an order that was paid twice',
    [...paid, initiated(second), captured(second), ...refunded({ ...byRule, attempt: second })],
    'Ihre Bestellung war schon bezahlt',
  ],
  [
    'of what was paid above the price',
    [placed, initiated(), captured(first, 40), submitted, ...refunded({ ...byRule, amount: 7 })],
    'Ihre Bestellung kostet weniger, als Sie bezahlt haben',
  ],
  [
    'of an order that became cheaper',
    [...paid, cheaper, ...refunded({ cause: 'other', amount: 16.5 })],
    'Ihre Bestellung kostet weniger, als Sie bezahlt haben',
  ],
  [
    'of an order that another one replaced',
    [placed, initiated(), sentAgain, failed, captured(), ...refunded(byRule)],
    'Sie haben Ihre Bestellung neu abgeschickt, es gilt nur die neue',
  ],
  [
    'of a payment that came too late',
    [placed, initiated(), failed, captured(), ...refunded(byRule)],
    'Die Zahlung kam erst, als Ihre Bestellung schon beendet war',
  ],
  [
    'made at the provider for an order that was canceled',
    [...paid, canceled, refunded()[1]!],
    'Ihre Bestellung wurde storniert',
  ],
];

describe('the message of a refund', () => {
  it.each(statedReasons)('states why money goes back %s', (_, events, reason) => {
    const facts = factsAfter(events);
    const { text } = renderMail(defaultTemplates.refund, facts);
    expect(text).toContain(`\nGrund: ${reason}\n`);
    expect(text).not.toContain('laut');
    const sms = smsLength(renderSms(defaultTemplates.refund, facts));
    expect(sms).toMatchObject({ segments: 1, isUnicode: false });
  });

  it.each([
    ['another reason than that of staff', refunded({ cause: 'other' })],
    ['a reason of staff from before causes had names', refunded()],
    ['what somebody gave back at the provider', [refunded()[1]!]],
  ])('gives no reason at all where there is only %s', (_, events) => {
    const { text } = renderMail(defaultTemplates.refund, factsAfter([...paid, ...events]));
    expect(text).toMatch(/wir haben Ihnen 33,00.€ für Ihre Bestellung 7 zurückgezahlt/);
    expect(text).not.toContain('Grund');
    expect(text).not.toContain('laut');
  });

  it('states amount and reason of the last refund when staff send it again', () => {
    const events = [...paid, canceled, ...refunded(byRule)];
    const note: OrderEvent = { type: 'NoteAdded', data: { text: 'Gast hat angerufen' } };
    const { text } = renderMail(defaultTemplates.refund, factsAfter([...events, note]));
    expect(text).toMatch(/wir haben Ihnen 33,00.€/);
    expect(text).toContain('Grund: Ihre Bestellung wurde storniert');
  });
});

describe('the message that something ended', () => {
  const withdrawn: OrderEvent[] = [
    ...eventsUntil.requested,
    { type: 'QuotationRequestWithdrawn', data: {} },
    { type: 'OrderCanceled', data: { reason: quotationEndings.withdrawn } },
  ];
  const declined: OrderEvent[] = [
    ...eventsUntil.offered,
    { type: 'QuotationDeclined', data: { offer: 1 } },
    { type: 'OrderCanceled', data: { reason: quotationEndings.declined } },
  ];
  const accepted: OrderEvent[] = [
    ...eventsUntil.offered,
    { type: 'QuotationAccepted', data: { offer: 1 } },
    submitted,
    canceled,
  ];

  it.each([
    ['a request that its guest withdrew', withdrawn, 'Ihre Anfrage 7 wurde zurückgezogen'],
    ['a request whose offer was declined', declined, 'Ihre Anfrage 7 wurde storniert'],
    [
      'a request that the branch canceled',
      [...eventsUntil.requested, canceled],
      'Ihre Anfrage 7 wurde storniert',
    ],
    ['an order that began as a request', accepted, 'Ihre Bestellung 7 wurde storniert'],
    ['an order', eventsUntil.canceled, 'Ihre Bestellung 7 wurde storniert'],
  ])('calls %s by its name', (_, events, subject) => {
    const facts = factsAfter(events);
    const mail = renderMail(defaultTemplates.canceled, facts);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${subject}.`);
    const word = subject.split(' ')[1]!;
    expect(mail.html).toContain(`>Zu Ihrer ${word}</a>`);
    expect(renderSms(defaultTemplates.canceled, facts)).toBe(`Zur Linde: ${subject}.`);
  });

  it('calls a request that is rejected no order', () => {
    const { subject, text, html } = renderMail(
      defaultTemplates.rejection,
      factsAfter([...eventsUntil.requested, rejected]),
    );
    expect(subject).toBe('Ihre Anfrage 7 können wir leider nicht annehmen');
    expect(text + html).not.toContain('Bestellung');
  });
});
