import { expect, test } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { ownBranch } from '../support/own-branch.js';
import { ownSite } from '../support/own-site.js';
import { takenOver } from '../support/taken-over.js';

// Each test has a branch that is open around the clock: once a branch has closed, today's limits are not shown any more.

test('a dish that is sold out vanishes from the open shop, and comes back', async ({
  page,
  browser,
  request,
}) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(`/store/${branch.identifier}`);
  const dish = guest.getByRole('article').filter({ hasText: branch.product.name });
  await dish.getByRole('button').click();
  const sheet = guest.getByRole('dialog');
  const add = sheet.getByRole('button', { name: /^Zum Warenkorb hinzufügen/ });
  await expect(sheet).toBeVisible();

  await openBackOffice(page, 'ordering');
  const limits = page.getByRole('region', { name: branch.name, exact: true });
  await limits.getByRole('combobox', { name: 'Produkt' }).fill(branch.product.name);
  await page.getByRole('option', { name: branch.product.name }).click();
  await expect(sheet.getByText('Heute leider ausverkauft')).toBeVisible({ timeout: 2_000 });
  await expect(add).toBeDisabled();
  await expectNothingSeriousAt(guest, phone, desk);
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(dish.getByText('Heute ausverkauft')).toBeVisible();
  await expect(dish.getByRole('button')).toBeDisabled();
  await expectNothingSeriousAt(guest, phone, desk);
  await limits.getByRole('button', { name: /wieder anbieten$/ }).click();
  await expect(dish.getByRole('button')).toBeEnabled({ timeout: 2_000 });
  await guest.context().close();
});

test('a pause of ordering is seen in the shop until it is ended', async ({ page, browser, request }) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(`/store/${branch.identifier}`);
  await openBackOffice(page, 'ordering');
  const limits = page.getByRole('region', { name: branch.name, exact: true });
  await limits.getByRole('button', { name: '15 min Pause' }).click();
  await expect(limits.getByText(/^Pausiert bis \d\d:\d\d Uhr \(noch 15 min\)$/)).toBeVisible();
  await expect(guest.getByText(/nehmen wir wieder Bestellungen an/)).toBeVisible({ timeout: 2_000 });
  await expectNothingSeriousAt(page, desk, phone);
  await limits.getByRole('button', { name: 'Wieder annehmen' }).click();
  await expect(guest.getByText(/nehmen wir wieder Bestellungen an/)).toHaveCount(0);
  await guest.context().close();
});

test('a delay of the kitchen makes the promised time later in the open shop, and the board ends it', async ({
  page,
  browser,
  request,
}) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(`/store/${branch.identifier}`);
  await takenOver(guest);
  const line = guest.getByRole('button', { name: /^Abholung/ });
  const minute = async () => {
    const [, hours, minutes] = /(\d\d):(\d\d)/.exec(await line.innerText())!;
    return Number(hours) * 60 + Number(minutes);
  };
  const before = await minute();
  // Of a day that ends meanwhile too; the clock goes on by at most one step of five minutes.
  const later = async () => ((await minute()) - before + 1440) % 1440;

  await openBackOffice(page, 'ordering');
  const limits = page.getByRole('region', { name: branch.name, exact: true });
  await limits.getByRole('button', { name: '+45 min' }).click();
  await expect(limits.getByText(/^\+45\smin bis \d\d:\d\d Uhr \(noch (30|29)\smin\)$/)).toBeVisible();
  await expect.poll(later, { timeout: 5_000 }).toBeGreaterThanOrEqual(45);
  await expectNothingSeriousAt(page, desk, phone);

  await page.goto('/backend/orders/board');
  const note = page.getByRole('status').filter({ hasText: branch.name });
  await expect(note).toContainText(/Wartezeit \+45\smin bis \d\d:\d\d Uhr/);
  await expectNothingSeriousAt(page, desk, phone);
  await note.getByRole('button', { name: 'Beenden' }).click();
  await expect(note).toHaveCount(0);
  await expect.poll(later, { timeout: 5_000 }).toBeLessThan(45);
  await guest.context().close();
});

test('new opening hours reach the open start page and the open page of the branch', async ({
  context,
  request,
}) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const [start, menu] = [await context.newPage(), await context.newPage()];
  await start.goto('/');
  await menu.goto(`/store/${branch.identifier}`);
  const card = start.getByRole('article').filter({ hasText: branch.name });
  const strip = menu.getByRole('complementary', { name: 'Öffnungsstatus' });
  await expect(card).toContainText('geöffnet', { ignoreCase: true });
  await expect(strip).toContainText('geöffnet', { ignoreCase: true });

  const path = `/api/branches/${branch.id}`;
  const { data } = await (await request.get(path)).json();
  const answer = await request.put(path, {
    headers: { ...ownSite, 'If-Match': `"${data.revision}"` },
    data: { openingHours: [] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(strip).toContainText('geschlossen', { ignoreCase: true, timeout: 3_000 });
  await expect(card).toContainText('geschlossen', { ignoreCase: true, timeout: 3_000 });
});
