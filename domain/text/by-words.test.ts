import { expect, test } from '@jest/globals';
import { byName, byWords } from './search.js';

test.each([
  [['1', '2', '10', 'Bar']],
  [['Tisch 2', 'Tisch 10', 'tisch 11']],
  [['Ähre', 'Bohne', 'Öl', 'Zwetschke']],
])('%j are in order', (texts) => {
  expect(texts.toReversed().sort(byWords)).toEqual(texts);
});

test('records with the same name are ordered by id', () => {
  const screens = [
    { id: 'b', name: 'Theke 2' },
    { id: 'a', name: 'Theke 2' },
    { id: 'c', name: 'Theke 1' },
  ];
  expect(screens.sort(byName).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
