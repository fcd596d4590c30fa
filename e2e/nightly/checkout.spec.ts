import { expect, test, type Page } from '@playwright/test';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { CountedTaps } from '../support/counted-taps.js';
import { takenOver } from '../support/taken-over.js';
import { faultsOf } from '../support/width-faults.js';

test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const submit = (page: Page) => page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ });
const consents = (page: Page) =>
  [/Allgemeinen Geschäftsbedingungen/, /Datenschutzerklärung/].map((name) =>
    page.getByRole('checkbox', { name }),
  );
const soup = (page: Page) => page.getByRole('button', { name: 'Kürbiscremesuppe hinzufügen' });

/** From the bar at the lower edge. */
async function tapToCheckout(page: Page, hand: CountedTaps): Promise<void> {
  await hand.tap(page.getByRole('button', { name: /Produkt im Warenkorb/ }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'Jetzt bestellen' }));
  await submit(page).waitFor();
}

async function tapSchnitzel(page: Page, hand: CountedTaps): Promise<void> {
  await hand.tap(page.getByRole('button', { name: 'Wiener Schnitzel vom Kalb', exact: true }));
  const dialog = page.getByRole('dialog');
  await hand.tap(dialog.getByRole('radio', { name: /Erdäpfelsalat/ }));
  await hand.tap(dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }));
}

async function tapToOrdered(page: Page, hand: CountedTaps): Promise<void> {
  await hand.tap(...consents(page), submit(page));
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
}

// The numbers of docs/guide/ordering.md.
test('a configured product is ordered in nine taps by a new guest, and in six or eight by one who comes back', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('a new guest', async () => {
    const hand = new CountedTaps(page);
    await page.goto('/store/wien');
    await tapSchnitzel(page, hand);
    await tapToCheckout(page, hand);
    await hand.tap(page.getByLabel('Vorname'));
    await hand.type('Maria', 'Muster', '0660 1234567');
    await page.getByRole('checkbox', { name: 'Angaben auf diesem Gerät merken' }).tap();
    await tapToOrdered(page, hand);
    expect(hand.count).toEqual({ taps: 9, nexts: 2 });
  });

  const later = await context.newPage();
  // The order before is over by then: the guest would be asked before one that runs is sent twice.
  const daysLater = (days: number) => later.clock.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
  await daysLater(2);
  await page.close();
  await test.step('one who orders the same again', async () => {
    const hand = new CountedTaps(later);
    await later.goto('/store/wien');
    await hand.tap(later.getByRole('button', { name: /1× Wiener Schnitzel vom Kalb$/ }));
    await tapToCheckout(later, hand);
    await expect(later.getByText('Maria Muster · +436601234567')).toBeVisible();
    await expectNothingSeriousAt(later, phone, desk);
    await later.setViewportSize(phone);
    await tapToOrdered(later, hand);
    expect(hand.count).toEqual({ taps: 6, nexts: 0 });
  });

  await test.step('one who comes back and chooses', async () => {
    const hand = new CountedTaps(later);
    await daysLater(4);
    await later.goto('/store/wien');
    await later.getByRole('button', { name: /1× Wiener Schnitzel vom Kalb$/ }).waitFor();
    await expectNothingSeriousAt(later, phone, desk);
    await later.setViewportSize(phone);
    await tapSchnitzel(later, hand);
    await tapToCheckout(later, hand);
    await tapToOrdered(later, hand);
    expect(hand.count).toEqual({ taps: 8, nexts: 0 });
  });
});

test.describe('on a Monday at noon', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2027-03-01T12:07:00+01:00')));

  test('the checkout of a new guest who picks up one product takes one and a half screens of a phone', async ({
    page,
  }) => {
    await page.goto('/store/wien');
    await takenOver(page);
    await soup(page).tap();
    await page.goto('/store/wien/checkout');
    await submit(page).waitFor();
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    const end = page.locator('form').evaluate((form) => form.getBoundingClientRect().bottom);
    expect(await end).toBeLessThanOrEqual(1.55 * phone.height);
  });

  test('the checkout keeps its layout and is accessible with everything unfolded, with errors, and with a quarter hour chosen', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/store/wien');
    await takenOver(page);
    for (let count = 1; count <= 8; count++) await soup(page).tap();
    await page.goto('/store/wien/checkout');
    await submit(page).tap();
    await page.getByRole('alert').first().waitFor();
    await expectNothingSeriousAt(page, phone, desk);
    expect(await faultsOf(page, 'the checkout with errors')).toEqual([]);

    await page.setViewportSize(phone);
    await page.getByText('Lieferung', { exact: true }).first().tap();
    await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).tap();
    await page.getByRole('checkbox', { name: 'Lieferung an eine Firma' }).tap();
    await page.getByRole('checkbox', { name: 'Für eine Firma' }).tap();
    await page.getByRole('button', { name: 'Anmerkung hinzufügen' }).tap();
    const times = page.getByRole('group', { name: 'Termin' });
    await times
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .tap();
    await submit(page).tap();
    await expect(
      page.getByRole('link', { name: /^Lieferadresse: Bitte geben Sie einen Vornamen an/ }),
    ).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);
    expect(await faultsOf(page, 'a delivery to another address with errors')).toEqual([]);

    await page.setViewportSize(phone);
    await page.getByRole('link', { name: /^Lieferadresse: Bitte geben Sie einen Vornamen an/ }).tap();
    const field = page.locator('#feld-deliveryFirstName');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});
