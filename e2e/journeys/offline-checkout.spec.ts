import { expect, test } from '@playwright/test';
import { fillInCheckout } from '../support/checkout.js';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the heading of an order sent without network is in sight below the warning', async ({
  page,
  context,
}) => {
  await page.goto('/store/wien');
  await page.getByRole('button', { name: 'Gurkensalat', exact: true }).click();
  await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await page.getByRole('button', { name: /Produkt im Warenkorb/ }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillInCheckout(page, 'Ohnenetz');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ }).click();

  const note = page.getByRole('alert').filter({ hasText: 'Auf Ihre Bestellung kam noch keine Antwort' });
  await expect(
    note.getByText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.'),
  ).toBeVisible();
  const warning = page.getByRole('alert').filter({ hasText: 'Erneut versuchen' });
  const bottom = async () => {
    const box = await warning.boundingBox();
    return box!.y + box!.height;
  };
  const heading = note.getByRole('heading');
  await expect
    .poll(async () => (await heading.boundingBox())!.y - (await bottom()))
    .toBeGreaterThanOrEqual(0);
  await expect(heading).toBeInViewport({ ratio: 1 });
});
