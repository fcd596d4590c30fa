import { describe, expect, it } from '@jest/globals';
import { eventFamilies } from '../event-families.js';
import { eventWords, journalAreas, journalVariant, variantsOf } from './journal-words.js';

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

  it('a refund is called by what it is for, as far as that is known', () => {
    const wordsOf = (data: object) =>
      eventWords('order', 'RefundRequested', journalVariant({ type: 'RefundRequested', data }));
    expect(wordsOf({ cause: 'missing' })).toBe('Rückzahlung veranlasst: Position fehlte');
    expect(wordsOf({ reason: null })).toBe('Rückzahlung veranlasst');
    expect(variantsOf('order', 'RefundRequested')).toHaveLength(5);
  });

  it('no two events of an area have the same words', () => {
    for (const { words } of journalAreas) {
      expect(new Set(Object.values(words)).size).toBe(Object.values(words).length);
    }
  });
});
