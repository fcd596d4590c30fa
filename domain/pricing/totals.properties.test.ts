import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { toUnits } from '../kernel/money.js';
import type { DeliveryTerms } from '../delivery/delivery-fee.js';
import { priceLine } from './price.js';
import { anyDecimal, anyLine, anyRate } from './testing/any-product.js';
import { referenceNet } from './testing/reference-price.js';
import { plus, rational, rounded } from './testing/rational.js';
import { totalsOf, type PricedLine } from './totals.js';

const anyValue = fc.option(anyDecimal(2, 0, 500));

const anyArea: fc.Arbitrary<DeliveryTerms> = fc.record({
  price: anyDecimal(2, 0, 20),
  tax: anyRate,
  free: fc.nat(4).map((chance) => chance === 0),
  freeFromOrderValue: anyValue,
  minimumOrderValue: anyValue,
});

/** The priced lines of any cart. */
const anyCart: fc.Arbitrary<PricedLine[]> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    mode: fc.constantFrom(...deliveryModeSchema.options),
  })
  .map(({ lines, mode }) =>
    lines.map(({ product, chosen }) => {
      const line = priceLine(product, chosen, mode, 'EUR');
      if (line === null) throw new Error('not priced');
      return line;
    }),
  );

const sumOnPaper = (decimals: readonly number[]): number =>
  rounded(
    decimals.reduce((sum, decimal) => plus(sum, rational(decimal)), rational(0)),
    4,
  );

describe('the totals of any cart', () => {
  test('are the sums of its lines', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyArea), (lines, area) => {
        const totals = totalsOf(lines, area);
        for (const key of ['net', 'tax', 'gross'] as const) {
          expect(totals[key]).toBe(sumOnPaper(lines.map((line) => line[key])));
        }
      }),
    );
  });

  test('are goods and delivery, net and tax', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyArea), (lines, area) => {
        const totals = totalsOf(lines, area);
        expect(totals.totalNet).toBe(sumOnPaper([totals.net, totals.deliveryNet]));
        expect(totals.totalTax).toBe(sumOnPaper([totals.tax, totals.deliveryTax]));
        expect(totals.totalGross).toBe(sumOnPaper([totals.gross, totals.deliveryGross]));
        expect(totals.totalGross).toBe(sumOnPaper([totals.totalNet, totals.totalTax]));
        expect(toUnits(totals.totalGross) % 100).toBe(0);
        expect(Math.min(...Object.values(totals.taxes), totals.totalGross)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('list the tax of each rate, including delivery', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyArea), (lines, area) => {
        const { taxes, totalTax, deliveryGross, deliveryTax } = totalsOf(lines, area);
        expect(sumOnPaper(Object.values(taxes))).toBe(totalTax);
        const taxed = [
          ...lines.map(({ taxRate, tax }) => [taxRate, tax] as const),
          ...(area && deliveryGross > 0 ? [[area.tax, deliveryTax] as const] : []),
        ];
        const rates = [...new Set(taxed.map(([rate]) => rate))];
        expect(taxes).toEqual(
          Object.fromEntries(
            rates.map((rate) => [rate, sumOnPaper(taxed.flatMap(([at, tax]) => (at === rate ? [tax] : [])))]),
          ),
        );
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, fc.option(anyArea), (lines, area) => {
        expect(totalsOf(lines.toReversed(), area)).toEqual(totalsOf(lines, area));
      }),
    );
  });
});

test('any delivery costs its price with its tax, and nothing from the free value on', () => {
  fc.assert(
    fc.property(anyCart, anyArea, (lines, area) => {
      const { gross, deliveryGross, deliveryNet } = totalsOf(lines, area);
      const isFree = area.free || (area.freeFromOrderValue !== null && gross >= area.freeFromOrderValue);
      expect(deliveryGross).toBe(isFree ? 0 : area.price);
      expect(deliveryNet).toBe(rounded(referenceNet(deliveryGross, area.tax), 4));
    }),
  );
});
