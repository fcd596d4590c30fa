import { expect, test, type Page } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
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

  test('prints a kitchen ticket after a preview, and again only as KOPIE', async ({ page, request }) => {
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
  });
});

test('labels lie where the sheet has them, and go on where it was begun', async ({ page, request }) => {
  await page.setViewportSize(desk);
  const { id } = await placeOrder(request, await takeawayForm(request, 'Etikettenprobe'));
  await openBackOffice(page, `orders/${id}`);
  await page.getByRole('link', { name: 'Etiketten' }).click();
  const sheet = page.getByRole('list', { name: 'Bogen 1 von 1' });
  const first = sheet.getByRole('listitem').first();
  await expect(first).toContainText('1/');
  const placeOf = () =>
    first.evaluate((label: HTMLElement) => ({ left: label.style.left, width: label.style.width }));
  expect(await placeOf()).toEqual({ left: '9.7mm', width: '45.7mm' });
  await page.getByLabel('Erstes freies Etikett').fill('2');
  await expect.poll(placeOf).toEqual({ left: '58mm', width: '45.7mm' });
  await page.getByLabel('Format').selectOption('detail');
  await expect.poll(placeOf).toEqual({ left: '105.5mm', width: '96mm' });
  await expectNothingSeriousAt(page, phone, desk);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(first).toBeVisible();
});
