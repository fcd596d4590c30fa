import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { cardOf } from '../support/board.js';
import { sendOrder } from '../support/checkout.js';

const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1440, height: 900 } };
/** How long a step of the staff may take to reach the customer's screen. */
const LIVE_MS = 1_000;

test('a customer orders on a phone and follows every step of the staff without reloading', async ({
  browser,
}) => {
  const customer = await (await browser.newContext(phone)).newPage();
  const staff = await (await browser.newContext(desk)).newPage();
  await openBackOffice(staff, 'orders/board');

  await chooseSchnitzel(customer);
  const ticket = await order(customer, 'Wegmann');
  await expect(customer.getByText(String(ticket), { exact: true })).toBeVisible();
  await expect(customer.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible();
  const loaded = await customer.evaluate(() => performance.timeOrigin);

  const card = cardOf(staff, ticket, 'Wegmann');
  await expect(card).toBeVisible();

  await step(card, 'Bestätigen');
  await expect(customer.getByRole('heading', { name: 'Bestellung bestätigt' })).toBeVisible({
    timeout: LIVE_MS,
  });
  await step(card, 'Fertig');
  await expect(customer.getByRole('heading', { name: 'Bereit zur Abholung' })).toBeVisible({
    timeout: LIVE_MS,
  });
  await completePaidInCash(card);
  await expect(customer.getByRole('heading', { name: 'Abgeschlossen' })).toBeVisible({ timeout: LIVE_MS });

  expect(await customer.evaluate(() => performance.timeOrigin)).toBe(loaded);
  for (const page of [customer, staff]) await page.context().close();
});

/** Takes a one-tap step on the board and resolves once the server has agreed. */
async function step(card: Locator, name: string): Promise<void> {
  const answered = statusAnswer(card);
  await card.getByRole('button', { name: `${name}: Bestellung` }).click();
  expect((await answered).status()).toBe(200);
}

/** Answers the board's question about the open amount, and resolves once the server has completed the order. */
async function completePaidInCash(card: Locator): Promise<void> {
  const answered = statusAnswer(card);
  await card.getByRole('button', { name: 'Abschließen: Bestellung' }).click();
  const question = card.page().getByRole('dialog', { name: /^Noch .* offen$/ });
  await question.getByRole('button', { name: /bar erhalten und abschließen$/ }).click();
  expect((await answered).status()).toBe(200);
}

const statusAnswer = (card: Locator) =>
  card.page().waitForResponse((response) => response.url().includes('/status/'));

async function chooseSchnitzel(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Linde am Naschmarkt/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Wiener Schnitzel vom Kalb' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Erdäpfelsalat/ }).check();
  await dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible();
}

/** @returns the ticket number. */
async function order(page: Page, lastName: string): Promise<number> {
  await page.goto('/store/wien/checkout');
  const { ticketNumber } = await sendOrder(page, lastName);
  return ticketNumber;
}
