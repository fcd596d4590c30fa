import { describe, expect, test } from '@jest/globals';
import { columnKind, columnValue, searchText } from './list-columns.js';
import { searchKey, searchTerms, sortKey } from './sort-key.js';
import { dish } from './testing/dish.js';

describe('what a list sorts by', () => {
  test.each([
    ['name', 'Öl', 'ol'],
    ['name', 'Tisch 12', 'tisch 021200'],
    ['name', null, null],
    ['price', 12.5, 12.5],
    ['price', '12', null],
    ['isSpicy', true, true],
    ['tags', [{ id: 'a' }, { id: 'b' }], '00002'],
  ])('%s: %j counts as %j', (field, value, counts) => {
    expect(columnValue(dish, field, value)).toBe(counts);
  });

  test('is kept as what it is', () => {
    expect(['name', 'price', 'isSpicy', 'tags'].map((field) => columnKind(dish, field))).toEqual([
      'text',
      'number',
      'flag',
      'text',
    ]);
  });
});

describe('what is searched', () => {
  test('leaves out what was erased', () => {
    expect(searchText(dish, { name: 'Grüne Soße', note: null })).toBe('grune sosse');
  });

  test.each([
    ['  Café   CREME ', 'cafe creme'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['a\u00a0b', 'a b'],
  ])('%j is compared and looked for as %j', (text, key) =>
    expect([sortKey(text), searchKey(text)]).toEqual([key, key]),
  );

  test.each([
    ['Süßkartoffel', 'suess', 'suss', 'SÜSS', 'süß'],
    ['Über den Wolken', 'ueber', 'uber', 'über'],
    ['Mueller-Brot', 'müller', 'muller', 'mueller'],
    ['Schokoeis', 'eis', 'schoko', 'schokoeis'],
    ['Bauernsalat', 'bauern', 'bau'],
    ['Crème brûlée', 'creme', 'brulee'],
  ])('%s is found however its letters are typed', (name, ...searches) => {
    const text = searchText(dish, { name, note: null });
    for (const search of searches) {
      const missing = searchTerms(search).filter((term) => !text.includes(term));
      expect([search, missing]).toEqual([search, []]);
    }
  });

  test('letters of other alphabets are found as they are typed, and keep names apart', () => {
    expect(searchText(dish, { name: 'Smørrebrød Łódź', note: null })).toBe('smorrebrod lodz');
    expect(searchTerms('Smörrebröd Łódź')).toEqual(['smorrebrod', 'lodz']);
    expect(sortKey('Łódź')).toBe('łodz');
  });

  test('is divided into words', () => {
    expect(searchTerms(' Muster, Vera  ')).toEqual(['muster', 'vera']);
    expect(searchTerms(' , ')).toEqual([]);
    expect(searchTerms('🍕 Anna🍕')).toEqual(['anna']);
    expect(searchTerms('👨‍👩‍👧 🇦🇹')).toEqual(['👨‍👩‍👧', '🇦🇹']);
  });
});
