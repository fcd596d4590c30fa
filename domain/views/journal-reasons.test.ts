import { describe, expect, it } from '@jest/globals';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { historyText } from '../ordering/order-texts.js';
import { orderedItem, placedOrder } from '../ordering/testing/orders.js';
import { journalSentence, reasonPatterns } from './journal-reasons.js';

const reason = 'Gast sagte: „zu kalt“\nund ging';
const { pricing } = placedOrder();
const quoting = { ...orderedItem, parts: [{ name: 'Wunsch', choices: [], text: 'bitte: „ohne Salz“' }] };
const lines = { index: 0, item: quoting, previous: quoting, pricing };
const id = '33333333-3333-4333-8333-333333333333';
const paid = { payment: id, method: 'cash', amount: -4.4 } as const;
const refund = { refund: id, attempt: id, amount: 4.4 };

const why = (event: OrderEvent): string | undefined => {
  const pattern = reasonPatterns[event.type];
  return pattern && new RegExp(pattern, 's').exec(historyText(event, 'EUR'))?.[1];
};

describe('the search of the journal knows of the sentence of an event', () => {
  const reasoned = [
    [{ type: 'OrderCanceled', data: { reason } }, `„${reason}“`],
    [{ type: 'OrderRejected', data: { message: reason } }, `„${reason}“`],
    [{ type: 'OrderItemChanged', data: { ...lines, reason } }, `„${reason}“`],
    [{ type: 'OrderItemRemoved', data: { ...lines, reason } }, `„${reason}“`],
    [{ type: 'PaymentRecorded', data: { ...paid, corrects: id, reason } }, `„${reason}“`],
    [
      { type: 'PaymentRecorded', data: { ...paid, refunds: id, cause: 'missing', index: 1, reason } },
      `Position fehlte (Position 2), „${reason}“.`,
    ],
    [{ type: 'RefundRequested', data: { ...refund, reason } }, `„${reason}“.`],
  ] as unknown as [OrderEvent, string][];
  it.each(reasoned.map(([event, words]) => ({ type: event.type, event, words })))(
    'why it was done: $type',
    ({ event, words }) => expect(why(event)).toBe(words),
  );

  it.each([
    { type: 'OrderCanceled', data: { reason: null } },
    { type: 'OrderItemChanged', data: lines },
    { type: 'OrderItemRemoved', data: { ...lines, reason: null } },
    { type: 'PaymentRecorded', data: { ...paid, amount: 4.4 } },
    { type: 'NoteAdded', data: { text: reason } },
    { type: 'ReviewSubmitted', data: { rating: 1, comment: reason } },
  ] as unknown as OrderEvent[])(
    'nothing where no reason is in it, so that no words of guests are searched: $type',
    (event) => expect(why(event)).toBeUndefined(),
  );
});

describe('the sentence about a line that was removed', () => {
  const sentenceOf = (why: string | null | undefined, text: string | null): string =>
    historyText(
      {
        type: 'OrderItemRemoved',
        data: {
          index: 0,
          previous: { ...orderedItem, parts: [{ name: 'Wunsch', choices: [], text }] },
          pricing,
          ...(why !== undefined && { reason: why }),
        },
      } as OrderEvent,
      'EUR',
    );
  const shown = (why: string | null | undefined, text: string) =>
    journalSentence(
      'OrderItemRemoved',
      sentenceOf(why, text),
      sentenceOf(why === undefined ? why : null, null),
    );

  it('has the reason of staff, and not what the guest wrote', () => {
    const sentence = shown(reason, 'ohne Salz');
    expect(sentence).toMatch(/\. Grund: „Gast sagte: „zu kalt“\nund ging“$/);
    expect(sentence).not.toContain('ohne Salz');
    expect(sentence).not.toContain('gelöscht');
  });

  it.each([undefined, reason])(
    'shows no words of a guest who wrote them like a reason, with the reason %j',
    (why) => {
      expect(shown(why, 'bitte. Grund: „Allergie“')).not.toContain('Allergie');
    },
  );

  it('says that the reason is erased only once it is', () => {
    expect(shown(null, 'ohne Salz')).toMatch(/ \(Grund gelöscht\)\.$/);
  });
});
