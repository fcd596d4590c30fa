import { describe, expect, test } from '@jest/globals';
import { monday } from '../../calendar/testing/instants.js';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import type { Product } from '../../records/definitions/product.js';
import { ids } from '../testing/ids.js';
import { branch } from '../testing/inn.js';
import { products } from '../testing/menu.js';
import { facts } from '../testing/shop.js';
import type { ShopFacts } from './check/check-context.js';
import { type FormerLine, type FormerOrder, formerOrderOf, orderedAgain } from './former-order.js';
import { orderItemsOf } from './order-lines.js';
import type { CartItem } from './order-form.schema.js';

const schnitzels: CartItem = {
  product: ids.schnitzel,
  amount: 2,
  unit: 'piece',
  parts: ['Pommes', 'ohne Salz'],
};
const cheese: CartItem = { product: ids.cheese, amount: 250, unit: 'gram', parts: [] };

const placed = (...items: CartItem[]) => ({
  uid: 'ABC123',
  branch: { id: ids.branch, name: 'Gasthof Linde' },
  placedAt: monday('12:00').toISOString(),
  items: orderItemsOf(items, products, 'takeaway', 'EUR')!,
  isDelivery: false,
  isDineIn: false,
  pricing: { totalGross: 35 } as never,
});
const former = (...items: CartItem[]) => formerOrderOf(placed(...items));
const again = (order: FormerOrder, differences: Partial<ShopFacts> = {}) => {
  const { changes, notes, ...kept } = orderedAgain(order, facts(differences));
  const read = (text: string) => normalizeSpaces(text);
  return { ...kept, changes: changes.map(({ text }) => read(text)), notes: notes.map(read) };
};

/** The menu with one product changed. */
const withProduct = (id: string, differences: Partial<Product>) => ({
  products: products.map((product) => (product.id === id ? { ...product, ...differences } : product)),
});
const [side, wish] = products[0]!.config.parts as [
  Product['config']['parts'][number],
  Product['config']['parts'][number],
];

test('an order of which nothing changed goes into the cart as it was', () => {
  expect(again(former(schnitzels, cheese))).toEqual({
    lines: [
      { line: 0, item: schnitzels },
      { line: 1, item: cheese },
    ],
    mode: 'takeaway',
    changes: [],
    notes: [],
  });
});

test('neither a name nor the secret of a file is kept', () => {
  const order = placed(schnitzels);
  const file = { id: 'a', version: 1, extension: 'png', publicHash: 'secret', mimeType: 'image/png' };
  const items = order.items.map((item) => ({
    ...item,
    parts: [{ name: 'Foto', choices: [], text: null, uploads: [file] }],
  }));
  const kept = formerOrderOf({ ...order, items, hash: 'secret', contact: { lastName: 'secret' } } as never);
  expect(JSON.stringify(kept)).not.toContain('secret');
  expect(kept.lines[0]!.parts).toEqual([{ name: 'Foto', choices: [], text: null, hasFiles: true }]);
});

describe('a line is left out and named', () => {
  test.each<[string, Partial<ShopFacts>, string]>([
    ['whose product is gone', { products: products.slice(1) }, 'Wiener Schnitzel gibt es nicht mehr.'],
    [
      'whose product is not offered',
      withProduct(ids.schnitzel, { isEnabled: false }),
      'Wiener Schnitzel ist derzeit nicht verfügbar.',
    ],
    ['without a menu', { menu: null }, 'Wiener Schnitzel ist derzeit nicht verfügbar.'],
    [
      'which is sold out',
      {
        limitedDays: [
          {
            ...{ date: '2026-11-23', pausedUntil: null, delay: null, soldOut: [ids.schnitzel] },
            ...{ windowMinutes: 15, full: { takeaway: [], delivery: [], dineIn: [] } },
          },
        ],
      },
      'Wiener Schnitzel ist heute ausverkauft.',
    ],
    [
      'whose unit is gone',
      withProduct(ids.schnitzel, { unit: 'gram' }),
      'Wiener Schnitzel gibt es nicht mehr in „Stück“.',
    ],
    [
      'of which a required choice is gone',
      withProduct(ids.schnitzel, {
        config: { parts: [{ ...side, options: side.options.slice(0, 1) }, wish] },
      }),
      'Wiener Schnitzel gibt es so nicht mehr. Bitte wählen Sie „Beilage“ neu.',
    ],
    [
      'that needs a file now',
      withProduct(ids.schnitzel, {
        config: { parts: [side, wish, { ...wish, name: 'Foto', type: 'image', optional: false }] },
      }),
      'Wiener Schnitzel: Bitte wählen Sie neu, und laden Sie Ihre Datei zu „Foto“ noch einmal hoch.',
    ],
  ])('%s', (_, differences, text) => {
    expect(again(former(schnitzels), differences)).toMatchObject({ lines: [], changes: [text] });
  });
});

