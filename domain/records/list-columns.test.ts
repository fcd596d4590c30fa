import { describe, expect, test } from '@jest/globals';
import { columnKind, columnValue, searchText } from './list-columns.js';
import { searchKey, searchTerms, sortKey } from './sort-key.js';
import { dish } from './testing/dish.js';

describe('the sort value of a column', () => {
  test.each([
    ['name', 'Öl', 'ol'],
    ['name', 'Tisch 12', 'tisch 021200'],
    ['name', null, null],
    ['price', 12.5, 12.5],
    ['price', '12', null],
    ['isSpicy', true, true],
    ['tags', [{ id: 'a' }, { id: 'b' }], '00002'],
  ])('of %s with %j is %j', (field, value, counts) => {
    expect(columnValue(dish, field, value)).toBe(counts);
  });

  test('has the kind of its field', () => {
    expect(['name', 'price', 'isSpicy', 'tags'].map((field) => columnKind(dish, field))).toEqual([
      'text',
      'number',
      'flag',
      'text',
    ]);
  });
});

describe('the search text', () => {
  test('omits erased fields', () => {
    expect(searchText(dish, { name: 'Grüne Soße', note: null })).toBe('grune sosse');
  });

  test.each([
    ['  Café   CREME ', 'cafe creme'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['a\u00a0b', 'a b'],
  ])('of %j is %j, and so is the sort key', (text, key) =>
    expect([sortKey(text), searchKey(text)]).toEqual([key, key]),
  );

  test.each([
    ['Süßkartoffel', 'suess', 'suss', 'SÜSS', 'süß'],
    ['Über den Wolken', 'ueber', 'uber', 'über'],
    ['Mueller-Brot', 'müller', 'muller', 'mueller'],
    ['Schokoeis', 'eis', 'schoko', 'schokoeis'],
    ['Bauernsalat', 'bauern', 'bau'],
    ['Crème brûlée', 'creme', 'brulee'],
  ])('of %s is found for any spelling of its letters', (name, ...searches) => {
    const text = searchText(dish, { name, note: null });
    for (const search of searches) {
      const missing = searchTerms(search).filter((term) => !text.includes(term));
      expect([search, missing]).toEqual([search, []]);
    }
  });

  test('simplifies letters of other alphabets, which sort keys keep distinct', () => {
    expect(searchText(dish, { name: 'Smørrebrød Łódź', note: null })).toBe('smorrebrod lodz');
    expect(searchTerms('Smörrebröd Łódź')).toEqual(['smorrebrod', 'lodz']);
    expect(sortKey('Łódź')).toBe('łodz');
  });

  test('is searched by the words of a query', () => {
    expect(searchTerms(' Muster, Vera  ')).toEqual(['muster', 'vera']);
    expect(searchTerms(' , ')).toEqual([]);
    expect(searchTerms('🍕 Anna🍕')).toEqual(['anna']);
    expect(searchTerms('👨‍👩‍👧 🇦🇹')).toEqual(['👨‍👩‍👧', '🇦🇹']);
  });
});
