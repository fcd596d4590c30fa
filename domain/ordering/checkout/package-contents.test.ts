import { describe, expect, it } from '@jest/globals';
import { products } from '../testing/menu.js';
import { orderItemOf } from './order-lines.js';
import { bundleWords, contentsWords, withContents } from './package-contents.js';

const [schnitzel, cheese] = [products[0]!, products[1]!];
const menu = {
  ...schnitzel,
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'Familienpaket',
  type: 'bundle' as const,
  config: { parts: [] },
  bundle: [
    { product: schnitzel.id, amount: 2, unit: 'piece' as const },
    { product: cheese.id, amount: 250, unit: 'gram' as const },
    { product: 'c0ffee00-0000-4000-8000-000000000002', amount: 1, unit: 'piece' as const },
  ],
};
const lineOf = (product: typeof schnitzel) =>
  orderItemOf({ product: product.id, amount: 1, unit: product.unit, parts: [] }, product, 'takeaway', 'EUR')!;
const all = [...products, menu];

describe('the contents of a package', () => {
  it('are kept with the line, with the names they have now', () => {
    expect(withContents(lineOf(menu), all).contents).toEqual([
      { product: schnitzel.id, name: schnitzel.name, amount: 2, unit: 'piece' },
      { product: cheese.id, name: cheese.name, amount: 250, unit: 'gram' },
      { product: 'c0ffee00-0000-4000-8000-000000000002', name: '', amount: 1, unit: 'piece' },
    ]);
  });

  it('are none of other products, and stay those that a line has', () => {
    const plain = lineOf(cheese);
    expect(withContents(plain, all)).toBe(plain);
    const kept = withContents(lineOf(menu), all);
    expect(withContents(kept, [{ ...menu, bundle: [] }])).toBe(kept);
  });
});

describe('the words of a package', () => {
  it('name what is in it with amount and unit, without what does not exist any more', () => {
    expect(bundleWords(menu, all)).toBe('Enthalten: 2× Wiener Schnitzel, 250\u00a0g Bergkäse');
    expect(bundleWords(menu, [menu])).toBe('');
  });

  it('are none of other products, even if contents were left from when they were packages', () => {
    expect(bundleWords({ ...menu, type: 'others' }, all)).toBe('');
    expect(contentsWords(lineOf(cheese).contents)).toBe('');
  });
});
