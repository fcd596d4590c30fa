import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { CountedKeys } from '../support/counted-keys.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Branch {
  id: string;
  name: string;
}

async function firstBranch(request: APIRequestContext): Promise<Branch> {
  return (await (await request.get('/api/init')).json()).data.branches[0];
}

/** A page of the back office at which somebody works in the first branch. */
async function atWork(page: Page, path = 'orders/board'): Promise<Branch> {
  const branch = await firstBranch(page.request);
  await page.addInitScript(({ id }) => localStorage.setItem('branch-choice', id), branch);
  await openBackOffice(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return branch;
}

const number = (page: Page) => page.getByLabel('Telefonnummer');
const product = (page: Page) => page.getByRole('combobox', { name: 'Produkt' });
const products = (page: Page) => page.getByRole('listbox', { name: 'Produkte' }).getByRole('option');
const slip = (page: Page) => page.getByRole('region', { name: 'Bon' });
const entered = (page: Page) => page.getByText(/^Bestellung \d+ aufgenommen/);
const ownPhone = (): string => `0676${String(Date.now()).slice(-7)}`;

test('a known guest’s order to pick up takes less than 30 seconds of typing', async ({ page, request }) => {
  const dialled = ownPhone();
  const form = await takeawayForm(request, 'Stammgast');
  await placeOrder(request, { ...form, phone: `+43${dialled.slice(1)}` });
  await atWork(page);
  const keys = new CountedKeys(page);

  await keys.press('F2');
  await expect(number(page)).toBeFocused();
  await keys.type(dialled);
  await keys.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Stammgast');
  await expect(page.getByRole('radio', { name: 'Abholung' })).toBeFocused();
  await keys.press('Enter', 'Enter');
  await expect(product(page)).toBeFocused();

  await keys.type('2 wie sch / ohne Zitrone');
  await expect(products(page).first()).toHaveText(/^Wiener Schnitzel vom Kalb/);
  await keys.press('Enter', '1', 'Enter');
  await expect(product(page)).toBeFocused();
  await keys.type('klare');
  await keys.press('Enter', '1', 'Enter');
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await expect(slip(page).getByText('Anmerkung: „ohne Zitrone“')).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await keys.press('Control+Enter');

  await expect(entered(page)).toContainText('Erika Stammgast, Abholung');
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveValue('');
  await expect(slip(page).getByText('Noch keine Position.')).toBeVisible();
  test.info().annotations.push({ type: 'known guest', description: keys.words });
  expect(keys.seconds, keys.words).toBeLessThan(30);

  await page.getByRole('link', { name: 'Ansehen' }).click();
  await expect(page.getByText('Bestätigt', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^2.Stück|^2.×/).first()).toBeVisible();
});

test('a delivery to somebody new takes less than 30 seconds of typing, paid by card', async ({ page }) => {
  await atWork(page);
  const keys = new CountedKeys(page);
  await keys.press('F2');
  await expect(number(page)).toBeFocused();
  await keys.type(ownPhone());
  await keys.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keys.type('Karl Maier');
  await keys.press('Enter', 'l', 'Enter');
  await expect(page.getByLabel('Straße und Hausnummer')).toBeFocused();
  await keys.type('Lindengasse 3');
  await keys.press('Enter');
  await keys.type('1070');
  await keys.press('Enter');
  await expect(page.getByLabel('Wann')).toBeFocused();
  await keys.press('Enter');
  await keys.type('3 wie sch');
  await keys.press('Enter', '1', 'Enter');
  await expect(slip(page).getByText('Lieferung', { exact: true })).toBeVisible();
  await keys.press('Enter', 'Enter', 'k', 's');
  await expect(page.getByRole('checkbox', { name: 'Schon bezahlt' })).toBeChecked();
  await keys.press('Control+Enter');
  await expect(entered(page)).toContainText('Karl Maier, Lieferung');
  await expect(entered(page)).toContainText('bezahlt');
  test.info().annotations.push({ type: 'new guest, delivery', description: keys.words });
  expect(keys.seconds, keys.words).toBeLessThan(30);
});

test(
  'what stands against an order is said, and staff promise it nevertheless',
  { tag: '@nightly' },
  async ({ page }) => {
    await atWork(page, 'orders/new');
    await number(page).fill(ownPhone());
    await page.getByLabel('Name', { exact: true }).fill('Weit Draußen');
    await page.getByText('Lieferung', { exact: true }).click();
    await page.getByLabel('Straße und Hausnummer').fill('Hauptplatz 1');
    await page.getByLabel('PLZ').fill('8010');
    await product(page).focus();
    await page.keyboard.type('5 klare');
    for (const key of ['Enter', '1', 'Enter', 'Control+Enter']) await page.keyboard.press(key);
    await expect(page.getByText('8010 gehört zu keinem Liefergebiet.').first()).toBeVisible();
    const area = page.getByLabel('Liefergebiet');
    await expect(area.getByRole('option', { name: 'Keines' })).toHaveJSProperty('selected', true);
    await area.selectOption({ index: 1 });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('8010 gehört zu keinem Liefergebiet.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trotzdem aufnehmen' })).toBeFocused();
    await expectNothingSeriousAt(page, phone, desk);
    await page.keyboard.press('Enter');
    await expect(entered(page)).toContainText('Weit Draußen, Lieferung');
    await page.getByRole('link', { name: 'Ansehen' }).click();
    const notes = page.getByRole('list', { name: 'Notizen' });
    await expect(notes.getByText('Trotzdem aufgenommen: 8010 gehört zu keinem Liefergebiet.')).toBeVisible();
  },
);

