import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { toUnits } from '../kernel/money.js';
import { chosenOptions } from '../catalogue/configuration.js';
import { type LinePrice, priceLine, taxRateFor } from './price.js';
import { anyLine, type AnyLine } from './testing/any-product.js';
import { referenceLine } from './testing/reference-price.js';

const anyMode = fc.constantFrom(...deliveryModeSchema.options);

function priced(
  { product, chosen }: AnyLine,
  mode: 'takeaway' | 'delivery' | 'dineIn' = 'takeaway',
): LinePrice {
  const price = priceLine(product, chosen, mode, 'EUR');
  if (price === null) throw new Error('not priced');
  return price;
}

describe('any line', () => {
  test('costs the same as by exact fractions', () => {
    fc.assert(
      fc.property(anyLine, anyMode, (line, mode) => {
        const rate = taxRateFor(line.product, mode);
        expect(priced(line, mode)).toMatchObject({
          ...referenceLine(line.product, line.chosen, rate),
          taxRate: rate,
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('is net and tax, in whole cents, and never below 0', () => {
    fc.assert(
      fc.property(anyLine, anyMode, (line, mode) => {
        const { gross, net, tax, unitGross } = priced(line, mode);
        expect(toUnits(net) + toUnits(tax)).toBe(toUnits(gross));
        expect(toUnits(gross) % 100).toBe(0);
        expect(Math.min(gross, net, tax, unitGross)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is as binding as the least binding of its pricing and its unit', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { pricing, calculationModel, unit, alternativeUnits } = line.product;
        const ofUnit =
          line.chosen.unit === unit
            ? calculationModel
            : alternativeUnits.find((other) => other.unit === line.chosen.unit)?.calculationModel;
        const models = [pricing, ofUnit ?? 'fixed'];
        const strictest = (['minimum', 'approximate', 'fixed'] as const).find((model) =>
          models.includes(model),
        );
        expect(priced(line).model).toBe(strictest);
      }),
    );
  });
});

describe('the explanation of any line', () => {
  const explained = (line: AnyLine) => {
    const price = priced(line);
    return { ...price, kinds: price.explanation.map(({ kind }) => kind).join(' ') };
  };

  test('goes from base price over options and amount to the gross, and ends with the tax', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { explanation, kinds, gross, tax } = explained(line);
        expect(kinds).toMatch(/^base( option)*( amount)?( rounding)? tax$/);
        expect(explanation.at(0)?.value).toBe(line.product.price);
        expect(explanation.at(-1)?.value).toBe(tax);
        expect(explanation.at(-2)?.value).toBe(gross);
      }),
    );
  });

  test('has a step for every chosen option, and ends at the unit price with options', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { product, chosen } = line;
        const { explanation, unitGross } = explained(line);
        const steps = product.type === 'others' ? [] : product.config.parts;
        const names = steps.flatMap((part, index) => chosenOptions(part, chosen.parts[index] ?? null));
        const options = explanation.filter(({ kind }) => kind === 'option');
        expect(options.slice(0, names.length).map(({ label }) => label.split(':')[0])).toEqual(
          names.map(({ name }) => name),
        );
        expect(options.length - names.length).toBe((options.at(names.length - 1)?.value ?? 0) < 0 ? 1 : 0);
        expect((options.at(-1) ?? explanation[0])?.value).toBe(unitGross);
      }),
    );
  });

  test('rounds by half a cent at most', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { explanation, gross } = explained(line);
        const before = explanation.filter(({ kind }) => kind !== 'rounding').at(-2)?.value ?? Number.NaN;
        expect(Math.abs(toUnits(before) - toUnits(gross))).toBeLessThanOrEqual(50);
      }),
    );
  });
});
