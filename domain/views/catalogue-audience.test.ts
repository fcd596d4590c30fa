import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { roleSchema } from '../access/roles.js';
import { ids } from '../ordering/testing/ids.js';
import { branch, config } from '../ordering/testing/inn.js';
import { category, menu, products } from '../ordering/testing/menu.js';
import type { WholeCatalogue } from '../records/definitions/catalogue.schema.js';
import { imageTemplate } from '../records/definitions/image-template.js';
import { activeMenu, offeredGroups } from '../catalogue/availability.js';
import { open } from '../opening-hours/testing/hours-entries.js';
import { monday, VIENNA } from '../calendar/testing/instants.js';
import { audienceOf, catalogueFor } from './catalogue-audience.js';

const [schnitzel, cheese] = products as [(typeof products)[number], (typeof products)[number]];
const donatee = {
  id: 'd1',
  identifier: 'gruft',
  name: 'Gruft',
  description: '',
  image: null,
  isEnabled: true,
};
const whole = (differences: Partial<WholeCatalogue> = {}): WholeCatalogue => ({
  config: config(),
  divisions: [],
  branches: [branch()],
  menus: [{ ...menu, catalog: [{ category: category.id, products: [schnitzel.id] }] }],
  categories: [category],
  products: [schnitzel],
  tags: [],
  tables: [],
  sites: [],
  navigations: [],
  blocks: [],
  nodes: [],
  donatees: [donatee],
  imageTemplates: [],
  changesAt: null,
  ...differences,
});
const visitorsOf = (differences: Partial<WholeCatalogue>) => catalogueFor('visitors', whole(differences));
const off = { isEnabled: false, isVisibleWhenUnavailable: false };

describe('the audience', () => {
  test('is visitors without a login, a role or a branch', () => {
    expect(audienceOf(null)).toBe('visitors');
    expect(audienceOf({ roles: [], branches: ['b'] })).toBe('visitors');
    expect(audienceOf({ roles: ['ROLE_EMPLOYEE'], branches: [] })).toBe('visitors');
  });

  test.each(roleSchema.options)('is staff for %s', (role) => {
    expect(audienceOf({ roles: [role], branches: ['b'] })).toBe('staff');
  });
});

describe('staff', () => {
  test('see everything', () => {
    const all = whole({ products: [{ ...schnitzel, ...off }], donatees: [{ ...donatee, isEnabled: false }] });
    expect(catalogueFor('staff', all)).toEqual(all);
  });
});

test('of templates of pictures everybody sees only the versions', () => {
  const template = {
    ...imageTemplate.schemas.entity.parse({
      id: '7563f625-4d0b-458b-9d42-386dad6daa1d',
      ...imageTemplate.example,
    }),
    version: 'ab',
  };
  for (const audience of ['staff', 'visitors'] as const) {
    const { imageTemplates } = catalogueFor(audience, whole({ imageTemplates: [template] }));
    expect(imageTemplates).toEqual([{ identifier: 'share', version: 'ab' }]);
  }
});

describe('visitors', () => {
  test('see what the shop shows, and a branch that is marked as inactive', () => {
    const closed = { branches: [branch({ isPublic: false })] };
    const { missedAfterMinutes, keepOrdersDays, keepMailsDays, keepUploadsDays, ...settings } = config();
    expect([missedAfterMinutes, keepOrdersDays, keepMailsDays, keepUploadsDays]).toEqual([
      10,
      null,
      null,
      null,
    ]);
    expect(visitorsOf(closed)).toEqual({ ...whole(closed), config: settings });
  });

  test('see a disabled product that is visible when unavailable', () => {
    const shown = { ...schnitzel, isEnabled: false, isVisibleWhenUnavailable: true };
    expect(visitorsOf({ products: [shown] }).products).toEqual([shown]);
  });

  test('see no disabled product, in no menu either', () => {
    const { products: seen, menus } = visitorsOf({ products: [{ ...schnitzel, ...off }] });
    expect(seen).toEqual([]);
    expect(menus[0]!.catalog).toEqual([{ category: category.id, products: [] }]);
  });

  test('see nothing of a disabled category', () => {
    const seen = visitorsOf({ categories: [{ ...category, ...off }] });
    expect(seen).toMatchObject({ categories: [], products: [], menus: [{ catalog: [] }] });
  });

  test('see no product without a menu, and no menu without a branch', () => {
    expect(visitorsOf({ products: [schnitzel, cheese] }).products).toEqual([schnitzel]);
    expect(visitorsOf({ menus: [{ ...menu, branches: [] }] })).toMatchObject({ menus: [], products: [] });
  });

  test('see the products of a bundle, also those not sold separately', () => {
    const bundle = [{ product: cheese.id, amount: 1, unit: 'piece' as const }];
    const sold = [
      { ...schnitzel, bundle },
      { ...cheese, ...off },
    ];
    expect(visitorsOf({ products: sold }).products).toEqual(sold);
  });

  test('see no disabled donation recipient', () => {
    expect(visitorsOf({ donatees: [{ ...donatee, isEnabled: false }] }).donatees).toEqual([]);
  });

  test('are shown the same menu as staff at any time', () => {
    const listed = { isEnabled: fc.boolean(), isVisibleWhenUnavailable: fc.boolean() };
    const lunch = fc.boolean().map((isLunch) => (isLunch ? [open('daily', '11:00', '14:00')] : null));
    const differences = fc.record({ ...listed, schedule: lunch });
    fc.assert(
      fc.property(differences, fc.array(differences, { maxLength: 5 }), fc.nat(23), (of, each, hour) => {
        const all = whole({
          categories: [{ ...category, ...of }],
          products: each.map((one, index) => ({ ...schnitzel, ...one, id: `p${index}` })),
          menus: [{ ...menu, catalog: [{ category: category.id, products: each.map((_, n) => `p${n}`) }] }],
        });
        const now = monday(`${String(hour).padStart(2, '0')}:30`);
        const shown = ({ menus, categories, products: sold }: ReturnType<typeof catalogueFor>) =>
          offeredGroups(activeMenu(menus, ids.branch, now)!, categories, sold, now, VIENNA);
        expect(shown(catalogueFor('visitors', all))).toEqual(shown(all));
      }),
    );
  });
});
