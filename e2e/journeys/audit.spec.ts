import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'an auditor finds all that happened to an order, and sees that the log is unchanged',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const lastName = `Geheim-${randomUUID()}`;
    const order = await placeOrder(request, { ...(await takeawayForm(request)), lastName });
    await openBackOffice(page, `logs?text=${order.uid}`);
    const rows = page.getByRole('table').getByRole('row');

    await test.step('the order is found by its number, with each of its events', async () => {
      await expect(rows.getByRole('link', { name: 'Bestellung aufgegeben' })).toBeVisible();
      await expect(rows.getByRole('link', { name: `Ticket ${order.ticketNumber}` }).first()).toBeVisible();
      await expectNothingSeriousAt(page, phone, desk);
    });

    await test.step('on a phone the list is on the first screen, and the filters are behind a button', async () => {
      await page.setViewportSize(phone);
      const filters = page.getByRole('button', { name: /^Filter/ });
      await expect(filters).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('link', { name: 'Bestellung aufgegeben' })).toBeInViewport();
      await filters.click();
      await expect(page.getByLabel('Bereich', { exact: true })).toBeVisible();
      await expectNothingSeriousAt(page, phone, desk);
    });

    await test.step('one event shows what is stored, personal fields only when asked for', async () => {
      await page.getByRole('link', { name: 'Bestellung aufgegeben' }).click();
      const entry = page.getByRole('dialog', { name: 'Eintrag im Protokoll' });
      await entry.getByText('Was gespeichert ist').click();
      await expect(entry.getByText('Personenbezogen, nicht gezeigt').first()).toBeVisible();
      await expect(entry.getByText(lastName)).toHaveCount(0);
      await expectNothingSeriousAt(page, phone, desk);
      await entry.getByRole('button', { name: 'Personenbezogene Angaben zeigen' }).click();
      await expect(entry.getByText(lastName)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('the selection is saved as a file', async () => {
      await page.getByRole('button', { name: 'Als Datei speichern' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Tabelle (CSV)' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(`"Bestellung aufgegeben";"Bestellung";"${order.uid}"`);
      expect(file).not.toContain(lastName);
    });

    await test.step('the log is checked, and the proof is compared later', async () => {
      await page.getByRole('button', { name: 'Prüfung' }).click();
      const proof = page.getByRole('dialog', { name: 'Prüfung des Protokolls' });
      await proof.getByRole('button', { name: 'Jetzt prüfen' }).click();
      await expect(proof.getByText('Unverändert').first()).toBeVisible();
      await expectNothingSeriousAt(page, phone, desk);
      const download = page.waitForEvent('download');
      await proof.getByRole('button', { name: 'Nachweis herunterladen' }).click();
      const kept = await readFile(await (await download).path(), 'utf8');
      await placeOrder(request, await takeawayForm(request));
      await proof.getByLabel('Inhalt des Nachweises').fill(kept);
      await proof.getByRole('button', { name: 'Vergleichen' }).click();
      await expect(proof.getByText('Das Protokoll beginnt noch genau so.')).toBeVisible();
      await expect(proof.getByText('Die Unterschrift ist von diesem Server.')).toBeVisible();
      const changed = JSON.stringify({ ...JSON.parse(kept), hash: 'a'.repeat(64) });
      await proof.getByLabel('Inhalt des Nachweises').fill(changed);
      await proof.getByRole('button', { name: 'Vergleichen' }).click();
      await expect(proof.getByText(/Das Protokoll wurde seither verändert/)).toBeVisible();
      await expect(proof.getByText(/Die Unterschrift stimmt nicht/)).toBeVisible();
    });
  },
);
