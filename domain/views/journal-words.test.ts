import { describe, expect, it } from '@jest/globals';
import { eventFamilies } from '../event-families.js';
import { messageTemplate } from '../records/definitions/message-template.js';
import { orderDetailLevel } from './journal-details.js';
import { isRepeatedAttempt, journalVariant } from './journal-variants.js';
import { eventWords, journalAreas, recordSentence, variantsOf } from './journal-words.js';

const types = eventFamilies.flatMap(({ category, events }) =>
  Object.keys(events).map((type) => [category, type] as const),
);

describe('the words of the journal', () => {
  it.each(types)('%s %s has words of its own', (category, type) => {
    const words = eventWords(category, type);
    expect(words).not.toBe(type);
    expect(words).toMatch(/^[A-ZÄÖÜ][^.]+$/);
  });

  it('there are no words for events that do not exist', () => {
    const known = new Set(types.map(([category, type]) => `${category} ${type}`));
    const named = journalAreas.flatMap(({ name, words }) =>
      Object.keys(words).map((type) => `${name} ${type}`),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('a message that was only kept is not called sent', () => {
    const wordsOf = (data: object) =>
      eventWords('order', 'MessageSent', journalVariant({ type: 'MessageSent', data }));
    expect(wordsOf({ kind: 'confirmed' })).toBe('Nachricht an den Gast gesendet');
    expect(wordsOf({ isKept: true })).toBe('Nachricht an den Gast abgelegt, nicht gesendet');
    expect(eventWords('order', 'MessageSent')).toBe('Nachricht an den Gast gesendet oder abgelegt');
    expect(variantsOf('order', 'MessageSent').map(([variant]) => variant)).toEqual(['sent', 'kept']);
    expect(variantsOf('order', 'OrderReady')).toEqual([['', 'Bestellung als vorbereitet gemeldet']]);
  });

  it('a break of somebody who works is not taken for a pause of ordering', () => {
    expect(eventWords('branchDay', 'OrderingPaused')).toBe('Bestellannahme pausiert');
    expect(eventWords('branchDay', 'PreparationDelayed')).toBe('Wartezeit angesagt');
    expect(eventWords('workingTime', 'ActivityPaused')).toBe('Arbeitspause begonnen');
    expect(eventWords('workingTime', 'ActivityResumed')).toBe('Arbeitspause beendet');
  });

  it('going back to the usual text of a message is not called a deletion, and names the message', () => {
    const title = messageTemplate.titleOf({ ...messageTemplate.example, kind: 'confirmation' });
    expect(title).toBe('Bestellung bestätigt');
    expect(eventWords('messageTemplate', 'MessageTemplateRemoved')).toBe('Üblichen Text wiederhergestellt');
    expect(recordSentence(messageTemplate.words, 'removed', title)).toBe(
      'Üblichen Text wiederhergestellt: „Bestellung bestätigt“',
    );
    expect(recordSentence(messageTemplate.words, 'changed', title)).toBe(
      'Nachricht „Bestellung bestätigt“ geändert',
    );
  });

  it('a refund is called by what it is for, as far as that is known', () => {
    const wordsOf = (data: object) =>
      eventWords('order', 'RefundRequested', journalVariant({ type: 'RefundRequested', data }));
    expect(wordsOf({ cause: 'missing' })).toBe('Rückzahlung veranlasst: Position fehlte');
    expect(wordsOf({ reason: null })).toBe('Rückzahlung veranlasst');
    expect(variantsOf('order', 'RefundRequested')).toHaveLength(5);
  });

  it('a payment is not called by the same words as the counter entry that takes it back', () => {
    const wordsOf = (data: object) =>
      eventWords('order', 'PaymentRecorded', journalVariant({ type: 'PaymentRecorded', data }));
    expect(wordsOf({ amount: 4.4 })).toBe('Zahlung erfasst');
    expect(wordsOf({ amount: -4.4, corrects: 'p' })).toBe('Gegenbuchung erfasst');
    expect(wordsOf({ amount: -4.4, refunds: 'p' })).toBe('Rückzahlung erfasst');
  });

  it('money that was given back is found by one word, by hand as online', () => {
    const refunds = ['PaymentRecorded', 'RefundRequested', 'RefundSucceeded', 'RefundFailed'];
    const words = refunds.map((type) =>
      variantsOf('order', type).filter(([, says]) => /Rückzahlung/.test(says)),
    );
    expect(words.map(({ length }) => length)).toEqual([1, 5, 1, 1]);
    expect(journalAreas.flatMap((area) => Object.values(area.words)).join()).not.toContain('Rückgabe');
  });

  it('an attempt to print that is made again is not called the failure of the whole job', () => {
    const wordsOf = (data: object) =>
      eventWords('printJob', 'PrintJobFailed', journalVariant({ type: 'PrintJobFailed', data }));
    expect(wordsOf({ retry: { at: '' } })).toBe('Druckversuch fehlgeschlagen, wird wiederholt');
    expect(wordsOf({ retry: null })).toBe('Druckauftrag fehlgeschlagen');
    expect(variantsOf('printJob', 'PrintJobFailed')).toHaveLength(2);
  });

  it.each([
    ['PrintJobClaimed', { attempt: 1 }, false],
    ['PrintJobClaimed', { attempt: 2 }, true],
    ['PrintJobStarted', { attempt: 2 }, true],
    ['PrintJobFailed', { attempt: 2, retry: {} }, true],
    ['PrintJobFailed', { attempt: 2, retry: null }, false],
    ['PrintJobDone', { attempt: 2 }, false],
    ['MessageFailed', { attempt: 2 }, false],
  ])('only what is one more attempt to print is folded in lists: %s %j', (type, data, isRepeated) => {
    expect(isRepeatedAttempt({ type, data })).toBe(isRepeated);
  });

  it('nothing that guests wrote, or that was written to or about them, is taken from the history', () => {
    const silent = ['NoteAdded', 'ReviewSubmitted', 'ReviewAnswered', 'OrderRejected', 'QuotationOffered'];
    for (const type of [...silent, 'MessageSent', 'MessageFailed']) expect(orderDetailLevel(type)).toBeNull();
    expect(orderDetailLevel('OrderItemAdded')).toBe('withoutPersonalData');
    expect(orderDetailLevel('PaymentRecorded')).toBe('full');
    expect(orderDetailLevel('constructor')).toBeNull();
  });

  it('no two events of an area have the same words', () => {
    for (const { words } of journalAreas) {
      expect(new Set(Object.values(words)).size).toBe(Object.values(words).length);
    }
  });
});
