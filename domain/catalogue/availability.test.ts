import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  activeMenu,
  isAnythingOffered,
  isAvailable,
  offeredGroups,
  orderableIds,
  orderableProducts,
  type Listed,
} from './availability.js';
import { closedOnce, open, openOnce } from '../opening-hours/testing/hours-entries.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';

const noon = monday('12:00:00');
const evening = monday('20:00:00');
const lunch = [open('daily', '11:00', '14:00')];
const listed = (id: string, differences: Partial<Listed> = {}): Listed => ({
  id,
  isEnabled: true,
  schedule: null,
  isVisibleWhenUnavailable: false,
  ...differences,
});

test.each<[string, Partial<Listed>, Date, boolean]>([
  ['without a schedule', {}, evening, true],
  ['with an empty schedule', { schedule: [] }, evening, true],
  ['within its schedule', { schedule: lunch }, noon, true],
  ['outside its schedule', { schedule: lunch }, evening, false],
  ['when its schedule begins', { schedule: lunch }, monday('11:00:00'), true],
  ['just before', { schedule: lunch }, monday('10:59:59.999'), false],
  ['when its schedule ends', { schedule: lunch }, monday('14:00:00'), false],
  ['just before the end', { schedule: lunch }, monday('13:59:59.999'), true],
  ['on its weekday', { schedule: [open('monday', '11:00', '14:00')] }, noon, true],
  ['on another weekday', { schedule: [open('tuesday', '11:00', '14:00')] }, noon, false],
  [
    'after the midnight its slot goes over',
    { schedule: [open('sunday', '18:00', '02:00')] },
    monday('01:30:00'),
    true,
  ],
  ['once today', { schedule: [openOnce('2026-11-23', '19:00', '21:00')] }, evening, true],
  ['once closed today', { schedule: [...lunch, closedOnce('2026-11-23')] }, noon, false],
  ['switched off', { isEnabled: false }, noon, false],
  ['switched off within its schedule', { isEnabled: false, schedule: lunch }, noon, false],
  ['visible all the same', { isEnabled: false, isVisibleWhenUnavailable: true }, noon, false],
])('available or not: %s', (_, differences, now, expected) => {
  expect(isAvailable(listed('a', differences), now, VIENNA)).toBe(expected);
});

test('a schedule follows the branch’s clock', () => {
  expect(isAvailable(listed('a', { schedule: lunch }), noon, 'America/New_York')).toBe(false);
  expect(isAvailable(listed('a', { schedule: lunch }), new Date('2026-03-29T09:00:00Z'), VIENNA)).toBe(true);
  expect(isAvailable(listed('a', { schedule: lunch }), new Date('2026-10-25T09:00:00Z'), VIENNA)).toBe(false);
});

describe('the active menu', () => {
  const menu = (name: string, availableFrom: string, ...branches: string[]) => ({
    name,
    availableFrom,
    branches,
  });
  const old = menu('old', '2026-01-01T00:00:00Z', 'inn', 'bar');
  const current = menu('current', '2026-11-23T11:00:00Z', 'inn');
  const shifted = menu('shifted', '2026-11-23T11:30:00+01:00', 'inn');
  const twin = menu('twin', '2026-11-23T11:00:00Z', 'inn');
  const coming = menu('coming', '2026-12-01T00:00:00Z', 'inn', 'bar');
  const elsewhere = menu('elsewhere', '2026-11-23T11:00:00Z', 'bar');

  test.each([
    ['the latest that has started', [old, current, coming], 'inn', '2026-11-23T12:00:00Z', 'current'],
    ['the latest, in any order', [coming, current, old], 'inn', '2026-11-23T12:00:00Z', 'current'],
    ['from its very beginning', [old, current], 'inn', '2026-11-23T11:00:00Z', 'current'],
    ['not before', [current, old], 'inn', '2026-11-23T10:59:59.999Z', 'old'],
    ['not that of another branch', [old, elsewhere], 'inn', '2026-11-23T12:00:00Z', 'old'],
    ['of each of its branches', [old, current, elsewhere], 'bar', '2026-11-23T12:00:00Z', 'elsewhere'],
    [
      'the first in the list of two that start together',
      [old, current, twin],
      'inn',
      '2026-11-23T12:00:00Z',
      'current',
    ],
    ['compared as instants', [current, shifted], 'inn', '2026-11-23T12:00:00Z', 'current'],
    ['the coming one on its day', [old, current, coming], 'inn', '2026-12-01T00:00:00Z', 'coming'],
    ['none has started', [coming], 'inn', '2026-11-23T12:00:00Z', undefined],
    ['none of the branch', [elsewhere], 'inn', '2026-11-23T12:00:00Z', undefined],
    ['none at all', [], 'inn', '2026-11-23T12:00:00Z', undefined],
  ])('%s', (_, menus, branch, now, expected) => {
    expect(activeMenu(menus, branch, new Date(now))?.name).toBe(expected);
  });
});

