import { expect, test } from '@jest/globals';
import { journalTerms } from './journal-terms.js';

const text = (...texts: string[]) => texts.map((one) => ({ text: one }));

test.each([
  ['Storno  Resi', text('Storno', 'Resi')],
  ['Gegenbuchung 12,50 €', [...text('Gegenbuchung'), { amount: 12.5 }]],
  ['1.200,00', [{ amount: 1200 }]],
  ['Ticket 12 storniert', text('#12', 'storniert')],
  ['Bestellung bestätigt', text('Bestellung', 'bestätigt')],
  ['12', text('12')],
  ['a b c d e f', text('a', 'b', 'c', 'd', 'e f')],
  ['  ', []],
])('the journal search %j asks for %j', (search, expected) => expect(journalTerms(search)).toEqual(expected));
