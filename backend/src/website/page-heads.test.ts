import { describe, expect, it } from '@jest/globals';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { wholeCatalogueSchema } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { category } from '@bestellwerk/domain/records/definitions/category';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { menu } from '@bestellwerk/domain/records/definitions/menu';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { pino } from 'pino';
import type { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import type { Settings } from '../platform/settings.js';
import { documentOf } from '../testing/document-of.js';
import type { PageContents } from './page-contents.js';
import { PageHeads } from './page-heads.js';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ORIGIN = 'https://linde.example';

const soup = { ...product.example, id: id(3), name: 'Bohnensuppe', price: 6.9 };
const menuFrom = (number: number, availableFrom: string, name: string) => ({
  ...menu.example,
  ...{ id: id(number), identifier: `karte-${number}`, revision: '0', name, availableFrom, branches: [id(1)] },
  catalog: [{ category: id(2), products: [id(3), id(4), id(5)] }],
});
const salzburg = {
  ...branch.example,
  id: id(1),
  openingHours: [
    { type: 'daily', from: '10:00', to: '24:00' },
    { type: 'sunday', isClosed: true },
    { type: 'once', date: '2026-03-02', isClosed: true },
    { type: 'once', date: '2026-03-03', from: '18:00', to: '02:00' },
  ],
};

function headsOf(branches: object[], more: object = {}, now = '2026-03-02T12:00:00Z') {
  const catalogue = wholeCatalogueSchema.parse({
    config: { ...config.example, version: '1', imprintText: 'Impressum' },
    branches,
    categories: [{ ...category.example, id: id(2) }],
    products: [
      soup,
      { ...soup, id: id(4), isEnabled: false },
      { ...soup, id: id(5), name: 'Fisch', pricing: 'approximate' },
    ],
    menus: [
      menuFrom(8, '2026-01-01T00:00:00Z', 'Winterkarte'),
      menuFrom(9, '2026-03-10T00:00:00Z', 'Fastenkarte'),
    ],
    changesAt: null,
    sites: [{ ...site.example, content: undefined, id: id(6) }],
    ...Object.fromEntries(
      ['divisions', 'tags', 'tables', 'navigations', 'blocks', 'nodes', 'donatees', 'imageTemplates'].map(
        (name) => [name, []],
      ),
    ),
    ...more,
  });
  const reader = {
    catalogue: () => catalogue,
    branch: (name: string) => catalogue.branches.find(({ identifier }) => identifier === name),
  };
  return madeWith(reader, now);
}

function madeWith(reader: object, now: string): PageHeads {
  const settings = { publicUrl: ORIGIN, now: () => new Date(now) } as Settings;
  const log = pino({ level: 'silent' });
  const contents = { of: (path: string, version: number) => ({ version, make: () => path }) } as object;
  return new PageHeads(
    reader as CatalogueReader,
    new Clock(settings),
    contents as PageContents,
    settings,
    log,
  );
}

const dataOf = (heads: PageHeads, path: string) => {
  const { data } = heads.of(path, true)!.make()!;
  return JSON.parse(data.replace(/<\/?script[^>]*>/g, ''))['@graph'];
};

describe('heads of pages', () => {
  it('are not known before the catalogue is', () => {
    const away = () => {
      throw new Error('not read yet');
    };
    expect(madeWith({ catalogue: away }, '2026-03-02T12:00:00Z').of('/', true)).toBeNull();
  });

  it('are the same for all addresses of no page, and for all orders', () => {
    const heads = headsOf([salzburg]);
    const keyOf = (path: string, isFound: boolean) => heads.of(path, isFound)!.key;
    expect(keyOf('/a', false)).toBe(keyOf('/b', false));
    expect(keyOf('/status/A/1', true)).toBe(keyOf('/status/B/2', true));
    expect(keyOf('/STORE/salzburg/', true)).toBe(keyOf('/store/salzburg', true));
    expect(
      new Set(['/', '/store/salzburg', '/site/imprint', '/ueber-uns'].map((one) => keyOf(one, true))).size,
    ).toBe(4);
  });

  it('come with content of the same minute where guests begin, but not where they order or read a draft', () => {
    const at = (now: string) => (path: string) =>
      headsOf([salzburg], {}, now).of(path, true)!.content?.version;
    const noon = at('2026-03-02T12:00:00Z');
    const rendered = ['/', '/store/salzburg', '/site/imprint'];
    expect(rendered.map(noon)).toEqual(rendered.map(at('2026-03-02T12:00:59Z')));
    expect(rendered.map((path) => noon(path)! + 1)).toEqual(rendered.map(at('2026-03-02T12:01:00Z')));
    expect(['/store/salzburg/checkout', '/vorschau', '/status/A/1', '/gibt-es-nicht'].map(noon)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('of the start of a shop with a single branch are about that branch', () => {
    const inactive = { ...salzburg, id: id(7), identifier: 'linz', isPublic: false };
    expect(dataOf(headsOf([salzburg, inactive]), '/')).toEqual([
      expect.objectContaining({ '@type': 'Restaurant', url: `${ORIGIN}/store/salzburg` }),
    ]);
  });

  it('say nothing of a branch that is not active beside its name', () => {
    const heads = headsOf([{ ...salzburg, isPublic: false }]);
    expect(heads.of('/store/salzburg', true)!.make()!.data).toBe('');
  });

  it('have the usual hours of a branch, and those of single days from today on', () => {
    const [restaurant] = dataOf(headsOf([salzburg]), '/store/salzburg');
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(restaurant.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '10:00', closes: '23:59' },
    ]);
    const single = (restaurant.specialOpeningHoursSpecification as { validFrom: string }[]).map(
      ({ validFrom, ...hours }) => [validFrom, hours],
    );
    expect(single).toMatchObject([
      ['2026-03-02', { opens: '00:00', closes: '00:00' }],
      ['2026-03-03', { opens: '10:00', closes: '23:59' }],
      ['2026-03-03', { opens: '18:00', closes: '02:00' }],
    ]);
    const [later] = dataOf(headsOf([salzburg], {}, '2026-03-04T12:00:00Z'), '/store/salzburg');
    expect(later).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('have pictures through the template for shared links, if there is one', () => {
    const image = { id: id(20), version: 3, extension: 'webp' };
    const imageTemplates = [{ ...imageTemplate.example, id: id(21), version: 'ab12cd34' }];
    const pictureOf = (path: string, settings: object) => {
      const shop = { ...config.example, version: '1', shareImage: { ...image, id: id(22) }, ...settings };
      const heads = headsOf([{ ...salzburg, images: [image] }], { config: shop, imageTemplates });
      const document = documentOf(heads.of(path, true)!.make()!.head);
      const [og, twitter] = ['property="og:image"', 'name="twitter:image"'].map((one) =>
        document.querySelector(`meta[${one}]`)?.getAttribute('content'),
      );
      expect(twitter).toBe(og);
      return og;
    };
    const shareTemplate = { id: id(21) };
    expect(pictureOf('/store/salzburg', { shareTemplate })).toBe(
      `${ORIGIN}/image/share/medium/${id(20)}-3.jpg?t=ab12cd34`,
    );
    expect(pictureOf('/ueber-uns', { shareTemplate })).toBe(
      `${ORIGIN}/image/share/medium/${id(22)}-3.jpg?t=ab12cd34`,
    );
    for (const without of [{}, { shareTemplate: { id: id(23) } }]) {
      expect(pictureOf('/store/salzburg', without)).toBe(`${ORIGIN}/image/medium/${id(20)}-3.jpg`);
    }
  });

  it('have what can be ordered from the menu that holds, with prices that hold', () => {
    const heads = headsOf([salzburg]);
    const [, shown] = dataOf(heads, '/store/salzburg');
    expect(shown.name).toBe('Winterkarte');
    expect(shown.hasMenuSection[0].hasMenuItem).toEqual([
      expect.objectContaining({
        name: 'Bohnensuppe',
        offers: { '@type': 'Offer', price: '6.90', priceCurrency: 'EUR' },
      }),
      expect.not.objectContaining({ offers: expect.anything() }),
    ]);
    const inLent = headsOf([salzburg], {}, '2026-03-11T12:00:00Z');
    expect(dataOf(inLent, '/store/salzburg')[1].name).toBe('Fastenkarte');
    expect(inLent.of('/store/salzburg', true)!.key).not.toBe(heads.of('/store/salzburg', true)!.key);
  });
});