describe('what a menu offers', () => {
  const menu = {
    catalog: [
      { category: 'mains', products: ['schnitzel', 'special', 'teaser', 'unknown'] },
      { category: 'lunch', products: ['schnitzel', 'soup'] },
      { category: 'hidden', products: ['soup'] },
      { category: 'empty', products: [] },
      { category: 'unknown', products: ['schnitzel'] },
    ],
  };
  const categories = [
    listed('mains'),
    listed('lunch', { schedule: lunch, isVisibleWhenUnavailable: true }),
    listed('hidden', { schedule: lunch }),
    listed('empty'),
    listed('not on the menu'),
  ];
  const products = [
    listed('schnitzel'),
    listed('soup'),
    listed('special', { schedule: lunch }),
    listed('teaser', { isEnabled: false, isVisibleWhenUnavailable: true }),
  ];
  const shown = (now: Date) =>
    offeredGroups(menu, categories, products, now, VIENNA).map((group) => [
      `${group.category.id}${group.isAvailable ? '' : ' (nicht)'}`,
      ...group.products.map(
        ({ product, isAvailable: offered }) => `${product.id}${offered ? '' : ' (nicht)'}`,
      ),
    ]);

  test('at noon', () => {
    expect(shown(noon)).toEqual([
      ['mains', 'schnitzel', 'special', 'teaser (nicht)'],
      ['lunch', 'schnitzel', 'soup'],
      ['hidden', 'soup'],
    ]);
  });

  test('in the evening', () => {
    expect(shown(evening)).toEqual([
      ['mains', 'schnitzel', 'teaser (nicht)'],
      ['lunch (nicht)', 'schnitzel (nicht)', 'soup (nicht)'],
    ]);
  });

  test.each<[string, Partial<Listed>, Partial<Listed>, 'shown' | 'seen only' | 'hidden']>([
    ['both available', {}, {}, 'shown'],
    ['product off', {}, { isEnabled: false }, 'hidden'],
    ['product off, but to be seen', {}, { isEnabled: false, isVisibleWhenUnavailable: true }, 'seen only'],
    ['category off', { isEnabled: false }, {}, 'hidden'],
    ['category off, product to be seen', { isEnabled: false }, { isVisibleWhenUnavailable: true }, 'hidden'],
    ['category off, but to be seen', { isEnabled: false, isVisibleWhenUnavailable: true }, {}, 'seen only'],
    [
      'both off, category to be seen',
      { isEnabled: false, isVisibleWhenUnavailable: true },
      { isEnabled: false },
      'hidden',
    ],
    [
      'both off, both to be seen',
      { isEnabled: false, isVisibleWhenUnavailable: true },
      { isEnabled: false, isVisibleWhenUnavailable: true },
      'seen only',
    ],
  ])('%s', (_, ofCategory, ofProduct, expected) => {
    const single = { catalog: [{ category: 'c', products: ['p'] }] };
    const groups = offeredGroups(single, [listed('c', ofCategory)], [listed('p', ofProduct)], noon, VIENNA);
    const found = groups.flatMap((group) => group.products).map((one) => one.isAvailable);
    const wanted = { shown: [true], 'seen only': [false], hidden: [] };
    expect(found).toEqual(wanted[expected]);
    expect(groups).toHaveLength(found.length);
  });

  test.each([
    [noon, ['schnitzel', 'special', 'soup']],
    [evening, ['schnitzel']],
  ])('can be ordered if any available category has it (%s)', (now, ids) => {
    const orderable = orderableProducts(menu, categories, products, now, VIENNA);
    expect(orderable.map(({ id }) => id)).toEqual(ids);
  });

  test('the ids are cached for a minute', () => {
    const idsAt = (clock: string) => orderableIds(menu, categories, products, monday(clock), VIENNA);
    expect(idsAt('12:00:59')).toBe(idsAt('12:00:00'));
    expect(idsAt('12:01:00')).not.toBe(idsAt('12:00:59'));
  });

  test('the ids are those of the products, independent of earlier calls', () => {
    const others = [listed('schnitzel', { isEnabled: false }), listed('soup')];
    const question = fc.record({
      minutes: fc.constantFrom(0, 1, 59, 60, 61, 239, 240, 600),
      seconds: fc.nat(59),
      list: fc.constantFrom(products, others),
      shelves: fc.constantFrom(categories, categories.slice(0, 1)),
      timeZone: fc.constantFrom(VIENNA, 'UTC'),
    });
    fc.assert(
      fc.property(fc.array(question), (questions) => {
        for (const { minutes, seconds, list, shelves, timeZone } of questions) {
          const now = new Date(monday('10:00:00').getTime() + (minutes * 60 + seconds) * 1000);
          const ids = orderableIds(menu, shelves, list, now, timeZone);
          const expected = orderableProducts(menu, shelves, list, now, timeZone).map(({ id }) => id);
          expect([...ids]).toEqual(expected);
        }
      }),
    );
  });
});

describe('whether anything of a menu is offered', () => {
  const on = (id: string) => ({ id, isEnabled: true });
  const off = (id: string) => ({ id, isEnabled: false });
  const catalog = [
    { category: 'soups', products: ['broth'] },
    { category: 'empty', products: [] },
  ];

  test.each([
    ['an offered product in an offered category', [on('soups')], [on('broth')], true],
    ['no product that is offered', [on('soups')], [off('broth')], false],
    ['no category that is offered', [off('soups')], [on('broth')], false],
    ['products that are not there any more', [on('soups')], [], false],
    ['a category without products', [on('empty')], [on('broth')], false],
  ])('with %s', (_, categories, products, is) =>
    expect(isAnythingOffered({ catalog }, categories, products)).toBe(is),
  );

  test('nothing is in a menu without categories', () => {
    expect(isAnythingOffered({ catalog: [] }, [on('soups')], [on('broth')])).toBe(false);
  });
});
