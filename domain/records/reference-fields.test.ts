import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { mapReferences, referencesIn, referredId, referredResources } from './reference-fields.js';
import { dish } from './testing/dish.js';

const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const fields = {
  tags: [{ id: one, name: 'Vegan' }],
  ingredients: [{ name: 'Paprika', supplier: two }],
};

describe('references', () => {
  test('are found as objects and as ids, also inside rows', () => {
    expect(referencesIn(dish.fields, fields)).toEqual([
      { field: 'tags', resource: 'tag', id: one },
      { field: 'ingredients', resource: 'supplier', id: two },
    ]);
  });

  test('are not found in empty fields', () => {
    expect(
      referencesIn(dish.fields, { tags: null, ingredients: [{ name: 'Salz', supplier: null }] }),
    ).toEqual([]);
  });

  test('are recognized by their schema', () => {
    expect(referredResources(dish.schemas.fields).sort()).toEqual(['supplier', 'tag']);
    expect(referredResources(dish.fields.name)).toEqual([]);
  });

  test('are replaced, and everything else stays unchanged', () => {
    const visit = (resource: string) => resource;
    const schema = dish.schemas.fields as z.ZodType;
    expect(mapReferences(schema, { ...fields, unknown: 1 }, visit)).toEqual({
      tags: ['tag'],
      ingredients: [{ name: 'Paprika', supplier: 'supplier' }],
      unknown: 1,
    });
  });

  test.each([
    [{ id: one }, one],
    [one, one],
    [null, null],
    [{ id: 5 }, null],
    [5, null],
  ])('%j refers to %j', (value, id) => expect(referredId(value)).toBe(id));
});
