import { expect, test, type Page } from '@playwright/test';
import { desk } from '../support/axe.js';
import { fillInCheckout } from '../support/checkout.js';
import { daily, noon, only, showBranch, showShop, openShop } from '../texts/shown-shop.js';
import { specified } from '../texts/specified-texts.js';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

const shown = (page: Page, text: RegExp) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first();

/** Opens the checkout with a salad in the cart. */
async function openCheckout(page: Page): Promise<void> {
  await openShop(page, '/store/wien');
  await page.getByRole('button', { name: 'Gurkensalat hinzufügen' }).click();
  await openShop(page, '/store/wien/checkout');
}

const chooseDelivery = (page: Page) =>
  page
    .getByRole('group', { name: specified('cart.mode') })
    .getByText('Lieferung', { exact: true })
    .click();

const submitButton = (page: Page, label: RegExp) => page.getByRole('button', { name: label });

test('the checkout of an empty cart, and of a failed payment, has the specified words', async ({ page }) => {
  await showShop(page);
  await openShop(page, '/store/wien/checkout');
  await expect(page).toHaveTitle(specified('title.checkout', { base: 'Zur Linde' }));
  await expect(shown(page, specified('checkout.empty'))).toBeVisible();
  await openCheckout(page);
  await openShop(page, '/store/wien/checkout/error');
  await expect(page.getByRole('alert').getByText(specified('checkout.payment'))).toBeVisible();
});

test('the button that orders is named after what is sent, and a closed branch after what it still takes', async ({
  page,
}) => {
  await showShop(page, ({ products }) => {
    Object.assign(
      products.find(({ name }) => name === 'Gurkensalat')!,
      { pricing: 'approximate' },
    );
  });
  await openCheckout(page);
  await expect(submitButton(page, specified('checkout.order'))).toBeVisible();
  await expect(page.getByRole('link', { name: specified('checkout.back') })).toBeVisible();
  await expect(shown(page, specified('checkout.tax'))).toBeVisible();
  await expect(shown(page, specified('checkout.about'))).toBeVisible();

  const thursday = only('thursday', '10:00', '22:00');
  const free = { area: 'Überall', zipCodes: '', price: 0, tax: 20, free: true };
  const deliveryAreas = [{ ...free, freeFromOrderValue: null, minimumOrderValue: null }];
  await showBranch(page, { openingHours: thursday, isPreorderEnabled: true, deliveryAreas });
  await openShop(page);
  await expect(submitButton(page, specified('checkout.preorder'))).toBeVisible();
  await expect(shown(page, specified('checkout.closed'))).toBeVisible();
  await expect(shown(page, specified('checkout.later'))).toBeVisible();
  await chooseDelivery(page);
  await expect(shown(page, specified('checkout.noDelivery'))).toBeVisible();

  await showBranch(page, { isQuotationRequired: true, deliveryAreas });
  await openShop(page);
  await expect(submitButton(page, specified('checkout.quotation'))).toBeVisible();
});

test('dates and times of an appointment have the specified words', async ({ page }) => {
  await showBranch(page, { openingHours: daily(['10:00', '22:00']) });
  await openCheckout(page);
  const [date, time] = ['Datum wählen', 'Uhrzeit wählen'].map((name) => page.getByRole('dialog', { name }));
  const day = (name: RegExp) => date!.getByRole('grid').getByRole('button', { name });
  await expect(shown(page, specified('time.soon'))).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Zeiten' }).click();
  await expect(date!.getByRole('button', { name: specified('time.clear') })).toBeVisible();
  await day(/03\.03\.2027$/).click();
  await date!.getByRole('button', { name: specified('time.save') }).click();
  await expect(time!.getByRole('button', { name: specified('time.cancel') })).toBeVisible();
  await time!.getByRole('button', { name: specified('time.save') }).click();
  await expect(shown(page, specified('time.today', { date: '03.03.2027' }))).toBeVisible();
  await page.getByRole('button', { name: /^Datum/ }).click();
  await day(/04\.03\.2027$/).click();
  await date!.getByRole('button', { name: specified('time.save') }).click();
  await expect(shown(page, specified('time.tomorrow', { date: '04.03.2027' }))).toBeVisible();

  await showBranch(page, { openingHours: only('friday', '10:00', '22:00') });
  await openShop(page);
  await expect(shown(page, specified('time.closed'))).toBeVisible();
  await page.getByRole('button', { name: /^Uhrzeit/ }).click();
  await expect(time!.getByText(specified('time.noTimes'))).toBeVisible();
});

test('what a guest left out, and what was not answered, is named with the specified words', async ({
  page,
}) => {
  await showBranch(page, { isAppointmentRequired: true });
  await openCheckout(page);
  await expect(shown(page, specified('time.none'))).toBeVisible();
  await fillInCheckout(page, 'Worte');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('660123');
  await submitButton(page, specified('checkout.order')).click();
  await expect(shown(page, specified('time.missing'))).toBeVisible();
  await expect(shown(page, specified('checkout.phone'))).toBeVisible();

  await showShop(page);
  await openShop(page);
  await fillInCheckout(page, 'Worte');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/check', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/orders', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await submitButton(page, specified('checkout.order')).click();
  await expect(submitButton(page, specified('checkout.sending'))).toBeVisible();
  answer();
  await expect(page.getByRole('alert').getByText(specified('checkout.unknown'))).toBeVisible();
});

test('a search for an organisation that finds none has the specified words', async ({ page }) => {
  await showShop(page, ({ config, donatees }) => {
    config.enablePluginDonations = true;
    donatees.push({ id: 'tierheim', name: 'Tierheim', description: '', image: null } as never);
  });
  await openCheckout(page);
  await page.getByRole('button', { name: /^Organisation (wählen|ändern)$/ }).click();
  await page.getByRole('searchbox', { name: 'Organisation suchen' }).fill('Mond');
  await expect(page.getByRole('dialog').getByText(specified('checkout.noDonatee'))).toBeVisible();
});
