import { expect, test } from '@jest/globals';
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
