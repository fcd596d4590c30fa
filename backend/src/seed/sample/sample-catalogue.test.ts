import { createHash } from 'node:crypto';
import { describe, expect, it, test } from '@jest/globals';
import { imageIdOf } from './picture.js';
import { sampleCatalogue, samplePictures } from './sample-catalogue.js';
import { sampleRecords } from './sample-records.js';

const catalogue = sampleCatalogue('1.2.3');

const twice = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the sample catalogue', () => {
  it('has three branches, eight categories and about sixty products', () => {
    expect(catalogue.branches).toHaveLength(3);
    expect(catalogue.categories).toHaveLength(8);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(60);
  });

  it('gives every record an id of its own', () => {
    for (const list of [catalogue.branches, catalogue.categories, catalogue.products, catalogue.tables]) {
      expect(twice(list.map((record) => record.id))).toEqual([]);
    }
  });

  it('puts every product on the menu exactly once', () => {
    const listed = catalogue.menus[0]!.catalog.flatMap((group) => group.products);
    expect([...listed].sort()).toEqual(catalogue.products.map((product) => product.id).sort());
  });

  it('has a picture for everything that names one', () => {
    const drawn = new Set(samplePictures.map((picture) => imageIdOf(picture.id)));
    const named = [
      ...catalogue.branches.flatMap((branch) => branch.images),
      ...catalogue.categories.flatMap((category) => category.image ?? []),
      ...catalogue.products.flatMap((product) => product.images),
    ];
    expect(named.filter((image) => !drawn.has(image.id))).toEqual([]);
  });

  it('names options only once inside a part', () => {
    for (const part of catalogue.products.flatMap((product) => product.config.parts)) {
      expect(twice(part.options.map((option) => option.name))).toEqual([]);
    }
  });
});

/** What was written once is not written again: a changed record would reach new installations only. */
test('the sample inn writes the same records and pictures as in every version before', () => {
  const records = sampleRecords().map(({ resource, id, fields }) => ({
    resource: resource.name,
    id,
    fields,
  }));
  expect([records.length, samplePictures.length]).toEqual([193, 75]);
  expect(hashOf(records)).toBe('54a4a44722f9818dd2a0faa072f64f15f8c2865076b45a59cd4073e92434e6df');
  expect(hashOf(samplePictures)).toBe('03bc84d075a8e8f26c3f73d97a1ab599e9ad1e66243ec157346ed5520ca8badd');
});

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
