import { expect, test } from '@jest/globals';
import { product } from './definitions/product.js';
import { unreadableLetters } from './resource.js';

test.each([
  ['a name that a wrong encoding has damaged', { name: 'Apfelrotkraut s\uFFFD\uFFFD' }, ['name']],
  ['a damaged option of a product', { config: { parts: [{ name: 'So\uFFFDe' }] } }, ['config']],
  ['any other text', { name: 'Apfelrotkraut süß 🥗', price: 4.2, description: null }, []],
])('%s has unreadable letters in %j: %j', (_, fields, wrong) =>
  expect(unreadableLetters(fields).map(({ field }) => field)).toEqual(wrong),
);

test('a managed record with unreadable letters is refused', () => {
  const fields = { ...product.schemas.fields.parse(product.example), name: 's\uFFFD' };
  expect(product.problems(fields)).toEqual([
    { field: 'name', message: expect.stringContaining('CSV UTF-8') },
  ]);
});
