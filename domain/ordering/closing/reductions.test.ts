import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CENT, toDecimal, toUnits } from '../../kernel/money.js';
import { reduced, reducedByRate, type Reduction, spread } from './reductions.js';

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount * CENT);
const anyRates = fc
  .uniqueArray(fc.constantFrom<number>(0, 4.9, 10, 13, 20), { minLength: 1 })
  .chain((rates) =>
    fc
      .tuple(...rates.map((rate) => fc.tuple(fc.constant(rate), cents(1_000_000))))
      .map((all) => new Map(all)),
  );
const anyReduction = fc.record({
  rate: fc.constantFrom(null, 0, 4.9, 10, 13, 20),
  amount: cents(50_000).map(toDecimal),
});
const totalOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);
const grossOf = (rates: ReadonlyMap<number, number>) =>
  [...rates].map(([rate, gross]) => ({ rate, gross: toDecimal(gross) }));

describe('an amount spread over rates', () => {
  test('loses no cent, is whole cents and in proportion, and takes from none more than it has', () => {
    fc.assert(
      fc.property(anyRates, fc.double({ min: 0, max: 1, noNaN: true }), (rates, share) => {
        const whole = totalOf(rates.values());
        const amount = Math.floor((whole / CENT) * share) * CENT;
        const parts = spread(amount, rates);
        expect(totalOf(parts.values())).toBe(amount);
        for (const [rate, part] of parts) {
          expect(part % CENT).toBe(0);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(rates.get(rate)!);
          expect(Math.abs(part - (amount * rates.get(rate)!) / whole)).toBeLessThan(CENT * 1.000_001);
        }
      }),
    );
  });

  test('is spread by hand: 10,00 € over 30,00 € at 10 % and 3,00 € at 20 %', () => {
    const parts = spread(toUnits(10), new Map([[10, toUnits(30)], [20, toUnits(3)]])); // prettier-ignore
    expect([...parts]).toEqual([[10, toUnits(9.09)], [20, toUnits(0.91)]]); // prettier-ignore
  });
});

describe('the reductions of an order', () => {
  const rates = [
    { rate: 10, net: 30, tax: 3, gross: 33 },
    { rate: 20, net: 5, tax: 1, gross: 6 },
  ];
  const less = (reductions: Reduction[], most = 39) =>
    reduced(rates, reducedByRate(rates, reductions, most)).reductions;

  test.each<[string, Reduction[], number, unknown]>([
    ['of a line lower its own rate', [{ rate: 20, amount: 6 }], 39, [rates[1]]],
    ['of a part of it lower tax and net alike', [{ rate: 20, amount: 3 }], 39, [{ rate: 20, net: 2.5, tax: 0.5, gross: 3 }]], // prettier-ignore
    ['of the whole order lower every rate', [{ rate: null, amount: 39 }], 39, rates],
    ['end where no more may be reduced', [{ rate: 20, amount: 6 }], 2, [{ rate: 20, net: 1.67, tax: 0.33, gross: 2 }]], // prettier-ignore
    ['of a rate that is no more lower the others', [{ rate: 13, amount: 39 }], 39, rates],
    ['above what is left at a rate lower the others', [{ rate: 20, amount: 6 }, { rate: 20, amount: 3.3 }], 39, [{ rate: 10, net: 3, tax: 0.3, gross: 3.3 }, rates[1]]], // prettier-ignore
  ])('%s', (_, reductions, most, expected) => {
    expect(less(reductions, most)).toEqual(expected);
  });

  test('are exactly what was given back, at most what was sold, whatever they are about', () => {
    fc.assert(
      fc.property(
        anyRates,
        fc.array(anyReduction, { maxLength: 5 }),
        cents(50_000),
        (sold, reductions, most) => {
          const parts = reducedByRate(grossOf(sold), reductions, toDecimal(most));
          const asked = totalOf(reductions.map(({ amount }) => toUnits(amount)));
          expect(totalOf(parts.values())).toBe(Math.min(asked, most, totalOf(sold.values())));
          for (const [rate, part] of parts) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(sold.get(rate)!);
          }
        },
      ),
    );
  });

  test('leave what earlier ones lowered as it was when another follows', () => {
    fc.assert(
      fc.property(anyRates, fc.array(anyReduction, { maxLength: 4 }), anyReduction, (sold, before, next) => {
        const gross = grossOf(sold);
        const most = toDecimal(totalOf(sold.values()));
        const [one, both] = [before, [...before, next]].map((all) => reducedByRate(gross, all, most));
        for (const [rate, part] of one!) expect(both!.get(rate)).toBeGreaterThanOrEqual(part);
      }),
    );
  });
});