test(
  'the branch is chosen by a digit, and a time that does not exist is named when its field is left',
  { tag: '@nightly' },
  async ({ page }) => {
    const branches: Branch[] = (await (await page.request.get('/api/init')).json()).data.branches;
    await openBackOffice(page, 'orders/board');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('F2');
    await expect(page.getByRole('heading', { name: 'Für welche Filiale?' })).toBeVisible();
    await expect(page.locator('main').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('2');
    await expect(page.locator('main').getByText(branches[1]!.name)).toBeVisible();
    await expect(number(page)).toBeFocused();
    await expect(number(page)).toHaveValue('');

    const when = page.getByLabel('Wann');
    await when.fill('31.02. 25:99');
    await when.press('Enter');
    await expect(product(page)).toBeFocused();
    const complaint = 'Den 31.02. gibt es nicht. Bitte geben Sie eine Uhrzeit wie 08:00 an.';
    await expect(when).toHaveAccessibleDescription(new RegExp(complaint));
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert').getByText(complaint)).toBeVisible();
    await when.fill('');
    await expect(page.getByText(complaint)).toHaveCount(0);
  },
);

test('a long name does not break the ticket number', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await atWork(page, 'orders/new');
  await number(page).fill(ownPhone());
  await page
    .getByLabel('Name', { exact: true })
    .fill(`${'Donaudampfschifffahrt'.repeat(3)} ${'Rindfleischetikett'.repeat(3)}`);
  await product(page).click();
  await page.getByRole('option', { name: /^Klare Rindsuppe/ }).click();
  await page.getByRole('radio', { name: /Frittaten/ }).check();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByRole('button', { name: /^Bestellung aufnehmen/ }).click();
  const ticket = page
    .getByRole('status')
    .filter({ has: entered(page) })
    .locator('strong');
  const fits = (strong: HTMLElement) =>
    strong.getClientRects().length === 1 &&
    strong.scrollWidth <= strong.clientWidth &&
    strong.offsetHeight < 1.5 * parseFloat(getComputedStyle(strong).lineHeight);
  await expect(ticket).toBeVisible();
  expect(await ticket.evaluate(fits)).toBe(true);
});

test('the draft survives a reload, and an order whose answer got lost is entered once', async ({ page }) => {
  await atWork(page, 'orders/new');
  const guest = `Ohne Netz${ownPhone()}`;
  await number(page).fill(ownPhone());
  await page.getByLabel('Name', { exact: true }).fill(guest);
  await product(page).click();
  await page.getByRole('option', { name: /^Klare Rindsuppe/ }).click();
  await page.getByRole('radio', { name: /Frittaten/ }).check();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(guest);
  await expect(slip(page).getByRole('listitem')).toHaveCount(1);

  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders/entry', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Bestellung aufnehmen/ }).click();
  await expect(page.getByText(/Sie wird nur einmal aufgenommen/)).toBeVisible();
  await page.unroute('**/api/orders/entry');
  const second = page.waitForRequest('**/api/orders/entry');
  await page.getByRole('button', { name: /^Bestellung aufnehmen/ }).click();
  expect((await second).headers()['idempotency-key']).toBe(keys[0]);
  await expect(entered(page)).toBeVisible();
  const { meta } = await (await page.request.get(`/api/orders?search=${guest.split(' ')[1]}`)).json();
  expect(meta.total).toBe(1);
});

test(
  'what an order comes to stays in sight on a tablet, and so does what became of it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await atWork(page, 'orders/new');
    await number(page).fill(ownPhone());
    await page.getByLabel('Name', { exact: true }).fill('Ohne Netz');
    await product(page).focus();
    await page.keyboard.type('5 klare');
    for (const key of ['Enter', '1', 'Enter']) await page.keyboard.press(key);
    await number(page).focus();
    await page.evaluate(() => scrollTo(0, 0));
    const end = page.locator('[data-stop="submit"]');
    await expect(end).toContainText(/1 Position\d+,\d\d/);
    expect((await end.boundingBox())!.y).toBeLessThan(1180 - 40);

    await page.route('**/api/orders/entry', (route) => route.abort());
    await page.keyboard.press('Control+Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'ist nicht bekannt' });
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    const [above, below] = [(await alert.boundingBox())!, (await end.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  },
);

test(
  'the form has more room than the slip at 1024 pixels, and its words are whole',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await atWork(page, 'orders/new');
    const form = (await page.getByRole('heading', { name: 'Art und Zeit' }).locator('..').boundingBox())!;
    expect(form.width).toBeGreaterThan((await slip(page).boundingBox())!.width);
    const word = page.locator('label', { hasText: 'Vor Ort' }).first();
    expect(await word.evaluate((label) => label.scrollWidth <= label.clientWidth)).toBe(true);
    const button = (await page.getByRole('button', { name: /^Bestellung aufnehmen/ }).boundingBox())!;
    expect(button.y + button.height).toBeLessThan(768);
  },
);
