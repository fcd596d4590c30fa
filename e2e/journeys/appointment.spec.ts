import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe.js';
import { anotherBackOffice } from '../support/back-office.js';
import { sendOrder } from '../support/checkout.js';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  const tag = viewport.width === 390 ? [] : '@nightly';
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a customer pre-orders for a chosen day and time, and the staff see it',
      { tag },
      async ({ page, browser }) => {
        test.slow();
        await goToCheckout(page);
        const day = await chooseDay(page);
        await chooseFiveAfterNoon(page);
        await page.reload();
        await expect(page.getByRole('button', { name: `Datum ${day}` })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Uhrzeit 12:05 Uhr' })).toBeVisible();

        const { id } = await sendOrder(page, 'Termin');
        await expect(page.getByText(`${day}, 12:05`)).toBeVisible();

        const staff = await anotherBackOffice(browser, `orders/${id}`);
        await expect(staff.getByText(`Gewünscht für ${day}, 12:05`, { exact: true })).toBeVisible();
        await staff.context().close();
      },
    );

    test('a canceled choice means as soon as possible again', { tag }, async ({ page }) => {
      await goToCheckout(page);
      const day = await chooseDay(page);
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('button', { name: `Datum ${day}` }).click();
      await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Datum So schnell wie möglich' })).toBeFocused();
    });
  });
}

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/store/wien');
  await page.getByRole('button', { name: 'Wiener Schnitzel vom Kalb' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Erdäpfelsalat/ }).check();
  await dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/store/wien/checkout');
}

/** The last day there is two months ahead: it neither passes nor becomes tomorrow meanwhile. @returns its date. */
async function chooseDay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Weitere Zeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datum wählen' });
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
  await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
  const day = dialog.getByRole('grid').getByRole('button', { disabled: false }).last();
  const [date] = /[\d.]{10}$/.exec((await day.getAttribute('aria-label'))!)!;
  await day.click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  return date;
}

async function chooseFiveAfterNoon(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Uhrzeit wählen' });
  await expect(dialog).toBeVisible();
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: /^10:00 –/ }).click();
  await dialog.getByRole('spinbutton', { name: 'Stunde' }).press('ArrowUp');
  await dialog.getByRole('button', { name: 'Stunde später' }).click();
  await dialog.getByRole('button', { name: 'Minute später' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
}
