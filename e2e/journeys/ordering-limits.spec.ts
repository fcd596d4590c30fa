import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';

/** The second branch, so that journeys that order in the first one are not disturbed. */
const branch = { name: 'Linde am Schlossberg', path: '/store/graz' };

test('a dish that is sold out vanishes from the open shop, and comes back', async ({ page, browser }) => {
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(branch.path);
  const dish = guest.getByRole('article').filter({ hasText: 'Knoblauchcremesuppe' });
  await expect(dish.getByRole('button')).toBeEnabled();

  await openBackOffice(page, 'ordering');
  const limits = page.getByRole('region', { name: branch.name, exact: true });
  await limits.getByRole('combobox', { name: 'Produkt' }).fill('Knobl');
  await page.getByRole('option', { name: /Knoblauchcremesuppe/ }).click();
  await expect(dish.getByText('Heute ausverkauft')).toBeVisible({ timeout: 2_000 });
  await expect(dish.getByRole('button')).toBeDisabled();
  await expectNothingSeriousAt(guest, phone, desk);
  await limits.getByRole('button', { name: /wieder anbieten$/ }).click();
  await expect(dish.getByRole('button')).toBeEnabled({ timeout: 2_000 });
  await guest.context().close();
});

test('a pause of ordering is seen in the shop until it is ended', async ({ page, browser }) => {
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(branch.path);
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
