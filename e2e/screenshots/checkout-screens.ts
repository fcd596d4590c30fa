import type { Page } from '@playwright/test';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { fillInCheckout } from '../support/checkout.js';
import { only, openShop, showBranch, showShop } from '../texts/shown-shop.js';
import { fillCart } from './menu-screens.js';
import { goTo } from './page-screens.js';
import type { Screen } from './screen.js';

const schnitzelhaus = ['Gurkensalat', 'Gurkensalat', 'Almdudler'];
const free = { area: 'Wien', zipCodes: '', price: 0, tax: 20, free: true, freeFromOrderValue: null };

/** The checkout of a filled cart in this mode. */
async function openCheckout(page: Page, mode = 'Abholung', fields: Partial<Branch> = {}): Promise<void> {
  await showBranch(page, { deliveryAreas: [{ ...free, minimumOrderValue: null }], ...fields });
  await goTo(page, '/store/wien');
  await fillCart(page, ...schnitzelhaus);
  await goTo(page, '/store/wien/checkout');
  await page.getByRole('group', { name: 'Art der Lieferung' }).getByText(mode, { exact: true }).click();
}

const inMode =
  (mode: string, fields?: Partial<Branch>): Screen['open'] =>
  (page) =>
    openCheckout(page, mode, fields);

const submit = (page: Page) => page.getByRole('button', { name: /abschicken/ }).click();

/** The checkout in its modes, with what can go wrong, and its dialogs. */
export const checkoutScreens: readonly Screen[] = [
  { name: 'checkout-takeaway', isWhole: true, open: inMode('Abholung') },
  { name: 'checkout-takeaway-first-view', open: inMode('Abholung') },
  { name: 'checkout-delivery', isWhole: true, open: inMode('Lieferung') },
  { name: 'checkout-dine-in', isWhole: true, open: inMode('Vor Ort') },
  {
    name: 'checkout-preorder',
    isWhole: true,
    open: inMode('Abholung', { openingHours: only('thursday', '10:00', '22:00') }),
  },
  {
    name: 'checkout-errors',
    isWhole: true,
    async open(page) {
      await openCheckout(page, 'Lieferung');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'checkout-empty',
    isWhole: true,
    async open(page) {
      await showShop(page);
      await goTo(page, '/store/wien/checkout');
    },
  },
  {
    name: 'checkout-closed',
    isWhole: true,
    async open(page) {
      await openCheckout(page);
      await showBranch(page, { openingHours: only('thursday', '10:00', '22:00'), isPreorderEnabled: false });
      await openShop(page);
      await page.getByText('Derzeit haben wir leider geschlossen.').first().waitFor();
    },
  },
  {
    name: 'checkout-failed-payment',
    isWhole: true,
    async open(page) {
      await openCheckout(page);
      await goTo(page, '/store/wien/checkout/error');
    },
  },
  {
    name: 'checkout-no-answer',
    isWhole: true,
    async open(page) {
      await openCheckout(page);
      await fillInCheckout(page, 'Ohnenetz');
      await page.route('**/api/orders{,/check}', (route) => route.abort());
      await submit(page);
      await page.getByText('Auf Ihre Bestellung kam noch keine Antwort').waitFor();
    },
  },
  {
    name: 'checkout-date',
    async open(page) {
      await openCheckout(page);
      await page.getByRole('button', { name: 'Weitere Zeiten' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-time',
    async open(page) {
      await openCheckout(page);
      await page.getByRole('button', { name: 'Weitere Zeiten' }).click();
      const date = page.getByRole('dialog', { name: 'Datum wählen' });
      await date.getByRole('grid').getByRole('button', { disabled: false }).first().click();
      await date.getByRole('button', { name: 'Speichern' }).click();
      await page.getByRole('dialog', { name: 'Uhrzeit wählen' }).waitFor();
    },
  },
  ...[/Geschäftsbedingungen/, /Datenschutzerklärung/].map((text, index): Screen => {
    return {
      name: index === 0 ? 'checkout-conditions' : 'checkout-privacy',
      async open(page) {
        await openCheckout(page);
        await page.getByRole('button', { name: text }).click();
        await page.getByRole('dialog').waitFor();
      },
    };
  }),
  {
    name: 'checkout-donation',
    async open(page) {
      await showShop(page, ({ config, donatees }) => {
        config.enablePluginDonations = true;
        const names = ['Tierheim Wien', 'Ärzte ohne Grenzen', 'Wiener Tafel'];
        const description = 'Hilft dort, wo Hilfe gebraucht wird, und das seit vielen Jahren.';
        for (const name of names) donatees.push({ id: name, name, description, image: null } as never);
      });
      await goTo(page, '/store/wien');
      await fillCart(page, ...schnitzelhaus);
      await goTo(page, '/store/wien/checkout');
      await page.getByRole('button', { name: /^Organisation/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
