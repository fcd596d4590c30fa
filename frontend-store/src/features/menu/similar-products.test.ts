import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { similarProducts } from './similar-products.js';

const product = (id: string, description = '') => ({ product: { id, name: id, description } });
const menu = [
  {
    products: [
      product('Wiener Schnitzel', 'Vom Kalb, mit Preiselbeeren.'),
      product('Käsespätzle', 'Mit Röstzwiebeln.'),
      product('Bier', 'Vom Fass.'),
      product('Palatschinken', 'Vier Stück, mit Marillenmarmelade.'),
    ],
  },
];

interface Named {
  name: string;
  description?: string;
}

const namesOf = (groups: Parameters<typeof similarProducts>[0], search: string): string[] => {
  const found = similarProducts(groups, search);
  return groups.flatMap(({ products }) =>
    products.flatMap((one) => (found.has(one.product.id) ? [one.product.name] : [])),
  );
};

test.each([
  ['Schnizel', ['Wiener Schnitzel']],
  ['wiener schnitzl', ['Wiener Schnitzel']],
  ['Schnitzl Preiselbeeren', ['Wiener Schnitzel']],
  ['kasespetzle', ['Käsespätzle']],
  ['Kaesespaetzel', ['Käsespätzle']],
  ['Palatschincken', ['Palatschinken']],
  ['Bier', ['Bier']],
  ['Pizza', []],
])('a search for %j finds %j in spite of its spelling', (search, expected) =>
  expect([...similarProducts(menu, search)]).toEqual(expected),
);

describe('the end of a compound word', () => {
  const folder = new URL('../../../../backend/src/seed/sample/inn/menu/', import.meta.url);
  /** The menu of the sample shop. */
  const inn = readdirSync(fileURLToPath(folder)).map((file) => {
    const { products } = JSON.parse(readFileSync(fileURLToPath(new URL(file, folder)), 'utf8'));
    return { products: Object.values<Named>(products).map((one) => product(one.name, one.description)) };
  });

  test.each([
    ['gulash', ['Eierschwammerlgulasch', 'Wiener Saftgulasch']],
    ['strudl', ['Apfelstrudel', 'Topfenstrudel']],
    ['schmarn', ['Kaiserschmarrn']],
    ['rindsupe klare', ['Klare Rindsuppe']],
  ])('is found for %j in spite of its spelling: %j', (search, expected) =>
    expect(namesOf(inn, search).toSorted()).toEqual(expected),
  );

  test.each(['knödl', 'suppn', 'bratn'])('is found for %j', (search) =>
    expect(namesOf(inn, search).length).toBeGreaterThan(1),
  );

  test.each([
    ['Schnitzel', 'Pommes frites', 'geschnitten'],
    ['Apfelsaft', 'Erdäpfelsalat', 'Erdäpfelsalat'],
  ])('for %j does not find %s, in which %s is', (search, name) =>
    expect(namesOf(inn, search)).not.toContain(name),
  );

  test('is not found where only its first letter is another one', () =>
    expect(namesOf([{ products: [product('Fruchteis', 'In jeder Eissorte.')] }], 'Torte')).toEqual([]));

  test.each(['Pizza', 'Burger', 'Kebab', 'Nudeln', 'Sushi', 'Lasagne', 'Hummer'])(
    'is not taken for %j, which the menu does not have',
    (search) => expect(namesOf(inn, search)).toEqual([]),
  );
});
