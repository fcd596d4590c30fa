import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { quickHits, readQuickItem } from './quick-item.js';

const menu = [
  'Wiener Schnitzel vom Kalb',
  'Schnitzelsemmel',
  'Käsespätzle',
  '7 Up',
  'Cola',
  'Cola light',
].map((name) => ({ name, description: name === 'Cola' ? 'mit Eis und Zitrone' : '' }));
const found = (typed: string) => quickHits(menu, typed).products.map(({ name }) => name);

describe('a quick entry', () => {
  test.each([
    ['2 schn', { amount: 2, search: 'schn', remark: '' }],
    ['schn', { amount: null, search: 'schn', remark: '' }],
    ['0,5 käse', { amount: 0.5, search: 'käse', remark: '' }],
    ['1.5 käse', { amount: 1.5, search: 'käse', remark: '' }],
    ['2x cola / ohne Eis', { amount: 2, search: 'cola', remark: 'ohne Eis' }],
    ['3 × cola', { amount: 3, search: 'cola', remark: '' }],
    ['cola / halb / halb', { amount: null, search: 'cola', remark: 'halb / halb' }],
    ['0 cola', { amount: null, search: 'cola', remark: '' }],
    ['2', { amount: null, search: '2', remark: '' }],
    ['1/2 huhn', { amount: null, search: '1/2 huhn', remark: '' }],
    ['', { amount: null, search: '', remark: '' }],
  ])('%j has an amount, a search and a remark', (typed, read) => {
    expect(readQuickItem(typed)).toEqual(read);
  });

  test.each([
    ['2 schn', ['Schnitzelsemmel', 'Wiener Schnitzel vom Kalb']],
    ['wi sch', ['Wiener Schnitzel vom Kalb']],
    ['kalb wiener', ['Wiener Schnitzel vom Kalb']],
    ['kaese', ['Käsespätzle']],
    ['cola', ['Cola', 'Cola light']],
    ['zitrone', ['Cola']],
    ['spatz', ['Käsespätzle']],
    ['', []],
    ['xyz', []],
  ])('%j finds the likeliest product first', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  test('is one of a product whose name begins with all that was typed', () => {
    expect(quickHits(menu, '7 up')).toMatchObject({ amount: null, products: [{ name: '7 Up' }] });
    expect(quickHits(menu, '7 col')).toMatchObject({ amount: 7, products: [{ name: 'Cola' }, {}] });
  });

  test('finds nothing but known products, each once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { products } = quickHits(menu, typed);
        expect(new Set(products).size).toBe(products.length);
        expect(products.every((product) => menu.includes(product))).toBe(true);
      }),
    );
  });
});
