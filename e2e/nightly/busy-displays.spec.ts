/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { desk, expectNothingSeriousAt } from '../support/axe.js';
import { openDisplay } from '../support/displays.js';

/** A busy evening: more orders than the tests before have left. What the displays do with them is the same. */
const BRANCH = '22222222-2222-4222-8222-222222222222';
const dishes = ['Wiener Schnitzel vom Kalb', 'Klare Rindsuppe', 'Tafelspitz mit Apfelkren', 'Kaiserschmarrn'];

const item = (number: number, index: number) => ({
  ...{ product: `p-${(number + index) % 4}`, name: dishes[(number + index) % 4], amount: 2, unit: 'piece' },
  ...{ parts: [], category: null, isPrepared: false },
});
const order = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...{ number: String(number), ticketNumber: number, status: 'confirmed', mode: 'takeaway' },
  ...{ tableIdentifier: null, appointment: null, comment: null, isTicketLate: false },
  placedAt: new Date().toISOString(),
  dueAt: new Date(Date.now() + number * 60_000).toISOString(),
  items: Array.from({ length: 1 + (number % 4) }, (_, index) => item(number, index)),
});
const orders = Array.from({ length: 42 }, (_, index) => order(index + 1));

const LISTS = '**/api/orders/backoffice/**';

async function answering(page: Page): Promise<void> {
  const branch = { id: BRANCH, name: 'Gasthof zur Linde' };
  await page.route(LISTS, (route) => {
    const meta = { branch, timeZone: 'Europe/Vienna', now: new Date().toISOString() };
    return route.fulfill({ json: { data: orders, meta } });
  });
}

async function open(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await answering(page);
  await openDisplay(page, name, BRANCH, 'geheimer-Schluessel');
}

test('the display behind the counter cut rows of orders at the end of a page', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, 'theke');
  const pages = page.getByText(/^Seite \d von \d$/);
  await expect(pages).toHaveText(/^Seite 1 /, { timeout: 15_000 });
  const seen: string[] = [];
  for (const number of [1, 2]) {
    await expect(pages).toHaveText(new RegExp(`^Seite ${number} `), { timeout: 15_000 });
    const [whole, cut] = await page.locator('.counter-cards').evaluate((list) => {
      const box = list.getBoundingClientRect();
      const hidden = Number(/inset\(0px 0px ([\d.]+)px/.exec(getComputedStyle(list).clipPath)?.[1] ?? 0);
      const bottom = box.bottom - hidden;
      const shown = [...list.querySelectorAll('.counter-card')].filter((card) => {
        const { top, bottom: end } = card.getBoundingClientRect();
        return end > box.top + 1 && top < bottom - 1;
      });
      const isCut = (card: Element) => {
        const { top, bottom: end } = card.getBoundingClientRect();
        return top < box.top - 1 || end > bottom + 1;
      };
      const name = (card: Element) => card.querySelector('.counter-number')!.textContent;
      return [shown.map(name), shown.filter(isCut).map(name)];
    });
    expect(cut).toEqual([]);
    seen.push(...whole!);
  }
  expect(seen).toEqual(orders.slice(0, seen.length).map(({ number }) => number));
});

test('a tap that was lost in the kitchen moved all cards, and was not named once the server was back', async ({
  context,
  page,
}) => {
  await open(page, 'kueche');
  const card = page.locator('.kitchen-card').nth(3);
  const before = await card.boundingBox();
  await page.getByRole('button', { name: 'Bestellung 4: fertig' }).click();
  await page.unroute(LISTS);
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\. Stand von/)).toBeVisible({ timeout: 5_000 });
  const told = page.getByText(/^Bestellung 4 wurde nicht fertig gemeldet\./);
  await expect(told).toContainText('Der Server ist nicht erreichbar.');
  expect(await card.boundingBox()).toEqual(before);
  await page.locator('.kitchen-page').evaluate((list) => list.scrollTo(0, 1_500));
  await expect(told).toBeInViewport({ ratio: 1 });
  await expectNothingSeriousAt(page, desk);

  await answering(page);
  await context.setOffline(false);
  await expect(told).not.toContainText('Der Server ist nicht erreichbar.');
  await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erneut' })).toBeVisible();
  await page.getByRole('button', { name: 'Erneut' }).click();
  await expect(told).toHaveCount(0);
});
