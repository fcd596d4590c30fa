import { expect, test } from '@jest/globals';
import { checkOrder } from '../checkout/check-order.js';
import { deliveryForm, facts, form } from '../testing/shop.js';
import { priceChangesText } from './price-changes.js';

const shop = facts();
const dearer = facts({
  products: shop.products.map((product) => ({ ...product, price: product.price + 1 })),
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test('names the new total and each line that costs something else', () => {
  const [before, now] = [shop, dearer].map((one) => checkOrder(form(), one));
  const text = plain(priceChangesText(before!, now!, 'EUR'));
  expect(text).toMatch(/^Der Preis hat sich geändert: [\d,]+ € statt [\d,]+ €\. /);
  expect(text).toContain(`${now!.items![0]!.name}: `);
});

test('names what delivery costs now', () => {
  const { branch } = shop;
  const areas = branch.deliveryAreas.map((area) => ({ ...area, price: area.price + 2, free: false }));
  const moved = facts({ branch: { ...branch, deliveryAreas: areas } });
  const [before, now] = [shop, moved].map((one) => checkOrder(deliveryForm(), one));
  expect(plain(priceChangesText(before!, now!, 'EUR'))).toMatch(/ Lieferung: [\d,]+ € statt [\d,]+ €\.$/);
});

test('says so where single prices changed and the total did not', () => {
  const { items, pricing } = checkOrder(form(), shop);
  const others = items!.map((item) => ({ ...item, gross: item.gross + 1 }));
  expect(priceChangesText({ items, pricing }, { items: others, pricing }, 'EUR')).toMatch(
    /^Einzelne Preise haben sich geändert\. /,
  );
});

test('says nothing where nothing changed, or something has no price', () => {
  const check = checkOrder(form(), shop);
  expect(priceChangesText(check, check, 'EUR')).toBeNull();
  expect(priceChangesText({ items: null, pricing: null }, check, 'EUR')).toBeNull();
  expect(priceChangesText(check, { items: null, pricing: null }, 'EUR')).toBeNull();
});
