import { expect, test } from '@jest/globals';
import { soldElsewhere } from './sold-elsewhere.js';

test.each([
  ['Produkt', ['Graz'], 'Dieses Produkt wird auch in Graz verkauft. Ändern kann es'],
  ['Kategorie', ['Linz', 'Graz'], 'Diese Kategorie wird auch in Graz und Linz verkauft. Ändern kann sie'],
  ['Produkt', [...'gfedcba'], 'Dieses Produkt wird auch in a, b, c, d, e und 2 weiteren Filialen verkauft.'],
  ['Produkt', [], 'Dieses Produkt wird auch in anderen Filialen verkauft.'],
])('a refusal names the branches that sell it too: %s, %j', (kind, branches, text) =>
  expect(soldElsewhere(kind, branches)).toContain(text),
);
