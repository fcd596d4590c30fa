import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitGross, toDecimal, toUnits } from '../kernel/money.js';
import {
  deliveryFee,
  freeDeliveryHint,
  minimumOrderTexts,
  missingToMinimum,
  type DeliveryTerms,
} from '../delivery/delivery-fee.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { shownSums, totalsOf, type PricedLine } from './totals.js';

const area = (differences: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  price: 3.5,
  tax: 20,
  free: false,
  freeFromOrderValue: 30,
  minimumOrderValue: 15,
  ...differences,
});

const line = (gross: number, taxRate: number, model: PricedLine['model'] = 'fixed'): PricedLine => {
  const { net, tax } = splitGross(toUnits(gross), taxRate);
  return { gross, net: toDecimal(net), tax: toDecimal(tax), taxRate, model };
};

describe('the delivery fee', () => {
  test.each([
    ['below the free value', area(), 29.99, 3.5],
    ['from the free value on', area(), 30, 0],
    ['free from 0 on', area({ freeFromOrderValue: 0 }), 0, 0],
    ['never free', area({ freeFromOrderValue: null }), 1000, 3.5],
    ['a free area', area({ free: true }), 1, 0],
  ])('%s', (_, terms, goods, fee) => {
    expect(toDecimal(deliveryFee(terms, toUnits(goods)).gross)).toBe(fee);
  });

  test('has a hint on free delivery only while it is charged', () => {
    expect(normalizeSpaces(freeDeliveryHint(area(), 20, 'EUR')!)).toBe('Kostenlose Lieferung ab 30,00 €.');
    expect(freeDeliveryHint(area(), 30, 'EUR')).toBeNull();
    expect(freeDeliveryHint(area({ freeFromOrderValue: null }), 20, 'EUR')).toBeNull();
    expect(freeDeliveryHint(area({ free: true }), 20, 'EUR')).toBeNull();
  });
});

describe('the minimum order value', () => {
  test('is missed only by a lower value', () => {
    expect(missingToMinimum(area(), 14.99)).toEqual({ minimum: 15, difference: 0.01 });
    expect(missingToMinimum(area(), 15)).toBeNull();
    expect(missingToMinimum(area({ minimumOrderValue: null }), 0)).toBeNull();
  });

  test('has a warning and a hint when it is missed', () => {
    const { warning, hint } = minimumOrderTexts({ minimum: 15, difference: 2.5 }, 'EUR');
    expect(normalizeSpaces(warning!)).toBe(
      'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.',
    );
    expect(normalizeSpaces(hint!)).toBe(
      'Fügen Sie Waren im Wert von mindestens 2,50 € hinzu oder wählen Sie eine andere Art der Lieferung.',
    );
  });
});

describe('totals', () => {
  test('include goods and delivery, with their taxes by rate', () => {
    expect(totalsOf([line(11, 10), line(6, 20)], area())).toEqual({
      net: 15,
      tax: 2,
      gross: 17,
      deliveryNet: 2.9167,
      deliveryTax: 0.5833,
      deliveryGross: 3.5,
      totalNet: 17.9167,
      totalTax: 2.5833,
      totalGross: 20.5,
      taxes: { '10': 1, '20': 1.5833 },
      model: 'fixed',
    });
  });

  test('are approximate as soon as one line is not fixed', () => {
    expect(totalsOf([line(1, 10), line(1, 10, 'minimum')], null).model).toBe('approximate');
  });

  test('list a decimal tax rate, and no tax for a free delivery', () => {
    expect(totalsOf([line(10.49, 4.9)], area({ free: true })).taxes).toEqual({ '4.9': 0.49 });
  });

  test('always add up', () => {
    const anyLine = fc
      .tuple(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(0, 4.9, 10, 13, 20))
      .map(([cents, rate]) => line(cents / 100, rate));
    const anyArea = fc.option(fc.integer({ min: 0, max: 1000 }).map((cents) => area({ price: cents / 100 })));
    fc.assert(
      fc.property(fc.array(anyLine), anyArea, (lines, to) => {
        const totals = totalsOf(lines, to);
        const sumOfTaxes = Object.values(totals.taxes).reduce((sum, tax) => sum + toUnits(tax), 0);
        expect(sumOfTaxes).toBe(toUnits(totals.totalTax));
        expect(toUnits(totals.totalNet) + toUnits(totals.totalTax)).toBe(toUnits(totals.totalGross));
        expect(toUnits(totals.gross) + toUnits(totals.deliveryGross)).toBe(toUnits(totals.totalGross));
        expect(lines.reduce((sum, { gross }) => sum + toUnits(gross), 0)).toBe(toUnits(totals.gross));
      }),
    );
  });
});

describe('the sums that people read', () => {
  test('add up where each rounded by itself would miss a cent', () => {
    const taxes = { '10': 3.2454, '20': 0.8345 };
    expect(shownSums({ totalGross: 40.8, taxes })).toEqual({
      net: 36.72,
      taxes: [
        { rate: 10, tax: 3.25 },
        { rate: 20, tax: 0.83 },
      ],
    });
  });

  test('always add up to the total, and the net is at most a cent for each rate beside the exact one', () => {
    const lines = fc.array(
      fc.record({
        cents: fc.integer({ min: 0, max: 100_000 }),
        rate: fc.constantFrom(0, 4.9, 7, 10, 13, 20),
      }),
    );
    fc.assert(
      fc.property(lines, (ordered) => {
        const pricing = totalsOf(
          ordered.map(({ cents, rate }) => line(cents / 100, rate)),
          null,
        );
        const { net, taxes } = shownSums(pricing);
        const sum = taxes.reduce((total, { tax }) => total + toUnits(tax), toUnits(net));
        expect(sum).toBe(toUnits(pricing.totalGross));
        expect(Math.abs(net - pricing.totalNet)).toBeLessThanOrEqual(0.005 * (taxes.length + 1));
      }),
    );
  });
});
