import type { Page } from '@playwright/test';

interface Sent {
  readonly id: string;
  readonly ticketNumber: number;
}

/** Fills in the checkout that is open. */
export async function fillInCheckout(page: Page, lastName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Erika');
  await page.getByRole('textbox', { name: 'Nachname' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0043 664 1234567');
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

/** Fills in the checkout that is open, sends it and waits for the order's page. */
export async function sendOrder(page: Page, lastName: string): Promise<Sent> {
  await fillInCheckout(page, lastName);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
  await page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ }).click();
  const { data } = await (await answered).json();
  await page.waitForURL(`/status/${data.uid}/${data.hash}`);
  return data;
}
