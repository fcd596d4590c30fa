/// <reference lib="dom" />
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { signIn } from '../support/administrator.js';
import { openLoaded } from '../support/back-office.js';
import { brokenWords, SHORT_WORD } from '../support/broken-words.js';
import { headFaults } from '../support/card-heads.js';
import { showLateOrders } from '../support/late-orders.js';
import { nameAtLength } from '../support/long-names.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { faultsOf, faultsOn, widths } from '../support/width-faults.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

const words = (page: Page) => page.evaluate(brokenWords, SHORT_WORD);

/** A cart of so many things without options, for delivery, which asks for the most. */
const fillCart = (page: Page, lines = 1) =>
  page.evaluate(async (count) => {
    const { data } = (await (await fetch('/api/init')).json()) as { data: { products: Product[] } };
    const items = data.products
      .filter(({ type, isEnabled }) => type === 'others' && isEnabled)
      .slice(0, count)
      .map(({ id, unit, name, description, price }) => ({
        ...{ product: id, amount: 1, unit, parts: [] },
        remembered: { id, name, description, price },
      }));
    const cart = { items, mode: 'delivery', deliveryArea: null, table: null };
    sessionStorage.setItem('wien-cart', JSON.stringify({ ...cart, appointmentDate: null, comment: '' }));
    const details = { isCompany: true, isDeliveryAddressDifferent: true, isDeliveryCompany: true };
    sessionStorage.setItem('order-details', JSON.stringify(details));
  }, lines);

for (const names of ['as they are', 'of 60 letters'] as const) {
  test(`no page of the shop scrolls sideways, overlaps or breaks short words, with names ${names}`, async ({
    context,
    page,
    request,
  }) => {
    const { uid, hash } = await placeOrder(request, await takeawayForm(request));
    if (names === 'of 60 letters') await nameAtLength(context);
    const others = faultsOn(
      context,
      ['/', `/status/${uid}/${hash}`, '/site/privacy', '/nirgends'],
      widths(),
      words,
    );
    await page.goto('/store/wien');
    const card = page.getByRole('main').getByRole('article').first().getByRole('button').first();
    await card.waitFor();
    const found = await faultsOf(page, 'the menu', widths(), words);
    await card.click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await faultsOf(page, 'the dialog of a product', widths(), words)));
    await fillCart(page);
    await page.goto('/store/wien');
    await card.waitFor();
    found.push(...(await faultsOf(page, 'the menu with a cart', widths(), words)));
    await page.goto('/store/wien/checkout');
    await page.getByRole('heading', { level: 1 }).waitFor();
    found.push(...(await faultsOf(page, 'the checkout', widths(), words)));
    expect([...found, ...(await others)]).toEqual([]);
  });
}

test('no page of a device scrolls sideways, overlaps or breaks short words', async ({ context }) => {
  const pages = ['/devices/', '/zeiterfassung', '/signage', '/abholung', '/theke', '/kueche'];
  expect(await faultsOn(context, pages, widths(), words)).toEqual([]);
});

/** Texts of labels that reach beyond the label, and so into the next one. */
const labelsLeft = () =>
  [...document.querySelectorAll('fieldset label')].flatMap((label) => {
    const box = label.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(label);
    const isLeft = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1),
    );
    return isLeft ? [label.textContent] : [];
  });

/** Where an element begins, in pixels from the left. */
const leftOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);

test('low, narrow and wide windows of the shop show what matters, in forced colours too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/store/wien');
  const bar = page.getByRole('navigation', { name: 'Kategorien' });
  const links = bar.getByRole('link');
  await links.first().waitFor();

  await test.step('the arrow of the category bar leads the mouse to its last category', async () => {
    await expect(links.last()).not.toBeInViewport({ ratio: 0.95 });
    const arrow = bar.locator('button.right-0');
    await expect(async () => {
      if (await arrow.isVisible()) await arrow.click({ timeout: 1_000 });
      await expect(links.last()).toBeInViewport({ ratio: 0.95, timeout: 500 });
    }).toPass({ timeout: 15_000 });
  });

  await test.step('jumps to categories are one step of the history, and a reload leads there again', async () => {
    const steps = await page.evaluate(() => history.length);
    for (const index of [2, 1, 3]) await links.nth(index).click();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    const group = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(group.getByRole('heading').first()).toBeInViewport();
  });

  await test.step('title and menu begin at one left edge', async () => {
    for (const width of [1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const title = await leftOf(page.getByRole('heading', { level: 1 }));
      expect(Math.abs(title - (await leftOf(bar))), `at ${width} px`).toBeLessThanOrEqual(1);
      const group = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      expect(Math.abs(title - (await leftOf(group))), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });

  await test.step('on a phone held sideways the arrow stays in the category bar, and the name is on the first screen', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    const isInside = () =>
      bar.evaluate((around) => {
        const arrow = around.querySelector('button.right-0')?.getBoundingClientRect();
        const { y, height } = around.getBoundingClientRect();
        return arrow !== undefined && arrow.y >= y && arrow.height <= height;
      });
    await expect.poll(isInside).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });

  await test.step('each field of a dialog can be scrolled clear of its buttons', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Wiener Schnitzel' }).first().click();
    const field = page.getByRole('dialog').getByRole('textbox').last();
    for (const [width, height] of [
      [844, 390],
      [720, 450],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isClear = field.evaluate((element) => {
        element.scrollIntoView({ block: 'end' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const places = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
        return places.every((place) => place === element);
      });
      expect(await isClear, `at ${width} x ${height} px`).toBe(true);
    }
  });

  await test.step('total and button stay in sight beside eight lines', async () => {
    await fillCart(page, 8);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/store/wien');
    const cart = page.getByRole('complementary', { name: 'Warenkorb' });
    await expect(cart.getByRole('button', { name: /^Entfernen/ })).toHaveCount(8);
    await expect(cart.getByText('Gesamt')).toBeInViewport({ ratio: 1 });
    await expect(cart.getByText('Jetzt bestellen')).toBeInViewport({ ratio: 1 });
  });

  await test.step('the ways of delivery keep to their cells on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/store/wien/checkout');
    await page.getByRole('radio', { name: 'Lieferung', exact: true }).waitFor();
    expect(await page.evaluate(labelsLeft)).toEqual([]);
  });

  await test.step('forced colours show what is chosen and where buttons end', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colourOf = (name: string) =>
      page
        .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await colourOf('Lieferung')).not.toBe(await colourOf('Abholung'));
    const edge = page
      .getByRole('button', { name: /abschicken/ })
      .evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(await edge).not.toBe('0px');
  });
});

test('the cards of late orders break no short word and keep their head in order at every width', async ({
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await signIn(page.request);
  const { data } = await (await page.request.get(`/api/orders/${id}`)).json();
  await showLateOrders(page, data);
  await openLoaded(page, '/backend/orders/board');
  await page.getByText('unbestätigt').first().waitFor();
  const found = await faultsOf(page, 'the board', widths(), async (board) => [
    ...(await board.evaluate(brokenWords, SHORT_WORD)),
    ...(await board.evaluate(headFaults)),
  ]);
  expect(found).toEqual([]);
});
