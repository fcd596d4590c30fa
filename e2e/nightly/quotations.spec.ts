import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { anotherBackOffice } from '../support/back-office.js';
import { cardOf } from '../support/board.js';
import { branchOnRequest } from '../support/branch-on-request.js';
import { fillInCheckout } from '../support/checkout.js';
import { post } from '../support/own-site.js';

const onPaymentPage = /\/\/127\.0\.0\.1:\d+\/checkout\/tr_/;

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test('a guest asks for an offer, staff make one and replace it, and the guest accepts', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await signIn(request);
  const branch = await branchOnRequest(request);
  const order = await ask(page, branch, 'Anfrage');
  await expect(page.getByRole('heading', { name: 'Angebot angefragt' })).toBeVisible();
  await expect(page.getByText('auf Anfrage').first()).toBeVisible();
  await expect(page.getByText(/\d,\d\d\s€/)).toHaveCount(0);
  await expectNothingSeriousAt(page, desk, phone);

  const staff = await boardOf(browser, branch.name);
  const card = cardOf(staff, order.ticketNumber, 'Anfrage');
  await expect(card.getByText('Angebotsanfrage: Der Gast wartet auf ein Angebot.')).toBeVisible();
  await card.getByRole('button', { name: /^Angebot erstellen/ }).click();
  const dialog = staff.getByRole('dialog', { name: `Angebot für Bestellung ${order.ticketNumber}` });
  await dialog.getByRole('button', { name: 'Angebot senden' }).click();
  await expect(dialog.getByText('Bitte geben Sie einen Preis an.')).toBeVisible();
  await expectNothingSeriousAt(staff, phone, tablet, desk);
  await offer(dialog, '149,90', 'Mit Kraut und Knödeln.');
  await expect(card.getByText(/^Angebot gemacht, wartet auf Gast\./)).toBeVisible();

  const shown = page.getByRole('region', { name: /Angebot/ });
  await expect(shown.getByRole('heading', { name: 'Unser Angebot: 149,90 €' })).toBeVisible();
  await expect(shown.getByText('Mit Kraut und Knödeln.')).toBeVisible();
  await expectNothingSeriousAt(page, desk, phone);

  await card.getByRole('button', { name: /^Weitere Aktionen/ }).click();
  await staff.getByRole('menuitem', { name: 'Angebot ersetzen …' }).click();
  await offer(dialog, '139,90', 'Etwas günstiger.');
  await expect(shown.getByRole('heading', { name: 'Unser neues Angebot: 139,90 €' })).toBeVisible();

  // What is tapped before it can have been read does not count.
  await expect(async () => {
    const accept = shown.getByRole('button', { name: 'Angebot annehmen' });
    if (await accept.isVisible()) await accept.click({ timeout: 500 });
    await expect(page.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(shown).toHaveCount(0);
  await expect(card.getByText('Der Gast hat das Angebot angenommen.')).toBeVisible();
  await card.getByRole('button', { name: /^Bestätigen/ }).click();
  await expect(page.getByRole('heading', { name: 'Bestellung bestätigt' })).toBeVisible({ timeout: 15_000 });

  await staff.goto(`/backend/orders/${order.id}`);
  await expect(staff.getByText(/^Angebot durch ein neues ersetzt: 139,90/)).toBeVisible();
  await expect(staff.getByText(/^Angebot erstellt: 149,90/)).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Angebot (2. Fassung)' })).toBeVisible();
  await expectNothingSeriousAt(staff, phone, desk);
  await staff.context().close();
});

test('a guest who accepts an offer and then another time is led to payment, and sees it paid', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(request);
  const branch = await branchOnRequest(request);
  const { id, uid, hash } = await ask(page, branch, 'Vorauszahlung');
  const validUntil = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const prices = [{ index: 0, unitGross: 99 }];
  await post(request, `/api/orders/${id}/quotation`, { items: prices, message: '', validUntil });
  await page.getByRole('radio', { name: /^Online-Zahlung/ }).check();
  await page.getByRole('button', { name: 'Angebot annehmen' }).click();
  await page.waitForURL(onPaymentPage);

  await page.goto(`/status/${uid}/${hash}`);
  await expect(page.getByRole('heading', { name: 'Warten auf Zahlungseingang' })).toBeVisible();
  const counterAppointment = new Date(Math.ceil(Date.now() / 300_000 + 24) * 300_000).toISOString();
  await post(request, `/api/orders/${id}/status/confirm`, { counterAppointment });
  await expect(page.getByText(/geht es gleich weiter zur Zahlung\.$/)).toBeVisible();
  await expectNothingSeriousAt(page, desk, phone);
  await page.getByRole('button', { name: 'Ja, das passt' }).click();
  await page.waitForURL(onPaymentPage);
  await page.getByRole('button', { name: 'Jetzt bezahlen', exact: true }).click();
  await page.waitForURL(`/status/${uid}/${hash}`);
  await expect(page.getByText('Online-Zahlung · Bezahlt')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Fortschritt' }).getByRole('listitem');
  await expect(steps.filter({ hasText: /^Bezahlt/ })).toHaveAttribute('data-state', 'done');
  await expect(page.getByRole('heading', { name: 'Bestellung bestätigt' })).toBeVisible();
});

test('a guest declines an offer, which ends the request', async ({ page, request, browser }) => {
  test.slow();
  await signIn(request);
  const branch = await branchOnRequest(request);
  const order = await ask(page, branch, 'Absage');
  const staff = await anotherBackOffice(browser, `orders/${order.id}`);
  await staff.getByRole('button', { name: 'Angebot erstellen' }).click();
  await offer(staff.getByRole('dialog'), '99', '');
  await page.getByRole('button', { name: 'Angebot ablehnen' }).dblclick();
  await expect(page.getByRole('button', { name: 'Wirklich ablehnen' })).toBeVisible();
  // A click that comes sooner counts as the second one of a double click.
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Wirklich ablehnen' }).click();
  const ended = page.getByRole('heading', { level: 1, name: 'Bestellung storniert' });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport();
  await expect(page.getByText('Es wird nichts verrechnet.')).toBeVisible();
  await expect(page.getByText('Es ist nichts zu bezahlen.')).toBeVisible();
  await expect(page.getByText('Barzahlung')).toHaveCount(0);
  await expect(staff.getByText('Storniert, Grund: Der Gast hat das Angebot abgelehnt.')).toBeVisible();
  await staff.context().close();
});

interface Asked {
  readonly id: string;
  readonly uid: string;
  readonly hash: string;
  readonly ticketNumber: number;
}

/** Puts the dish into the cart and sends the request. Resolves on its status page. */
async function ask(
  page: Page,
  { identifier, dish }: { identifier: string; dish: string },
  lastName: string,
): Promise<Asked> {
  await page.goto(`/store/${identifier}`);
  await page.getByRole('button', { name: dish, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Zum Warenkorb hinzufügen/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`/store/${identifier}/checkout`);
  await fillInCheckout(page, lastName);
  await expect(page.getByRole('heading', { name: 'Unverbindliche Anfrage' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Zahlungsart' })).toHaveCount(0);
  await expectNothingSeriousAt(page, desk, phone);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
  await page.getByRole('button', { name: 'Angebotsanfrage abschicken' }).click();
  const { data } = await (await answered).json();
  await page.waitForURL(`/status/${data.uid}/${data.hash}`);
  return data;
}

async function boardOf(browser: Browser, branch: string): Promise<Page> {
  const staff = await anotherBackOffice(browser, 'orders/board');
  await staff.getByRole('combobox', { name: /Filiale/ }).selectOption({ label: branch });
  return staff;
}

async function offer(dialog: Locator, price: string, message: string): Promise<void> {
  await dialog.getByRole('textbox', { name: /^Preis je/ }).fill(price);
  await dialog.getByRole('textbox', { name: 'Nachricht an den Gast' }).fill(message);
  await dialog.getByRole('button', { name: 'Angebot senden' }).click();
  await expect(dialog).toBeHidden();
}
