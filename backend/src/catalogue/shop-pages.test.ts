import { expect, test } from '@jest/globals';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { sampleCatalogue } from '../seed/sample/sample-catalogue.js';
import { hasShopPage } from './shop-pages.js';

const catalogue = sampleCatalogue('test');
class Sample extends CatalogueReader {
  override catalogue = () => ({ ...catalogue, config: { ...catalogue.config, allergensText: '' } });
  override upTo = () => Promise.resolve(true);
  override settled = () => Promise.resolve();
}
class Away extends Sample {
  override catalogue = () => {
    throw new Error('not read yet');
  };
}
const [branch] = catalogue.branches;

test.each([
  '/',
  `/store/${branch!.identifier}`,
  `/store/${branch!.id}/`,
  `/store/${branch!.identifier}/checkout`,
  `/store/${branch!.identifier}/checkout/error`,
  '/status/ABC/DEF',
  '/site/imprint',
])('%s is a page of the shop', (path) => {
  expect(hasShopPage(path, new Sample())).toBe(true);
});

test.each([
  '/nothing',
  '/store',
  '/store/nowhere',
  `/store/${branch!.identifier}/menu`,
  `/store/${branch!.identifier}/checkout/other`,
  '/store/nowhere/checkout/error',
  '/status/ABC',
  '/status/ABC/DEF/GHI',
  '/site/allergens',
  '/site/nothing',
])('%s is not a page of the shop', (path) => {
  expect(hasShopPage(path, new Sample())).toBe(false);
});

test('every branch counts as existing while the catalogue has not been read', () => {
  expect(hasShopPage('/store/nowhere', new Away())).toBe(true);
  expect(hasShopPage('/site/allergens', new Away())).toBe(true);
  expect(hasShopPage('/nothing', new Away())).toBe(false);
});
