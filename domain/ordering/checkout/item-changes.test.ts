import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { ids } from '../testing/ids.js';
import { products } from '../testing/menu.js';
import { changedItem, newItem } from './item-changes.js';
import type { CartItem } from './order-form.schema.js';
import type { OrderItem } from '../order/order-terms.schema.js';

const [schnitzel, cheese] = [products[0]!, products[1]!];
const terms = { mode: 'takeaway', currency: 'EUR' } as const;
const ofProduct = (product = schnitzel) => ({ product, ...terms });

function line(cart: Partial<CartItem>, product = schnitzel): OrderItem {
  const item = newItem(
    { product: product.id, amount: 1, unit: product.unit, parts: [], ...cart },
    ofProduct(product),
  );
  if (isRefusal(item)) throw new Error(item.code);
  return item;
}

const pommes = line({ parts: ['Pommes'] });
const halfKilogram = line({ amount: 500, unit: 'gram' }, cheese);

describe('another amount', () => {
  test('keeps the price that was agreed, whatever the product costs now', () => {
    const changed = changedItem(pommes, { amount: 3 }, ofProduct({ ...schnitzel, price: 99 }));
    expect(changed).toMatchObject({ amount: 3, unitGross: 17.5, gross: 52.5, taxRate: 10 });
  });

  test('works for a product that is not sold any more', () => {
    expect(changedItem(pommes, { amount: 2 }, { product: undefined, ...terms })).toMatchObject({ gross: 35 });
  });

  test('of another unit counts as it did when the order was placed', () => {
    const changed = changedItem(halfKilogram, { amount: 730 }, ofProduct(cheese)) as OrderItem;
    expect(changed.gross).toBe(14.53);
    expect(changed.explanation.map(({ label }) => normalizeSpaces(label))).toEqual([
      'Grundpreis je kg: 19,90 €',
      '730 g = 0,73 kg × 19,90 €',
      'Gerundet von 14,527 €',
      'Darin 10 % Mehrwertsteuer: 1,32 €',
    ]);
  });

  test('of another unit of a product that is not sold any more is refused', () => {
    expect(changedItem(halfKilogram, { amount: 600 }, { product: undefined, ...terms })).toMatchObject({
      kind: 'conflict',
      code: 'product-unknown',
    });
  });

  test('that is the same leaves the line as it is', () => {
    expect(changedItem(pommes, { amount: 1 }, ofProduct())).toBe(pommes);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000])('of %d is refused', (amount) => {
    expect(changedItem(pommes, { amount }, ofProduct())).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'amount', message: 'Bitte wählen Sie für Wiener Schnitzel eine gültige Menge.' }],
    });
  });

  test('comes to what the amount would have cost from the start', () => {
    const grams = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(grams, grams, (before, amount) => {
        const [old, fresh] = [before, amount].map((grammes) =>
          line({ amount: grammes, unit: 'gram' }, cheese),
        );
        expect(changedItem(old!, { amount }, ofProduct(cheese))).toEqual(fresh);
      }),
    );
  });
});

describe('other choices', () => {
  test('are priced as the product is sold now', () => {
    const changed = changedItem(pommes, { parts: ['Erdäpfelsalat'] }, ofProduct({ ...schnitzel, price: 18 }));
    expect(changed).toMatchObject({ amount: 1, gross: 18, parts: [{ choices: ['Erdäpfelsalat'] }] });
  });

  test('that are missing are named with their field', () => {
    expect(changedItem(pommes, { parts: [null] }, ofProduct())).toMatchObject({
      problems: [{ field: 'parts.0' }],
    });
  });

  test('keep the remark for the kitchen', () => {
    const cart = { product: ids.schnitzel, amount: 1, unit: 'piece' as const, parts: ['Pommes'] };
    const remarked = newItem({ ...cart, remark: 'ohne Zitrone' }, ofProduct()) as OrderItem;
    expect(changedItem(remarked, { parts: ['Erdäpfelsalat'] }, ofProduct())).toMatchObject({
      parts: [{ choices: ['Erdäpfelsalat'] }, { name: 'Anmerkung', text: 'ohne Zitrone' }],
    });
  });

  test('stay when only the unit changes', () => {
    const changed = changedItem(halfKilogram, { unit: 'kilogram', amount: 2 }, ofProduct(cheese));
    expect(changed).toMatchObject({ unit: 'kilogram', amount: 2, gross: 39.8 });
  });
});

describe('another remark', () => {
  const remarked = line({ parts: ['Pommes'], remark: 'ohne Zitrone' });
  const dearer = ofProduct({ ...schnitzel, price: 99 });
  const gone = { product: undefined, ...terms };
  const sold = (item: OrderItem | Refusal) => {
    const { parts, ...rest } = item as OrderItem;
    return { ...rest, remarks: parts.filter(({ name }) => name === 'Anmerkung').map(({ text }) => text) };
  };

  test('is kept beside the choices, and the price that was agreed stays', () => {
    const { parts: _, ...price } = pommes;
    const changed = changedItem(pommes, { remark: ' gut durch ' }, dearer);
    expect(sold(changed)).toEqual({ ...price, remarks: ['gut durch'] });
    expect(changed).toMatchObject({ parts: [{ choices: ['Pommes'] }, { choices: [], text: 'gut durch' }] });
  });

  test('takes the place of the former one, and an empty one takes it away', () => {
    expect(sold(changedItem(remarked, { remark: 'blutig' }, dearer)).remarks).toEqual(['blutig']);
    expect(changedItem(remarked, { remark: ' ' }, dearer)).toEqual(pommes);
    const both = changedItem(remarked, { remark: 'blutig', amount: 2 }, dearer);
    expect(sold(both)).toMatchObject({ amount: 2, gross: 35, remarks: ['blutig'] });
    const other = changedItem(remarked, { remark: '', parts: ['Erdäpfelsalat'] }, ofProduct());
    expect(other).toMatchObject({ parts: [{ choices: ['Erdäpfelsalat'] }] });
    expect(sold(other).remarks).toEqual([]);
  });

  test('that is the same leaves the line as it is', () => {
    expect(changedItem(remarked, { remark: 'ohne Zitrone' }, dearer)).toBe(remarked);
    expect(changedItem(pommes, { remark: '' }, dearer)).toBe(pommes);
  });

  test('can be given of a product that is not sold any more, or is sold otherwise', () => {
    const withoutSteps = ofProduct({ ...schnitzel, config: { parts: [] } });
    for (const now of [gone, withoutSteps]) {
      expect(sold(changedItem(remarked, { remark: 'blutig' }, now)).remarks).toEqual(['blutig']);
      expect(changedItem(remarked, { remark: '' }, now)).toEqual(pommes);
    }
  });
});

test.each([
  ['an unknown product', { product: undefined, ...terms }, {}, 'product'],
  ['an unknown unit', ofProduct(), { unit: 'liter' as const }, 'unit'],
  ['no amount', ofProduct(), { amount: 0 }, 'amount'],
  ['a missing choice', ofProduct(), { parts: [] }, 'parts.0'],
])('a new line with %s is refused with its field', (_case, itemTerms, differences, field) => {
  const cart = {
    product: ids.schnitzel,
    amount: 1,
    unit: 'piece' as const,
    parts: ['Pommes'],
    ...differences,
  };
  expect(newItem(cart, itemTerms)).toMatchObject({ kind: 'invalid', problems: [{ field }] });
});
