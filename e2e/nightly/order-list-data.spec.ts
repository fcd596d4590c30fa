import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { placeOrder } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { faultsOf } from '../support/width-faults.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list of orders shows items and customers when that is wanted, at every width, and remembers it', async ({
  page,
}) => {
  await openBackOffice(page);
  const { id: branch, product, form } = await ownBranch(page.request, { isDeliveryEnabled: true });
  const reached = { email: 'kunigunde.von-und-zu-hohenlangenfels@wirtshaus-zur-linde.example' };
  await placeOrder(page.request, { ...form, ...reached, phone: '+43 660 1234567' });
  await placeOrder(page.request, { ...form, ...reached });

  await page.goto(`/backend/orders?branch=${branch}`);
  const mail = page.getByRole('link', { name: reached.email });
  const items = page.getByRole('list', { name: /^Positionen der Bestellung/ });
  await expect(page.getByRole('link', { name: /^Bestellung \d+ öffnen$/ })).toHaveCount(2);
  await expect(mail).toHaveCount(0);
  await expect(items).toHaveCount(0);

  await page.getByRole('switch', { name: 'Produktdaten anzeigen' }).press('Space');
  await expect(items).toHaveText([new RegExp(product.name), new RegExp(product.name)]);
  await page.getByRole('switch', { name: 'Kundendaten anzeigen' }).press('Space');
  await expect(mail).toHaveCount(2);
  await expectNothingSeriousAt(page, desk, tablet, phone);
  expect(await faultsOf(page, 'the list of orders with their data')).toEqual([]);

  await page.reload();
  await expect(mail).toHaveCount(2);
  const stored = await page.evaluate(() => [
    localStorage.getItem('show_product_data'),
    localStorage.getItem('show_customer_data'),
  ]);
  expect(stored).toEqual(['1', '1']);
  await items.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung/ })).toBeVisible();
});
