import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone } from '../support/axe.js';
import { fillInCheckout } from '../support/checkout.js';

const failure = /^Leider ist Ihre Zahlung fehlgeschlagen\. Bitte überprüfen Sie Ihre Daten/;
const onPaymentPage = /\/\/127\.0\.0\.1:\d+\/(checkout\/tr_|v1\/start\/)/;
const atProvider = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts a salad into the cart of the first branch and opens the checkout. */
async function openCheckout(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/init')).json();
  const { identifier } = data.branches[0] as { identifier: string };
  await page.goto(`/store/${identifier}`);
  await page.getByRole('button', { name: 'Gurkensalat', exact: true }).click();
  await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible();
  await page.goto(`/store/${identifier}/checkout`);
  return identifier;
}

interface Sent {
  id: string;
  uid: string;
  hash: string;
}

/** Sends the order. Its answer is read on the way, since the browser leaves the page with it. */
async function send(page: Page, button = /^(Bestellung|Vorbestellung) abschicken/): Promise<Sent> {
  let sent: Sent | undefined;
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    sent = ((await response.json()) as { data: Sent }).data;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(onPaymentPage);
  await page.unroute('**/api/orders');
  return sent!;
}

for (const [method, provider] of [
  ['Online-Zahlung', 'Mollie'],
  ['Kreditkarte', 'Datatrans'],
] as const) {
  const title = `a guest pays by ${provider}: fails, goes back, closes the browser, pays, and gets a part back`;
  test(title, { tag: '@nightly' }, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(phone);
    const identifier = await openCheckout(page);
    const lastName = `Zahlprobe ${provider}`;
    await fillInCheckout(page, lastName);
    await page.getByRole('radio', { name: method }).check();
    await expect(page.getByText(/^Nach dem Abschicken kommen Sie zur Zahlungsseite\./)).toBeVisible();
    await expectNothingSerious(page);
    const first = await send(page);

    await test.step('the payment fails: the checkout says so and is still filled in', async () => {
      await atProvider(page, 'Zahlung fehlschlagen lassen').click();
      await page.waitForURL(`/store/${identifier}/checkout/error`);
      await expect(page.getByRole('alert').filter({ hasText: failure })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue(lastName);
      await expectNothingSerious(page);
    });

    const order =
      await test.step('ordered again after a question, it is another order, with a payment of its own', async () => {
        await page.getByRole('radio', { name: method }).check();
        await page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ }).click();
        await expect(page.getByRole('link', { name: 'Zur Zahlung' })).toBeVisible();
        await expectNothingSerious(page);
        const second = await send(page, /^Neu bestellen$/);
        expect(second.id).not.toBe(first.id);
        return second;
      });

    await test.step('the guest goes back from the payment page, and finds the order open and the cart filled', async () => {
      await page.goBack();
      await page.waitForURL(`/status/${order.uid}/${order.hash}`);
      await expect(page.getByRole('heading', { name: 'Warten auf Zahlungseingang' })).toBeVisible();
      await page.goto(`/store/${identifier}`);
      await expect(page.getByText('Gurkensalat').first()).toBeVisible();
      await page.goto(`/store/${identifier}/checkout`);
      await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue(lastName);
    });

    await test.step('the guest closes the browser at the provider, and finds the open order in the shop', async () => {
      await page.goto(`/status/${order.uid}/${order.hash}`);
      await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
      await page.waitForURL(onPaymentPage);
      await expect(atProvider(page, 'Jetzt bezahlen')).toBeVisible();
      await page.close();
      page = await context.newPage();
      await page.setViewportSize(phone);
      await page.goto('/');
      // The one whose payment failed can still be paid, so there are two.
      await page.getByRole('button', { name: '2 laufende Bestellungen' }).click();
      await page.getByRole('link', { name: /Warten auf Zahlungseingang$/ }).click();
      await page.waitForURL(`/status/${order.uid}/${order.hash}`);
      await expect(page.getByRole('heading', { name: 'Noch nicht bezahlt' })).toBeVisible();
      await expectNothingSeriousAt(page, desk, phone);
    });

    await test.step('the order leads to the payment again, which succeeds', async () => {
      await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
      await page.waitForURL(onPaymentPage);
      await atProvider(page, 'Jetzt bezahlen').click();
      await page.waitForURL(`/status/${order.uid}/${order.hash}`);
      await expect(page.getByText(`${method} · Bezahlt`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Jetzt bezahlen' })).toHaveCount(0);
      await expectNothingSerious(page);
    });

    await test.step('staff give a part back, and nobody is asked for it again', async () => {
      await openBackOffice(page, `orders/${order.id}`);
      await expect(page.getByText('Vollständig bezahlt')).toBeVisible();
      await page.getByRole('button', { name: 'Zahlungsstatus prüfen' }).click();
      await expect(page.getByText('Zahlungsstatus geprüft.')).toBeVisible();
      await page.getByRole('button', { name: 'Zurückzahlen', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Falsch oder mangelhaft').click();
      await dialog.getByLabel('Welche Position?').selectOption({ index: 1 });
      await dialog.getByLabel('Betrag').fill('1');
      await expect(
        dialog.getByText(/^Umsatz und Steuer vom \d\d\.\d\d\.\d{4}, dem Tag der Bestellung, sinken\.$/),
      ).toBeVisible();
      await dialog.getByLabel('Anmerkung (freiwillig)').fill('Zu wenig Dressing');
      await expectNothingSeriousAt(page, desk, phone);
      await dialog.getByRole('button', { name: /^1,00.€ zurückzahlen$/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('list', { name: 'Online-Zahlungen' })).toContainText(
        /Rückzahlung unterwegs|Zurückgezahlt/,
      );
      await expect(
        page.getByText(
          /Rückzahlung von 1,00.€ veranlasst: Falsch oder mangelhaft \(Position 1\), „Zu wenig Dressing“/,
        ),
      ).toBeVisible();
      await expect(page.getByText(/^Offen/)).toHaveCount(0);
      await expectNothingSerious(page);
    });

    await test.step('staff see the order as it was before anything was given back', async () => {
      await page.getByRole('button', { name: /^Stand danach: Online-Zahlung über .* erhalten/ }).click();
      const past = page.getByRole('dialog', { name: /^Stand vom / });
      await expect(past.getByRole('list', { name: 'Online-Zahlungen' })).toBeVisible();
      await expect(past.getByText(/zurückgezahlt|Rückzahlung/i)).toHaveCount(0);
      await expect(past.getByText(lastName)).toBeVisible();
      await expectNothingSeriousAt(page, desk, phone);
      await page.keyboard.press('Escape');
    });

    await test.step('the provider is shown as ready, and as a test', async () => {
      await page.goto('/backend/payments');
      await expect(page.getByText('Testumgebung: Es wird kein Geld bewegt.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Zahlungsanbieter' })).toContainText(`${provider}Bereit`);
      await expectNothingSeriousAt(page, desk, phone);
    });
  });
}
