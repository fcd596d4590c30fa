import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, phone } from '../support/axe.js';
import { daily, noon, only, showBranch, showShop, openShop } from '../texts/shown-shop.js';
import { specified } from '../texts/specified-texts.js';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

const add = (page: Page, product: string) =>
  page.getByRole('button', { name: `${product} hinzufügen` }).click();
const cart = (page: Page) => page.getByRole('complementary', { name: 'Warenkorb' });

test('a menu that is closed, or open without delivery, has the specified words', async ({ page }) => {
  const notice = page.getByRole('note', { name: 'Hinweis zu den Öffnungszeiten' });
  const later = daily(['17:00', '22:00']);
  const thursday = only('thursday', '11:00', '22:00');
  await showBranch(page, { openingHours: later, isPreorderEnabled: true });
  await openShop(page, '/store/wien');
  await expect(notice).toContainText(specified('closed.menu'));
  await expect(notice).toContainText(specified('closed.today', { from: '17:00' }));
  await expect(notice).toContainText(specified('closed.preorder'));
  await expect(notice).toContainText(specified('closed.later'));
  await showBranch(page, { openingHours: thursday });
  await openShop(page);
  await expect(notice).toContainText(specified('closed.day', { day: 'Donnerstag', from: '11:00' }));

  await showBranch(page, { isDeliveryHoursEnabled: true, deliveryHours: later });
  await openShop(page);
  await expect(notice).toContainText(specified('closed.delivery'));
  await expect(notice).toContainText(specified('closed.deliversToday', { from: '17:00' }));
  await expect(notice).toContainText(specified('closed.meanwhile'));
  await showBranch(page, { isDeliveryHoursEnabled: true, deliveryHours: thursday });
  await openShop(page);
  await expect(notice).toContainText(specified('closed.deliversDay', { day: 'Donnerstag', from: '11:00' }));
});

test('the cart has the specified words from empty to a delivery that costs nothing', async ({ page }) => {
  const area = { area: 'Überall', zipCodes: '', price: 3, tax: 20, free: false };
  await showBranch(page, {
    deliveryAreas: [
      { ...area, freeFromOrderValue: 30, minimumOrderValue: 20 },
      { ...area, area: 'Nebenan', free: true, freeFromOrderValue: null, minimumOrderValue: null },
    ],
  });
  await openShop(page, '/store/wien');
  await expect(cart(page).getByText(specified('cart.none'))).toBeVisible();
  await add(page, 'Gurkensalat');
  await expect(page.getByText(specified('cart.added')).first()).toBeVisible();
  await expect(cart(page).getByRole('group', { name: specified('cart.mode') })).toBeVisible();
  await expect(cart(page).getByText(specified('cart.costs'))).toBeVisible();
  await expect(cart(page).getByText(specified('cart.total'))).toBeVisible();
  await expect(cart(page).getByRole('link', { name: specified('cart.order') })).toBeVisible();
  await expect(cart(page).getByRole('button', { name: specified('cart.edit') })).toBeVisible();
  await expect(cart(page).getByRole('button', { name: specified('cart.remove') })).toBeVisible();

  await cart(page).getByText('Lieferung', { exact: true }).click();
  await expect(cart(page).getByText(specified('cart.area'))).toBeVisible();
  await expect(cart(page).getByText(specified('cart.fee'))).toBeVisible();
  await expect(cart(page).getByText(specified('cart.minimum', { amount: '20,00 €' }))).toBeVisible();
  await expect(cart(page).getByText(specified('cart.missing'))).toBeVisible();
  await expect(cart(page).getByText(specified('cart.free', { amount: '30,00 €' }))).toBeVisible();
  await expect(cart(page).getByRole('button', { name: specified('cart.order') })).toBeDisabled();
  await cart(page).getByRole('combobox').selectOption('Nebenan');
  await expect(cart(page).getByText(specified('cart.noFee'))).toBeVisible();
});

test('the cart of a phone counts its products, and is hidden again', async ({ page }) => {
  await page.setViewportSize(phone);
  await showShop(page);
  await openShop(page, '/store/wien');
  await expect(page.getByRole('button', { name: specified('cart.none') })).toBeVisible();
  await add(page, 'Gurkensalat');
  await expect(page.getByRole('button', { name: specified('cart.one') })).toBeVisible();
  await add(page, 'Gurkensalat');
  await page.getByRole('button', { name: specified('cart.several', { n: 2 }) }).click();
  const sheet = page.getByRole('dialog', { name: 'Warenkorb' });
  await sheet.getByRole('button', { name: specified('cart.hide') }).click();
  await expect(sheet).toHaveCount(0);
});

test('a product in steps with an upload has the specified words, and prices that are not exact as well', async ({
  page,
}) => {
  await showShop(page, ({ menus, categories, products }) => {
    const cake = products.find(({ name }) => name === 'Torte mit Ihrem Foto')!;
    const cheese = products.find(({ name }) => name === 'Bergkäse, 12 Monate gereift')!;
    const speck = products.find(({ name }) => name === 'Bauernspeck')!;
    Object.assign(cake, { isStepByStep: true, isEnabled: true, schedule: null });
    Object.assign(cheese, { pricing: 'approximate' });
    Object.assign(speck, { pricing: 'minimum' });
    const entry = { category: categories[0]!.id, products: [cake.id, cheese.id, speck.id] };
    for (const menu of menus) menu.catalog = [entry] as typeof menu.catalog;
  });
  await openShop(page, '/store/wien');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Bergkäse').getByText(specified('price.about'))).toBeVisible();
  await expect(card('Bauernspeck').getByText(specified('price.from'))).toBeVisible();

  await page.getByRole('button', { name: 'Torte mit Ihrem Foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Torte mit Ihrem Foto' });
  const file = { name: 'Programm.exe', mimeType: '', buffer: Buffer.from('MZ') };
  await dialog.getByLabel('Bild auswählen').setInputFiles(file);
  await expect(dialog.getByText(specified('product.upload', { file: 'Programm.exe' }))).toBeVisible();
});

test('a product in steps leads on, and its last step saves', async ({ page }) => {
  await showShop(page, ({ products }) => {
    const schnitzel = products.find(({ uid }) => uid === 'wiener-schnitzel')!;
    schnitzel.isStepByStep = true;
  });
  await openShop(page, '/store/wien?product=wiener-schnitzel');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  const next = dialog.getByRole('button', { name: specified('product.next') });
  await expect(next).toBeVisible();
  await next.click();
  await next.click();
  await expect(dialog.getByRole('button', { name: specified('product.save') })).toBeVisible();
});

test('the form of a product says how binding its price is, and how binding a conversion', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/init')).json();
  const cheese = data.products.find(({ name }: { name: string }) => name.startsWith('Bergkäse'));
  await page.clock.setFixedTime(Date.now());
  await openBackOffice(page, `products/${cheese.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('option', { name: specified('price.fixed') }).first()).toBeAttached();
  await expect(main.getByRole('option', { name: specified('price.exact') }).first()).toBeAttached();
});