describe('a line goes into the cart, and the guest reads', () => {
  test.each<[string, Partial<Product>, string]>([
    ['another price', { price: 18 }, 'Wiener Schnitzel: 38,00 € statt 35,00 €.'],
    ['another name', { name: 'Kalbsschnitzel' }, 'Wiener Schnitzel: heißt jetzt „Kalbsschnitzel“.'],
    [
      'what has no place any more',
      { config: { parts: [side] } },
      'Wiener Schnitzel: ohne „ohne Salz“, das gibt es nicht mehr.',
    ],
    [
      'another amount',
      { maximumQuantity: 1 },
      'Wiener Schnitzel: 1 Stück statt 2 Stück; 17,50 € statt 35,00 €.',
    ],
  ])('%s', (_, differences, text) => {
    const { lines, changes } = again(former(schnitzels), withProduct(ids.schnitzel, differences));
    expect(lines).toHaveLength(1);
    expect(changes).toEqual([text]);
  });

  test('that an optional file has to be uploaded again', () => {
    const line: FormerLine = {
      ...former(schnitzels).lines[0]!,
      parts: [
        { name: 'Beilage', choices: ['Pommes'], text: null, hasFiles: false },
        { name: 'Foto', choices: [], text: null, hasFiles: true },
      ],
    };
    const photo = { ...wish, name: 'Foto', type: 'image' as const };
    const shop = withProduct(ids.schnitzel, { config: { parts: [side, photo] } });
    expect(again({ ...former(schnitzels), lines: [line] }, shop)).toMatchObject({
      lines: [{ item: { parts: ['Pommes', null] } }],
      changes: ['Wiener Schnitzel: ohne Ihre Datei, bitte laden Sie sie noch einmal hoch.'],
    });
  });

  test('nothing of a remark that staff made for the kitchen', () => {
    const order = former({ ...schnitzels, remark: 'eilig' });
    expect(again(order)).toMatchObject({ lines: [{ item: schnitzels }], changes: [] });
  });

  test('no price that is hidden', () => {
    const shop = withProduct(ids.schnitzel, { isPriceHidden: true, price: 99 });
    expect(again(former(schnitzels), shop).changes).toEqual([]);
  });
});

describe('of the whole order the guest reads', () => {
  test('that its mode is no longer offered', () => {
    const noTakeaway = { branch: branch({ isTakeawayEnabled: false }) };
    expect(again(former(schnitzels), noTakeaway)).toMatchObject({
      mode: null,
      lines: [{ item: schnitzels }],
      notes: ['Abholung ist gerade nicht möglich.'],
    });
  });

  test('that the branch is closed, and when it opens', () => {
    expect(again(former(schnitzels), { now: monday('08:00') }).notes).toEqual([
      'Derzeit haben wir leider geschlossen.',
      'Wir öffnen wieder um 10:00 Uhr.',
    ]);
  });

  test('nothing of that where pre-orders are taken', () => {
    const preorders = { now: monday('08:00'), branch: branch({ isPreorderEnabled: true }) };
    expect(again(former(schnitzels), preorders).notes).toEqual([]);
  });

  test('that the branch takes no orders, and nothing goes into the cart', () => {
    expect(again(former(schnitzels), { branch: branch({ isPublic: false }) })).toMatchObject({
      lines: [],
      changes: ['Wiener Schnitzel ist hier derzeit nicht bestellbar.'],
      notes: ['Diese Filiale nimmt derzeit keine Bestellungen an.'],
    });
  });
});
