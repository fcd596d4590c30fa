import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest gets what is known of them as a file, and is erased with a proof', async ({
  page,
  request,
  browser,
}) => {
  const email = `gast-${randomUUID()}@example.org`;
  const order = await placeOrder(request, { ...(await takeawayForm(request, 'Quittenbaum')), email });
  await openBackOffice(page, 'personal-data');
  const guest = await (await browser.newContext()).newPage();

  await test.step('the guest is found by the e-mail address', async () => {
    await expectNothingSeriousAt(page, phone, desk);
    await page.getByLabel('E-Mail-Adresse, Telefonnummer oder Name').fill('xy');
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await expect(page.getByText('Bitte geben Sie mindestens 3 Zeichen ein.')).toBeVisible();
    await page.getByLabel('E-Mail-Adresse, Telefonnummer oder Name').fill(email);
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await expect(page.getByText('Gefunden: 1 Bestellung')).toBeVisible();
    await expect(page.getByLabel('Alle auswählen')).toBeChecked();
    await expect(
      page.getByText('Noch nicht löschbar: Die Bestellung ist noch nicht abgeschlossen.'),
    ).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);
  });

  await test.step('what is known is a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Auskunft als Datei laden' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('auskunft.zip');
  });

  await test.step('once the order is closed, it is erased after the address was typed again', async () => {
    const path = `/api/orders/${order.id}/status/reject`;
    const rejected = await page.evaluate(async (address) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: '{}' })).status;
    }, path);
    expect(rejected).toBe(200);
    await expect(async () => {
      await page.getByRole('button', { name: 'Suchen', exact: true }).click();
      await expect(page.getByText(/Noch nicht löschbar/)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    const { uid, hash } = order;
    await guest.goto(`/status/${uid}/${hash}`);
    await expect(guest.getByRole('heading', { level: 1, name: 'Bestellung storniert' })).toBeVisible();
    await page.getByRole('button', { name: 'Endgültig löschen …' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Endgültig löschen' })).toBeDisabled();
    await dialog.getByLabel(/^Bitte geben Sie zur Bestätigung/).fill(email);
    await expectNothingSeriousAt(page, phone, desk);
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  });

  await test.step('the page that the guest has open says so by itself', async () => {
    await expect(guest.getByText('Ihre Angaben zu dieser Bestellung wurden gelöscht.')).toBeVisible();
    await expectNothingSeriousAt(guest, phone, desk);
    await guest.context().close();
  });

  await test.step('the proof names the order and not the guest', async () => {
    await expect(page.getByRole('heading', { name: 'Nachweis der Löschung' })).toBeVisible();
    await expect(page.getByText(/^Die Suche nach der Löschung hat nichts mehr gefunden/)).toBeVisible();
    await expect(page.getByText(new RegExp(`^Bestellung ${order.uid}`))).toBeVisible();
    await expect(page.getByText(/Quittenbaum/)).toHaveCount(0);
    await expectNothingSeriousAt(page, phone, desk);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Nachweis laden' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^loeschnachweis-.*\.html$/);
  });

  await test.step('the guest is found no more, and the order shows that its data was erased', async () => {
    await page.getByRole('link', { name: 'Datenschutz' }).first().click();
    await page.getByLabel('E-Mail-Adresse, Telefonnummer oder Name').fill(email);
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await expect(page.getByText('Zu dieser Person ist nichts gespeichert.')).toBeVisible();
    await page.goto(`/backend/orders/${order.id}`);
    await expect(page.getByText('Daten gelöscht').first()).toBeVisible();
    await expect(page.getByText('Personenbezogene Daten gelöscht (auf Verlangen).')).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);
  });
});

test('how much a time of keeping concerns is shown before it is set', async ({ page }) => {
  await openBackOffice(page, 'personal-data');
  const block = page.getByRole('region', { name: 'Aufbewahrung' });
  await block.getByLabel('Daten der Gäste').fill('3650');
  await expect(block.getByText(/^Betrifft heute \d+ Bestellungen\.$/)).toBeVisible();
  await block.getByLabel('Daten der Gäste').fill('0');
  await block.getByRole('button', { name: 'Fristen speichern' }).click();
  await expect(block.getByText(/^Bitte geben Sie 1 bis 3\.650 Tage ein/)).toBeVisible();
  await block.getByLabel('Daten der Gäste').fill('3650');
  await block.getByRole('button', { name: 'Fristen speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Früher löschen?' });
  await expect(dialog).toContainText('erst 24 Stunden nach dem Speichern');
  await dialog.getByRole('button', { name: 'Kürzere Fristen speichern' }).click();
  await expect(page.getByText('Die Fristen wurden gespeichert.')).toBeVisible();
  await expect(block.getByText(/^Die kürzeren Fristen gelten ab morgen/)).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
});
