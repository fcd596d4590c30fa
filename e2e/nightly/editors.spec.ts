/// <reference lib="dom" />
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';

test.use({ viewport: { width: 1440, height: 900 } });
/* Whole forms are searched for what hinders people. */
test.describe.configure({ timeout: 120_000 });

interface Named {
  id: string;
  name: string;
}

async function firstOf(request: APIRequestContext, path: string, name?: string): Promise<Named> {
  const { data } = (await (await request.get(`/api/${path}`)).json()) as { data: Named[] };
  return data.find((record) => name === undefined || record.name === name)!;
}

test.beforeEach(({ request }) => signIn(request));

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}

test('hours are typed by keys, and the exception shows among the coming days', async ({ page, request }) => {
  const { id } = await firstOf(request, 'branches', 'Linde am Naschmarkt');
  await openBackOffice(page, `branches/${id}`);
  await page.getByLabel('Montag von').first().fill('930');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Montag von').first()).toHaveValue('09:30');
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000);
  const day = inAWeek.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
  await page.getByLabel('Tag mit anderen Zeiten').first().pressSequentially(day);
  await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).first().click();
  const coming = page.getByRole('table', { name: 'Die nächsten 14 Tage' }).first();
  await expect(
    coming.getByRole('row', { name: /Ausnahme/ }).filter({ hasText: day.slice(0, 6) }),
  ).toContainText('Geschlossen');
  await expectNothingSerious(page);
  await save(page);
});

test('the price beside a product follows what is asked for', async ({ page, request }) => {
  const { id } = await firstOf(request, 'products', 'Bergkäse, 12 Monate gereift');
  await openBackOffice(page, `products/${id}`);
  const price = page.getByRole('status', { name: 'Preis' });
  await expect(price).toHaveText(/7,23/);
  await page.getByRole('radio', { name: /Gerieben/ }).check();
  await expect(price).toHaveText(/7,35/);
  const grated = page.getByRole('listitem', { name: 'Gerieben', exact: true });
  await grated.getByLabel('Betrag').fill('4');
  await expect(price).toHaveText(/8,23/);
  await page.getByLabel('Einheit', { exact: true }).selectOption({ label: 'Stück' });
  await expect(price).toHaveText(/13,16/);
  await expectNothingSerious(page);
});

/** How many pixels the focus ring of an element reaches beyond its list, which clips it. */
const ringBeyondList = (element: Element): number => {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [box, list] = [element, element.closest('ol')!].map((one) => one.getBoundingClientRect());
  return Math.max(list!.left - (box!.left - ring), list!.top - (box!.top - ring));
};

test('products of a menu are moved with the keyboard and with the mouse', async ({ page, request }) => {
  const { id } = await firstOf(request, 'menus', 'Speisekarte');
  await openBackOffice(page, `menus/${id}`);
  const soups = page.getByRole('list', { name: 'Produkte in Suppen & Vorspeisen' }).getByRole('listitem');
  await expect(soups.first()).toHaveText('Klare Rindsuppe');
  await page.getByRole('button', { name: 'Klare Rindsuppe verschieben' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Klare Rindsuppe (aufgenommen|liegt bei)/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Klare Rindsuppe liegt bei Knoblauchcremesuppe.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(soups.nth(1)).toHaveText('Klare Rindsuppe');
  const moved = page.getByRole('button', { name: 'Klare Rindsuppe verschieben' });
  await expect(moved).toBeFocused();
  expect(await moved.evaluate(ringBeyondList)).toBeLessThanOrEqual(0);

  const tray = page.getByRole('region', { name: 'In keiner Kategorie' });
  const handle = page.getByRole('button', { name: 'Gebackener Ziegenkäse verschieben' });
  await tray.scrollIntoViewIfNeeded();
  const [from, to] = [(await handle.boundingBox())!, (await tray.boundingBox())!];
  await page.mouse.move(from.x + 18, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect(tray.getByRole('listitem')).toHaveText('Gebackener Ziegenkäse');
  await expectNothingSerious(page);
  await save(page);
});

test('a picture is uploaded, chosen, and cropped with the keyboard', async ({ page, request }) => {
  const { id } = await firstOf(request, 'categories', 'Alkoholfreies');
  const image = await firstOf(request, 'images?limit=1');
  await openBackOffice(page, `categories/${id}`);
  await page.getByRole('button', { name: /^Bild: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' });
  await expect(dialog.getByRole('list', { name: 'Bilder' }).getByRole('button').first()).toBeVisible();
  await expectNothingSerious(page);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Punkt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Punkt' })).toBeVisible();
  await save(page);

  await page.goto(`/backend/images/${image.id}`);
  await page.getByRole('button', { name: 'Ausschnitt festlegen' }).click();
  const corner = page.getByRole('button', { name: /^Rechte untere Ecke/ });
  const before = (await corner.boundingBox())!;
  await corner.press('Shift+ArrowLeft');
  await expect.poll(async () => (await corner.boundingBox())!.x).toBeLessThan(before.x);
  await page.getByRole('button', { name: /^Mittelpunkt: 50 % von links/ }).press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Mittelpunkt: 51 % von links/ })).toBeVisible();
  await expectNothingSerious(page);
  await save(page);
});

test('each table of a branch has a code to be printed', async ({ page, request }) => {
  const { id } = await firstOf(request, 'branches', 'Linde am Naschmarkt');
  await openBackOffice(page, `tables/qr?branch=${id}`);
  const codes = page.getByRole('list', { name: 'Codes der Filiale Linde am Naschmarkt' });
  await expect(codes.getByRole('listitem')).toHaveCount(12);
  await expect(codes.getByText('Tisch 10', { exact: true })).toBeVisible();
  await expectNothingSerious(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(codes.getByText('Tisch 10', { exact: true })).toBeVisible();
});
