import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryTerms } from './delivery-fee.js';
import { areaTerms, areaText, deliveryGoal, deliveryOfferText } from './delivery-words.js';

const area = (changes: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  ...{ price: 2.9, tax: 20, free: false, freeFromOrderValue: 40, minimumOrderValue: 20 },
  ...changes,
});
/** As people read it: with plain blanks. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the next goal of a cart', () => {
  test.each<[string, Partial<DeliveryTerms>, number, string | null, number | null]>([
    ['is the minimum at first', {}, 15.5, 'Noch 4,50 € bis zum Mindestbestellwert', 0.775],
    [
      'is free delivery once the minimum is reached',
      {},
      20,
      'Noch 20,00 € bis zur kostenlosen Lieferung',
      0.5,
    ],
    ['is free delivery where there is no minimum', { minimumOrderValue: null }, 34, 'Noch 6,00 € bis zur kostenlosen Lieferung', 0.85], // prettier-ignore
    ['is over with free delivery', {}, 40, null, null],
    ['is none where delivery is never free', { freeFromOrderValue: null }, 25, null, null],
    ['is none where delivery costs nothing', { price: 0 }, 25, null, null],
    ['is none where it is always free', { free: true }, 25, null, null],
    [
      'is the minimum even where delivery is free',
      { free: true },
      0,
      'Noch 20,00 € bis zum Mindestbestellwert',
      0,
    ],
  ])('%s', (_, changes, goods, text, share) => {
    const goal = deliveryGoal(area(changes), goods, 'EUR');
    expect([plain(goal?.text), goal?.share ?? null]).toEqual([text, share]);
  });

  test('is always reached by what it says is missing, and never more than full', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents(100), fc.option(cents(50)), fc.option(cents(80)), (goods, minimum, free) => {
        const terms = area({ minimumOrderValue: minimum, freeFromOrderValue: free });
        const goal = deliveryGoal(terms, goods, 'EUR');
        if (!goal) return;
        const missing = Number(/[\d.,]+/.exec(goal.text)![0].replace(',', '.'));
        expect(missing).toBeGreaterThan(0);
        expect(goal.share).toBeGreaterThanOrEqual(0);
        expect(goal.share).toBeLessThan(1);
        const then = deliveryGoal(terms, Math.round((goods + missing) * 100) / 100, 'EUR');
        expect(then?.kind).not.toBe(goal.kind);
      }),
    );
  });
});

test.each<[Partial<DeliveryTerms>, number, string]>([
  [{}, 2.9, 'ab 20,00 € · 2,90 €'],
  [{ minimumOrderValue: null }, 2.9, '2,90 €'],
  [{ minimumOrderValue: 0 }, 0, 'kostenlos'],
])('the terms of an area with %j at a fee of %d are %s', (changes, fee, text) => {
  expect(plain(areaTerms(area(changes), fee, 'EUR').join(' · '))).toBe(text);
});

test.each<[Partial<DeliveryTerms>, string]>([
  [{}, 'Lieferkosten 2,90 €, ab 40,00 € kostenlos, Mindestbestellwert 20,00 €'],
  [{ freeFromOrderValue: null, minimumOrderValue: null }, 'Lieferkosten 2,90 €'],
  [{ free: true }, 'Kostenlose Lieferung, Mindestbestellwert 20,00 €'],
  [{ freeFromOrderValue: 0, minimumOrderValue: 0 }, 'Kostenlose Lieferung'],
])('an area with %j reads %s', (changes, text) => {
  expect(plain(areaText(area(changes), 'EUR'))).toBe(text);
});

test.each<[string, Partial<DeliveryTerms>[], string | null]>([
  ['nothing without areas', [], null],
  ['fee and minimum of the only one', [{}], 'Lieferung 2,90 €, Mindestbestellwert 20,00 €'],
  ['the least of several', [{}, { price: 4.9, minimumOrderValue: 15 }], 'Lieferung ab 2,90 €, Mindestbestellwert ab 15,00 €'], // prettier-ignore
  ['no minimum where none is asked', [{ minimumOrderValue: null }], 'Lieferung 2,90 €'],
  ['that all are free', [{ free: true }, { price: 0 }], 'Kostenlose Lieferung, Mindestbestellwert 20,00 €'],
  ['that some are free', [{ free: true }, {}], 'Lieferung teils kostenlos, Mindestbestellwert 20,00 €'],
])('what a branch asks for names %s', (_, areas, text) => {
  expect(plain(deliveryOfferText(areas.map(area), 'EUR'))).toBe(text);
});
