import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { post } from '../support/own-site.js';
import { takenOver } from '../support/taken-over.js';

interface Seen {
  loaders: number;
  shift: number;
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('branches, menu, texts and the state of an order are there', async ({ page, request }) => {
    // The first guest after a start may be sent the frame alone.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Linde am Naschmarkt/ }).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.goto('/store/wien');
    await expect(page.getByRole('heading', { name: 'Klare Rindsuppe' })).toBeVisible();
    await expect(page.getByText('4,90 €').first()).toBeVisible();
    await page.goto('/site/imprint');
    await expect(page.getByRole('main')).toContainText('Gegenstand des Unternehmens');

    const { uid, hash, ticketNumber } = await placeOrder(request, await takeawayForm(request, 'Erstantwort'));
    // The read model may be behind for a moment, and then the shop itself has to ask.
    await expect(async () => {
      const answer = await page.goto(`/status/${uid}/${hash}`);
      expect(answer!.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('main')).toContainText(String(ticketNumber), { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('main')).toContainText('Wiener Schnitzel');
    await expect(page.getByRole('main')).not.toContainText('Verbindung');
    await page.goto(`/status/${uid}/${'0'.repeat(hash.length)}`);
    await expect(page.getByText('Wiener Schnitzel')).toHaveCount(0);
  });
});

/** Counts from the first paint on how often something was shown as loading, and by how much things moved. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { loaders: 0, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.getElementById('root')?.textContent.includes('Wird geladen')) seen.loaders += 1;
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('the shop takes the place of what was rendered without a loader, and nothing moves', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await watch(page);
  for (const path of ['/', '/store/wien']) {
    await page.goto(path);
    await takenOver(page);
    await expect(
      page
        .getByRole('link', { name: /Linde am Naschmarkt/ })
        .or(page.getByRole('heading', { name: 'Klare Rindsuppe' }))
        .first(),
    ).toBeVisible();
    const { loaders, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    expect(loaders, path).toBe(0);
    expect(shift, path).toBeLessThan(0.02);
  }
  expect(failures).toEqual([]);
});

/** Every element that the shop shows, with its attributes and texts; without what is counted and what the minute decides. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/_[rR]_\w+_/g, 'id').replace(/\d?\d:\d\d/g, 'time');
    const lines = [...document.querySelectorAll('#root *:not(link)')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = texts.map(({ textContent }) => textContent).join('');
      return [element.tagName, ...attributes.filter((one) => one !== 'style=').sort(), text].join(' ');
    });
    return lines.map(plain);
  });

for (const path of ['/', '/store/wien']) {
  test(`the shop goes on with the elements of ${path}, which are those that it renders itself`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const note = () => Object.assign(window, { rendered: document.querySelector('main') });
      document.addEventListener('DOMContentLoaded', note);
    });
    const fresh = await page.context().newPage();
    const isKept = () =>
      page.evaluate(() => (window as { rendered?: Element }).rendered === document.querySelector('main'));
    await page.goto(path);
    await takenOver(page);
    expect(await isKept()).toBe(true);
    // With a query the page is another one than the server has rendered.
    await fresh.goto(`${path}?frisch`);
    await takenOver(fresh);
    for (const each of [page, fresh]) {
      const [groups, ways] = [
        each.locator('main section[id^=kategorie]'),
        each.locator('nav[aria-label=Kategorien] li'),
      ];
      await expect.poll(async () => (await groups.count()) === (await ways.count())).toBe(true);
    }
    await expect(async () => expect(await shown(page)).toEqual(await shown(fresh))).toPass();
  });
}

/** Holds the scripts of the page back until it is called. */
async function heldScripts(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arriving;
    await route.continue();
  });
  return arrive;
}

/** Playwright waits for buttons that say they do nothing; guests do not. */
const tapEarly = (page: Page, name: string) => page.getByRole('button', { name }).click({ force: true });

test('a product that is tapped before the script has arrived lies in the cart once it has', async ({
  page,
}) => {
  const arrive = await heldScripts(page);
  await page.goto('/store/wien', { waitUntil: 'commit' });
  await tapEarly(page, 'Kürbiscremesuppe hinzufügen');
  arrive();
  const cart = page.getByRole('complementary', { name: 'Warenkorb' });
  await expect(cart.getByText('1× Kürbiscremesuppe')).toBeVisible();
});

test('a button on the page of an order that is tapped before the script has arrived does what it says, and no form is sent by the browser', async ({
  page,
  request,
}) => {
  await signIn(request);
  const order = await placeOrder(request, await takeawayForm(request));
  for (const name of ['confirm', 'in-delivery', 'completed']) {
    await post(request, `/api/orders/${order.id}/status/${name}`, {});
  }
  // Without its script the page does not follow the order.
  const state = async () =>
    (await (await request.get(`/api/orders/public/${order.uid}/${order.hash}`)).json()).data.status;
  await expect.poll(state).toBe('completed');
  const arrive = await heldScripts(page);
  await page.goto(`/status/${order.uid}/${order.hash}`, { waitUntil: 'commit' });
  await tapEarly(page, 'Noch einmal bestellen');
  // A form as the server renders it, such as the questionnaire of a shop that asks for reviews.
  await page.evaluate(() => {
    const form = document.querySelector('#root')!.appendChild(document.createElement('form'));
    form.requestSubmit();
  });
  arrive();
  await expect(page).toHaveURL(/\/store\/wien/);
});
