import type { Page } from '@playwright/test';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { desk } from '../support/axe.js';
import { daily, only, showBranch, showShop } from '../texts/shown-shop.js';
import { goTo } from './page-screens.js';
import type { Screen } from './screen.js';

const CAKE = 'torte-mit-foto';

const menuOf =
  (fields: Partial<Branch>): Screen['open'] =>
  async (page) => {
    await showBranch(page, fields);
    await goTo(page, '/store/wien');
  };

const productDialog =
  (uid: string, change: (shop: Catalogue) => void = () => undefined): Screen['open'] =>
  async (page) => {
    await showShop(page, (shop) => {
      const cake = shop.products.find((product) => product.uid === CAKE)!;
      shop.menus.forEach(({ catalog }) => catalog[0]!.products.push(cake.id));
      change(shop);
    });
    await goTo(page, `/store/wien?product=${uid}`);
    await page.getByRole('dialog').waitFor();
  };

/** Plain products of the sample menu, put into the cart. */
export async function fillCart(page: Page, ...products: string[]): Promise<void> {
  for (const product of products) await page.getByRole('button', { name: `${product} hinzufügen` }).click();
}

/** On a desk the cart is there; on smaller screens it is a sheet. */
async function showCart(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= desk.width) return;
  await page.getByRole('button', { name: /im Warenkorb$|im Warenkorb / }).click();
  await page.getByRole('dialog').waitFor();
}

/** The menu, the dialog of a product, and the cart. */
export const menuScreens: readonly Screen[] = [
  { name: 'menu-open', open: menuOf({}) },
  { name: 'menu-open-whole', isWhole: true, open: menuOf({}) },
  { name: 'menu-closed', open: menuOf({ openingHours: daily(['17:00', '22:00']) }) },
  {
    name: 'menu-no-delivery',
    open: menuOf({ isDeliveryHoursEnabled: true, deliveryHours: only('thursday', '11:00', '22:00') }),
  },
  { name: 'menu-inactive', open: menuOf({ isPublic: false }) },
  {
    name: 'menu-search',
    async open(page) {
      await showShop(page);
      await goTo(page, '/store/wien');
      await page.getByRole('searchbox').fill('Salat');
      await page.getByText(/Produkten werden angezeigt\.$/).waitFor();
    },
  },
  {
    name: 'menu-terms',
    async open(page) {
      await showShop(page);
      await goTo(page, '/store/wien');
      await page.getByRole('button', { name: /^Abholung · / }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Lieferung', { exact: true }).first().click();
      await dialog.getByRole('textbox', { name: 'Postleitzahl' }).fill('1040');
    },
  },
  {
    name: 'menu-info',
    async open(page) {
      await showBranch(page, { openingHours: daily(['10:00', '14:00'], ['17:00', '22:00']) });
      await goTo(page, '/store/wien');
      await page.getByRole('button', { name: 'Info' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'product-plain', open: productDialog('gurkensalat') },
  { name: 'product-options', open: productDialog('wiener-schnitzel') },
  {
    name: 'product-steps',
    open: productDialog('wiener-schnitzel', ({ products }) => {
      products.find(({ uid }) => uid === 'wiener-schnitzel')!.isStepByStep = true;
    }),
  },
  { name: 'product-upload', open: productDialog(CAKE) },
  {
    name: 'product-upload-refused',
    async open(page) {
      await productDialog(CAKE)(page, '');
      const file = { name: 'Programm.exe', mimeType: '', buffer: Buffer.from('MZ') };
      await page.getByLabel('Bild auswählen').setInputFiles(file);
      await page.getByText(/kann nicht verarbeitet werden/).waitFor();
    },
  },
  { name: 'product-bundle', open: productDialog('familienmenue') },
  {
    name: 'cart-empty',
    async open(page) {
      await menuOf({})(page, '');
      await showCart(page);
    },
  },
  {
    name: 'cart-filled',
    async open(page) {
      await menuOf({})(page, '');
      await fillCart(page, 'Gurkensalat', 'Gurkensalat', 'Almdudler');
      await showCart(page);
    },
  },
  {
    name: 'cart-delivery-below-minimum',
    async open(page) {
      await menuOf({})(page, '');
      await fillCart(page, 'Gurkensalat');
      await showCart(page);
      const mode = page.getByRole('group', { name: 'Art der Lieferung' }).filter({ visible: true });
      await mode.getByText('Lieferung', { exact: true }).click();
    },
  },
];
