import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'figures of orders keep their days from page to page, and lead to the orders behind them',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { ticketNumber } = await placeOrder(request, await takeawayForm(request));
    await openBackOffice(page, 'statistics');
    await expect(page.getByText(/^Stand \d{2}:\d{2}/)).toBeVisible();
    await expect(page.getByRole('img', { name: /Liniendiagramm/ })).toBeVisible();
    const today = await page.getByRole('button', { name: 'Zeitraum', exact: true }).textContent();
    await page.getByLabel('Vergleich').selectOption('Vorjahr');

    const pages = page.getByRole('navigation', { name: 'Statistiken' });
    const orders = pages.getByRole('link', { name: 'Bestellungen' });
    await expect(orders).toHaveAttribute('href', /compare=year/);
    await orders.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen in Zahlen' })).toBeVisible();
    await expect(page.getByLabel('Vergleich')).toHaveValue('year');
    await expect(page.getByRole('button', { name: 'Zeitraum', exact: true })).toHaveText(today!);

    const byMode = page.getByRole('region', { name: 'Tabelle: Bestellungen nach Art' });
    await expect(byMode.getByRole('link', { name: 'Abholung' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV: Bestellungen nach Art' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toMatch(/^\uFEFF?"?Art"?;"?Bestellungen"?;"?Anteil"?\r?\n/);
    expect(file).toMatch(/\n"?Abholung"?;\d+;/);

    await byMode.getByRole('link', { name: 'Abholung' }).click();
    await expect(page).toHaveURL(/\/orders\?.*mode=takeaway/);
    await expect(page.getByRole('link', { name: new RegExp(`${ticketNumber}\\b`) }).first()).toBeVisible();
  },
);

test('a figure says how it is meant', { tag: '@nightly' }, async ({ page, request }) => {
  await placeOrder(request, await takeawayForm(request));
  await openBackOffice(page, 'statistics/revenue');
  await page.getByRole('button', { name: 'Erklärung: Umsatz', exact: true }).click();
  const explanation = page.getByRole('dialog');
  await expect(explanation).toContainText('Kulanz mindert den Umsatz nicht.');
  await expect(explanation).toContainText(/Aus dem Protokoll des Betriebs, berechnet .* bis Position/);
  await expectNothingSeriousAt(page, phone, desk);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Erklärung: Umsatz', exact: true })).toBeFocused();
});
