import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { post } from '../support/own-site.js';
import { PrinterNearby } from '../support/printer-nearby.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const jobs = (page: Page) => page.getByRole('list', { name: /^Druckaufträge/ }).getByRole('listitem');

test.describe('a printer of a branch', () => {
  let printer: PrinterNearby;
  test.beforeAll(async () => void (printer = await PrinterNearby.start()));
  test.afterAll(() => printer.stop());

  test(
    'prints a kitchen ticket after a preview, and again only as KOPIE',
    { tag: '@nightly' },
    async ({ page, request }) => {
      await signIn(page.request);
      const form = await takeawayForm(request, 'Druckprobe');
      const name = 'Küchendrucker mit einem Namen, der sehr lang ist';
      const { id: device } = await post<{ id: string }>(page.request, '/api/devices', {
        ...{ name, identifier: 'kueche-druckprobe', branch: { id: form.branch }, kind: 'receiptPrinter' },
        ...{ roles: ['kitchen'], driver: 'escpos-tcp', host: '127.0.0.1', port: printer.port },
      });
      const { id, ticketNumber } = await placeOrder(request, form);

      await page.goto(`/backend/devices/${device}`);
      await page.getByRole('button', { name: 'Testseite drucken' }).click();
      await expect(page.getByText('Testseite gedruckt.')).toBeVisible();
      expect(printer.printed).toHaveLength(1);
      await page.getByRole('button', { name: 'Mitteilung testen' }).click();
      await expect(page.getByText('Test nicht erfolgreich.').first()).toBeVisible();
      await expectNothingSeriousAt(page, phone, desk);

      await page.goto(`/backend/orders/${id}`);
      await page.getByRole('button', { name: 'Küchenbon' }).click();
      const dialog = page.getByRole('dialog');
      const preview = dialog.getByRole('img', { name: `Vorschau: Küchenbon der Bestellung ${ticketNumber}` });
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(576);
      await expectNothingSeriousAt(page, phone, desk);
      await dialog.getByRole('button', { name: 'Drucken', exact: true }).click();
      await expect(jobs(page).first()).toContainText('Gedruckt');
      await expect(page.getByText(`Küchenbon gedruckt: ${name}.`)).toBeVisible();
      expect(printer.printed.at(-1)).toContain(`Ticket ${ticketNumber}`);
      expect(printer.printed.at(-1)).not.toContain('KOPIE');

      await page.getByRole('button', { name: 'Küchenbon' }).click();
      await dialog.getByRole('button', { name: 'Als KOPIE drucken' }).click();
      await expect(jobs(page)).toHaveCount(2);
      await expect(jobs(page).first()).toContainText('KOPIE');
      await expect(jobs(page).first()).toContainText('Gedruckt');
      expect(printer.printed.at(-1)).toContain('KOPIE');
      await expectNothingSeriousAt(page, phone, desk);

      await page.goto('/backend/print-jobs');
      await expect(jobs(page).filter({ hasText: `Bestellung ${ticketNumber}` })).toHaveCount(2);
      await expectNothingSerious(page);
    },
  );
});
