import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { monday } from '../../calendar/testing/instants.js';
import { unitNames } from '../../pricing/testing/listed-units.js';
import type { Product } from '../../records/definitions/product.js';
import { branch } from '../testing/inn.js';
import { ids } from '../testing/ids.js';
import { products } from '../testing/menu.js';
import { facts, form } from '../testing/shop.js';
import { checkOrder } from './check-order.js';
import { type FormerLine, orderedAgain } from './former-order.js';

type Part = Product['config']['parts'][number];

const names = ['Beilage', 'Wunsch', 'Sauce', 'Foto'];
const options = ['Pommes', 'Erdäpfelsalat', 'Reis', 'Senf'];
const anyAmount = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.01, max: 30, noNaN: true }));

const anyLine: fc.Arbitrary<FormerLine> = fc.record({
  product: fc.constantFrom(ids.schnitzel, ids.cheese, ids.soup, ids.menu),
  name: fc.constantFrom('Wiener Schnitzel', 'Bergkäse'),
  amount: anyAmount,
  unit: fc.constantFrom(...unitNames),
  isPriceHidden: fc.boolean(),
  gross: fc.double({ min: 0, max: 500, noNaN: true }),
  parts: fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      choices: fc.array(fc.constantFrom(...options), { maxLength: 3 }),
      text: fc.constantFrom(null, '', ' ', 'ohne Salz'),
      hasFiles: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

const anyPart: fc.Arbitrary<Part> = fc.record({
  name: fc.constantFrom(null, ...names),
  description: fc.constant(null),
  type: fc.constantFrom('text', 'textarea', 'image', 'files', 'select', 'multiselect'),
  optional: fc.boolean(),
  options: fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...options), modifier: fc.constant(null), value: fc.constant(null) }),
    { selector: ({ name }) => name },
  ),
});

/** Today's menu: each product of the former one is there, gone or sold otherwise. */
const anyMenu: fc.Arbitrary<Product[]> = fc
  .tuple(
    ...products.map((product) =>
      fc.option(
        fc.record({
          isEnabled: fc.boolean(),
          unit: fc.constantFrom(product.unit, 'kilogram' as const),
          minimumQuantity: fc.constantFrom(null, 1, 2, 0.5),
          maximumQuantity: fc.constantFrom(null, 3, 20),
          quantityStepSize: fc.constantFrom(null, 1, 0.25),
          parts: fc.array(anyPart, { maxLength: 3 }),
        }),
        { freq: 6 },
      ),
    ),
  )
  .map((changes) =>
    products.flatMap((product, index) => {
      const change = changes[index];
      if (!change) return [];
      const { parts, ...sold } = change;
      return [{ ...product, ...sold, config: { parts } }];
    }),
  );

const anyDay = fc.record({
  now: fc.constantFrom(monday('12:00'), monday('18:00')),
  isTakeawayEnabled: fc.boolean(),
  isPublic: fc.constantFrom(true, true, true, false),
});

test('what is ordered again passes the check of the order, and each former line is in the cart or named', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 5 }),
      anyMenu,
      anyDay,
      (lines, menu, { now, ...differences }) => {
        const shop = facts({ products: menu, now, branch: branch(differences) });
        const former = {
          ...{ uid: 'A', branch: ids.branch, placedAt: now.toISOString() },
          ...{ mode: 'takeaway' as const, total: 1, lines },
        };
        const again = orderedAgain(former, shop);
        const items = again.lines.map(({ item }) => item);
        const mode = again.mode ?? 'dineIn';
        const order = form({ items, isDineIn: mode === 'dineIn', table: '12' });
        const left = items.length > 0 ? checkOrder(order, shop).problems : [];
        expect(left).toEqual([]);
        const known = new Set([...again.lines, ...again.changes].map(({ line }) => line));
        expect([...known].sort()).toEqual(lines.map((_, index) => index));
        expect(again.changes.every(({ text }) => text.length > 0)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
