/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import type { Product } from '@bestellwerk/domain/resources/product';
import { nameAtLength } from '../support/long-names.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { faultsOf, faultsOn } from '../support/width-faults.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

/** A cart of something without options, for delivery, which asks for the most. */
const fillCart = (page: Page) =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/init')).json()) as { data: { products: Product[] } };
    const { id, unit, name, description, price } = data.products.find(
      ({ type, isEnabled }) => type === 'others' && isEnabled,
    )!;
    const item = { product: id, amount: 1, unit, parts: [], remembered: { id, name, description, price } };
    const cart = { items: [item], mode: 'delivery', deliveryArea: null, table: null };
    sessionStorage.setItem('wien-cart', JSON.stringify({ ...cart, appointmentDate: null, comment: '' }));
    const details = { isCompany: true, isDeliveryAddressDifferent: true, isDeliveryCompany: true };
    sessionStorage.setItem('order-details', JSON.stringify(details));
  });

for (const names of ['as they are', 'of 60 letters'] as const) {
  test(`no page of the shop scrolls sideways or overlaps, with names ${names}`, async ({
    context,
    page,
    request,
  }) => {
    const { uid, hash } = await placeOrder(request, await takeawayForm(request));
    if (names === 'of 60 letters') await nameAtLength(context);
    const others = faultsOn(context, ['/', `/status/${uid}/${hash}`, '/site/privacy', '/nirgends']);
    await page.goto('/store/wien');
    const card = page.getByRole('main').getByRole('article').first().getByRole('button').first();
    await card.waitFor();
    const found = await faultsOf(page, 'the menu');
    await card.click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await faultsOf(page, 'the dialog of a product')));
    await fillCart(page);
    await page.goto('/store/wien');
    await card.waitFor();
    found.push(...(await faultsOf(page, 'the menu with a cart')));
    await page.goto('/store/wien/checkout');
    await page.getByRole('heading', { level: 1 }).waitFor();
    found.push(...(await faultsOf(page, 'the checkout')));
    expect([...found, ...(await others)]).toEqual([]);
  });
}

test('no page of a device scrolls sideways or overlaps', async ({ context }) => {
  expect(await faultsOn(context, ['/devices/', '/zeiterfassung', '/signage'])).toEqual([]);
});
