import { describe, expect, test } from '@jest/globals';
import { activeMenu, isAvailable, offeredGroups, orderableProducts, type Listed } from './availability.js';
import type { HoursEntry } from './day-slots.js';

const VIENNA = 'Europe/Vienna';
const noon = new Date('2026-11-23T11:00:00Z');
const evening = new Date('2026-11-23T19:00:00Z');
const lunch: HoursEntry[] = [{ type: 'daily', date: null, isClosed: false, from: '11:00', to: '14:00' }];
const listed = (id: string, differences: Partial<Listed> = {}): Listed => ({
  id,
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: false,
  ...differences,
});

test.each([
  ['without a schedule', listed('a'), evening, true],
  ['with an empty schedule', listed('a', { schedule: [] }), evening, true],
  ['within its schedule', listed('a', { schedule: lunch }), noon, true],
  ['outside its schedule', listed('a', { schedule: lunch }), evening, false],
  ['switched off', listed('a', { isEnabled: false }), noon, false],
])('%s', (_, product, now, expected) => {
  expect(isAvailable(product, now, VIENNA)).toBe(expected);
});

describe('the active menu', () => {
  const menu = (availableFrom: string, branch = 'inn') => ({ availableFrom, branches: [branch] });
  const old = menu('2026-01-01T00:00:00Z');
  const current = menu('2026-11-23T11:00:00Z');
  const coming = menu('2026-12-01T00:00:00Z');
  const elsewhere = menu('2026-11-23T11:00:00Z', 'other');

  test('is the branch’s latest that is not in the future', () => {
    expect(activeMenu([old, current, coming, elsewhere], 'inn', noon)).toBe(current);
    expect(activeMenu([current, old], 'inn', new Date('2026-11-23T10:59:59Z'))).toBe(old);
    expect(activeMenu([coming, elsewhere], 'inn', noon)).toBeNull();
  });
});

describe('what a menu offers', () => {
  const menu = {
    catalog: [
      { category: 'mains', products: ['schnitzel', 'special', 'teaser', 'unknown'] },
      { category: 'lunch', products: ['schnitzel', 'soup'] },
      { category: 'empty', products: [] },
    ],
  };
  const categories = [
    listed('mains'),
    listed('lunch', { schedule: lunch, isVisibleWhenUnavailable: true }),
    listed('empty'),
  ];
  const products = [
    listed('schnitzel'),
    listed('soup'),
    listed('special', { schedule: lunch }),
    listed('teaser', { isEnabled: false, isVisibleWhenUnavailable: true }),
  ];
  const shown = (now: Date) =>
    offeredGroups(menu, categories, products, now, VIENNA).map((group) => ({
      [group.category.id]: group.products.map(
        ({ product, isAvailable: available }) => `${product.id}${available ? '' : ' (nicht)'}`,
      ),
    }));

  test('at noon', () => {
    expect(shown(noon)).toEqual([
      { mains: ['schnitzel', 'special', 'teaser (nicht)'] },
      { lunch: ['schnitzel', 'soup'] },
    ]);
  });

  test('in the evening', () => {
    expect(shown(evening)).toEqual([
      { mains: ['schnitzel', 'teaser (nicht)'] },
      { lunch: ['schnitzel (nicht)', 'soup (nicht)'] },
    ]);
  });

  test('can be ordered if any available category has it', () => {
    const orderable = orderableProducts(menu, categories, products, evening, VIENNA);
    expect(orderable.map(({ id }) => id)).toEqual(['schnitzel']);
  });
});
