/// <reference lib="dom" />
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Product } from '@bestellwerk/domain/resources/product';
import { resourcePlaces } from '@bestellwerk/domain/resources/places';
import { signInOnPage } from '../support/administrator.js';
import { layoutFaults } from '../support/layout-faults.js';
import { nameAtLength } from '../support/long-names.js';
import { placeOrder, takeawayForm } from '../support/order.js';

const widths = [320, 344, 360, 390, 414, 540, 720, 768, 820, 1024, 1080, 1133, 1200, 1440, 1600, 1920, 2560];
/** Enough for the many pages of the back office. */
const fewer = [320, 360, 390, 540, 720, 768, 820, 1024, 1133, 1440, 1920, 2560];
const AT_ONCE = 3;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

/** Everything that is wrong with the page that is shown, at each of the widths. */
async function faultsOf(page: Page, name: string, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await settledFaults(page);
    found.push(...faults.map((fault) => `${name} at ${width} px: ${fault}`));
  }
  return found;
}

/** A page that measures itself is drawn a few times after its width has changed: only what stays is a fault. */
async function settledFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  for (let drawn = 0; drawn < 10; drawn++) {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    faults = await page.evaluate(layoutFaults);
    if (faults.length === 0) break;
  }
  return faults;
}

/** The same of many pages; several are looked at side by side, because most of the time goes by with waiting. */
async function faultsOn(context: BrowserContext, paths: readonly string[], at = widths): Promise<string[]> {
  const waiting = [...paths];
  const found: string[] = [];
  const look = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.getByRole('status', { name: /geladen/ })).toHaveCount(0);
      found.push(...(await faultsOf(page, path, at)));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return found;
}

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

test('no page of the back office scrolls sideways or overlaps, with names of 60 letters', async ({
  context,
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await signInOnPage(page);
  await page.close();
  await nameAtLength(context);
  const first = async (path: string) =>
    `${path}/${(await (await context.request.get(`/api/${path}`)).json()).data[0].id}`;
  const records = await Promise.all(['products', 'branches', 'menus', 'images'].map(first));
  const own = ['orders/board', 'orders', `orders/${id}`, 'payments', 'dashboard', 'statistics', 'health'];
  const people = [
    'my-time',
    'team',
    'working-activities',
    'screens',
    'account',
    'mails',
    'logs',
    'tables/qr',
  ];
  const lists = resourcePlaces.map(({ path }) => path);
  const forms = lists.filter((path) => path !== 'config').map((path) => `${path}/new`);
  const paths = ['login', ...own, ...people, ...lists, ...forms, ...records, 'nirgends/zu/finden'];
  expect(
    await faultsOn(
      context,
      paths.map((path) => `/backend/${path}`),
      fewer,
    ),
  ).toEqual([]);
});

test('no page of a device scrolls sideways or overlaps', async ({ context }) => {
  expect(await faultsOn(context, ['/devices/', '/zeiterfassung', '/signage'])).toEqual([]);
});
