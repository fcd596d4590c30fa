import { expect, test } from '@jest/globals';
import { productsFoundText, productsIn, searchMenu, withSimilar } from './search-menu.js';

const group = (category: string, ...products: [string, string][]) => ({
  category,
  products: products.map(([name, description]) => ({ product: { name, description }, isAvailable: true })),
});
const menu = [
  group('Klassiker', ['Käsespätzle', 'Mit Röstzwiebeln.'], ['Tafelspitz', 'Mit Apfelkren und Rösti.']),
  group('Süßes', ['Grießnockerl', 'Mit Zwetschken.']),
];
const found = (search: string) =>
  searchMenu(menu, search).map(({ category, products }) => [
    category,
    ...products.map(({ product }) => product.name),
  ]);

test.each([
  [
    'nothing',
    '  ',
    [
      ['Klassiker', 'Käsespätzle', 'Tafelspitz'],
      ['Süßes', 'Grießnockerl'],
    ],
  ],
  ['a part of a name', 'tafel', [['Klassiker', 'Tafelspitz']]],
  ['a word of a description', 'Zwetschken', [['Süßes', 'Grießnockerl']]],
  ['an umlaut typed without its dots', 'kasespatzle', [['Klassiker', 'Käsespätzle']]],
  ['an umlaut typed as two letters', 'kaesespaetzle', [['Klassiker', 'Käsespätzle']]],
  ['ss for ß', 'griessnockerl', [['Süßes', 'Grießnockerl']]],
  ['words of name and description', 'rösti, tafelspitz', [['Klassiker', 'Tafelspitz']]],
  ['a word in two products', 'röst', [['Klassiker', 'Käsespätzle', 'Tafelspitz']]],
  ['words of different products', 'tafelspitz zwetschken', []],
])('the menu is searched for %s', (_, search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('products that are spelled nearly so come after those that are spelled so, and so do their groups', () => {
  const of = (category: string, ...ids: string[]) => ({
    category,
    products: ids.map((id) => ({ product: { id, name: id, description: '' } })),
  });
  const groups = [of('Süßes', 'e'), of('Klassiker', 'a', 'b', 'c'), of('Getränke', 'd')];
  const merged = withSimilar(groups, searchMenu(groups, 'b'), new Set(['a', 'b', 'e']));
  expect(merged).toEqual([of('Klassiker', 'b', 'a'), of('Süßes', 'e')]);
  expect(withSimilar(groups, [], new Set())).toEqual([]);
});

test('the number of products found is said', () => {
  expect(productsIn(menu)).toBe(3);
  expect(productsFoundText(2, 56)).toBe('2 von 56 Produkten werden angezeigt.');
  expect(productsFoundText(0, 56)).toBe('Leider wurden keine Ergebnisse gefunden.');
});
