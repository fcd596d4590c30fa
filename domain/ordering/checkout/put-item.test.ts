import { describe, expect, test } from '@jest/globals';
import type { QuantityLimits } from '../../pricing/quantity.js';
import { putItem } from './put-item.js';

const line = (product: string, amount: number, ...parts: unknown[]) => ({
  product,
  amount,
  unit: 'piece' as const,
  parts,
});
const limits = (
  minimumQuantity: number | null,
  maximumQuantity: number | null,
  quantityStepSize: number | null,
): QuantityLimits => ({ minimumQuantity, maximumQuantity, quantityStepSize });
const upTo50 = limits(1, 50, 1);

describe('another product or configuration gets its own line', () => {
  test.each([
    ['another product', line('beer', 1)],
    ['other parts', line('soup', 1, 'Groß')],
    ['another unit', { ...line('soup', 1), unit: 'liter' as const }],
  ])('%s', (_, item) => {
    const soup = line('soup', 2);
    expect(putItem([soup], item, upTo50)).toEqual({ items: [soup, item], index: 1, isCut: false });
  });
});

test('an edited line is replaced in its place', () => {
  const [soup, beer] = [line('soup', 2), line('beer', 1)];
  expect(putItem([soup, beer], line('soup', 5), upTo50, 0)).toEqual({
    items: [line('soup', 5), beer],
    index: 0,
    isCut: false,
  });
});

test('an edited line that was removed meanwhile is added again', () => {
  expect(putItem([], line('soup', 1), upTo50, 3).items).toEqual([line('soup', 1)]);
});

describe('equal lines become one', () => {
  test.each([
    ['their amounts are added', 2, 3, upTo50, 5, false],
    ['exactly the maximum', 20, 30, upTo50, 50, false],
    ['more than the maximum', 50, 50, upTo50, 50, true],
    ['without a maximum', 400, 200, limits(null, null, null), 600, false],
    ['fractions without floating-point error', 0.1, 0.2, limits(0.1, null, 0.1), 0.3, false],
  ])('%s', (_, first, second, allowed, amount, isCut) => {
    const put = putItem([line('soup', first, 'Groß')], line('soup', second, 'Groß'), allowed);
    expect(put).toEqual({ items: [line('soup', amount, 'Groß')], index: 0, isCut });
  });

  test('unless their sum cannot be ordered', () => {
    const put = putItem([line('cake', 3)], line('cake', 3), limits(3, null, 5));
    expect(put.items).toEqual([line('cake', 3), line('cake', 3)]);
  });

  test('also when one is edited to equal another', () => {
    const items = [line('soup', 1), line('soup', 1, 'Groß'), line('beer', 1)];
    expect(putItem(items, line('soup', 2, 'Groß'), upTo50, 0)).toEqual({
      items: [line('soup', 3, 'Groß'), line('beer', 1)],
      index: 0,
      isCut: false,
    });
  });
});
