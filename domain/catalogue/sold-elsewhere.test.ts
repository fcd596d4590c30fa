import { expect, test } from '@jest/globals';
import { branchesSelling, soldElsewhere } from './sold-elsewhere.js';

test.each([
  ['Produkt', ['Graz'], 'Dieses Produkt wird auch in Graz verkauft. Ändern kann es'],
  ['Kategorie', ['Linz', 'Graz'], 'Diese Kategorie wird auch in Graz und Linz verkauft. Ändern kann sie'],
  ['Produkt', [...'gfedcba'], 'Dieses Produkt wird auch in a, b, c, d, e und 2 weiteren Filialen verkauft.'],
  ['Produkt', [], 'Dieses Produkt wird auch in anderen Filialen verkauft.'],
])('a refusal names the branches that sell it too: %s, %j', (kind, branches, text) =>
  expect(soldElsewhere(kind, branches)).toContain(text),
);

const NOW = new Date('2026-11-22T12:00:00Z');
const menu = (availableFrom: string, branches: string[], category: string, ...products: string[]) => ({
  availableFrom: `${availableFrom}T00:00:00Z`,
  branches,
  catalog: [{ category, products }],
});
const menus = [
  menu('2026-01-01', ['wien', 'graz'], 'suppen', 'eintopf'),
  menu('2026-10-01', ['wien'], 'suppen', 'bohnensuppe'),
  menu('2026-12-01', ['linz'], 'kekse', 'vanillekipferl'),
];

test.each([
  ['the menu that applies', 'bohnensuppe', ['wien']],
  ['a menu that a later one has followed in one of its branches', 'eintopf', ['graz']],
  ['a menu that begins later', 'vanillekipferl', ['linz']],
  ['several menus, as a category', 'suppen', ['wien', 'graz']],
  ['no menu', 'strudel', []],
])('what is on %s is sold in the branches of that menu', (_, id, branches) =>
  expect(branchesSelling(menus, id, NOW)).toEqual(branches),
);
