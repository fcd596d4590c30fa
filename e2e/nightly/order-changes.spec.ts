import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone } from '../support/axe.js';
import { cardOf } from '../support/board.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two lines: a schnitzel at 26,10 with salad, and two at 25,70 with chips. */
async function placeTwoLines(request: APIRequestContext, customer: string) {
  const form = await takeawayForm(request, customer);
  const [first] = form.items as [object];
  const second = { ...first, amount: 2, parts: ['Pommes frites', null, null] };
  return placeOrder(request, { ...form, items: [first, second] });
}

const total = (page: Page) =>
  page
    .locator('dl', { hasText: 'Netto' })
    .getByText(/^Gesamt/)
    .locator('xpath=following-sibling::dd');
const dialogOf = (page: Page) => page.getByRole('dialog');

test('another time is proposed from the board, and the order waits for its guest there', async ({
  page,
  request,
}) => {
  const { id, ticketNumber, uid, hash } = await placeTwoLines(request, 'Terminprobe');
  await openBackOffice(page, 'orders/board');
  const card = cardOf(page, ticketNumber, 'Terminprobe');
  await card.getByRole('button', { name: /^Weitere Aktionen/ }).click();
  await page.getByRole('menuitem', { name: 'Anderen Termin vorschlagen …' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: /\+45 min/ }).click();
  const warning = dialog.getByRole('note', { name: 'Dieser Gast bekommt keine Nachricht.' });
  await expect(warning.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByText(/^Der Gast muss bis/)).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  const time = await dialog.getByLabel('Uhrzeit').inputValue();
  await dialog.getByRole('button', { name: 'Termin vorschlagen' }).click();

  await expect(
    card.getByText(new RegExp(`^Wartet auf Gast\\. Vorgeschlagen: .*${time}\\. Antwort bis`)),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: /^Bestätigen/ })).toHaveCount(0);
  await expect(cardOf(page.getByRole('region', { name: /^Neu/ }), ticketNumber, 'Terminprobe')).toBeVisible();
  await expectNothingSerious(page);

  await card.getByRole('link', { name: /öffnen$/ }).click();
  await expect(page.getByText('Wartet auf Gast', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Vorgeschlagene Zeit:/)).toContainText(time);
  await expect(page.getByRole('link', { name: 'Position hinzufügen' })).toHaveCount(0);

  const accepted = await request.post(`/api/orders/public/${uid}/${hash}/confirm-counter-appointment`, {
    data: {},
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await expect(page.getByText(/^Vereinbart für/)).toContainText(time);
  await expect(page.getByText('Der Gast hat den neuen Termin angenommen.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(id));
});

test('a proposal is withdrawn while the guest sees it, and the next one is accepted on the telephone', async ({
  page,
  request,
  browser,
}) => {
  const { id, ticketNumber, uid, hash } = await placeTwoLines(request, 'Telefonprobe');
  await openBackOffice(page, `orders/${id}`);
  // In a browser of its own: a page in front of another one slows that one down.
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/status/${uid}/${hash}`);
  const propose = async (minutes: string) => {
    await page.getByRole('button', { name: 'Anderen Termin vorschlagen' }).click();
    await dialogOf(page)
      .getByRole('button', { name: new RegExp(`\\+${minutes} min`) })
      .click();
    await dialogOf(page).getByRole('button', { name: 'Termin vorschlagen' }).click();
    await expect(guest.getByRole('heading', { name: /^Passt Ihnen .* Uhr\?$/ })).toBeVisible();
  };
  await propose('45');
  await expectNothingSeriousAt(page, phone, desk);
  await page.getByRole('button', { name: 'Vorschlag zurückziehen' }).click();
  await expect(guest.getByText(/^Wir haben den Terminvorschlag zurückgezogen/)).toBeVisible();
  await expect(guest.getByText(/Passt Ihnen/)).toHaveCount(0);

  await propose('60');
  await page.goto('/backend/orders/board');
  const card = cardOf(page, ticketNumber, 'Telefonprobe');
  await card.getByRole('button', { name: /^Gast hat zugestimmt/ }).click();
  // The step is sent by itself after a while; on a slow machine that may be before a click on 'Sofort senden'.
  await expect(guest.getByRole('heading', { name: 'Bestellung bestätigt' })).toBeVisible({ timeout: 20_000 });
  await page.goto(`/backend/orders/${id}`);
  await expect(page.getByText('Der Gast hat den neuen Termin telefonisch angenommen.')).toBeVisible();
  await expect(page.getByText('SMS sind nicht eingerichtet.')).toBeVisible();
  await guest.context().close();
});

test('lines are changed, added and removed, and total and open amount follow', async ({ page, request }) => {
  const { id } = await placeTwoLines(request, 'Änderungsprobe');
  await openBackOffice(page, `orders/${id}`);
  await expect(total(page)).toHaveText(/^77,50.€$/);
  await page.getByLabel('Betrag').fill('77,50');
  await page.getByRole('button', { name: 'Barzahlung erfassen' }).click();
  await expect(page.getByText('Vollständig bezahlt')).toBeVisible();

  const dialog = dialogOf(page);
  const preview = dialog.getByLabel('Vorschau');
  await page.getByRole('link', { name: 'Bearbeiten: Position 1, Wiener Schnitzel vom Kalb' }).click();
  await dialog.getByRole('button', { name: 'Menge erhöhen' }).click();
  await dialog.getByRole('radio', { name: 'Reis' }).check();
  await expect(preview).toContainText(/Neu2.Stück Wiener Schnitzel vom Kalb \(Reis, Preiselbeeren\)52,20.€/);
  await expect(preview).toContainText(/Dann offen26,10.€/);
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(total(page)).toHaveText(/^103,60.€$/);
  await expect(page.getByText(/^Offen 26,10.€$/)).toBeVisible();

  await page.getByRole('link', { name: 'Position hinzufügen' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Produkt' })).toBeFocused();
  await expect(dialog.getByRole('option', { name: /^Klare Rindsuppe/ })).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await page.keyboard.type('Klare Rindsuppe');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Frittaten/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(preview).toContainText(/Klare Rindsuppe \(Frittaten\)4,90.€/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(total(page)).toHaveText(/^108,50.€$/);

  await page.getByRole('button', { name: 'Entfernen: Position 2, Wiener Schnitzel vom Kalb' }).click();
  await expect(dialog.getByLabel('Vorschau')).toContainText(/Dann zurückzugeben20,40.€/);
  await dialog.getByRole('button', { name: 'Position entfernen' }).click();
  await expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByLabel('Grund der Kürzung').fill('War aus');
  await dialog.getByRole('button', { name: 'Position entfernen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(total(page)).toHaveText(/^57,10.€$/);
  await expect(page.getByText(/^Zurückzugeben 20,40.€$/).last()).toBeVisible();
  const history = page.getByRole('region', { name: 'Verlauf' });
  await expect(
    history.getByText(/^Position hinzugefügt: 1.Stück Klare Rindsuppe \(Frittaten\)\.$/),
  ).toBeVisible();
  await expect(
    history.getByText(/^Position 2 entfernt: 2.Stück Wiener Schnitzel.*Grund: „War aus“$/),
  ).toBeVisible();
  await page.goto('/backend/orders/board');
  const card = page.getByRole('article', { name: /Änderungsprobe/ });
  await expect(card.getByText(/^zurückzugeben 20,40.€$/)).toBeVisible();
});

test('a line that somebody else has changed meanwhile is not overwritten', async ({ page, request }) => {
  const { id } = await placeTwoLines(request, 'Gleichzeitig');
  await openBackOffice(page, `orders/${id}?item=0`);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Menge', { exact: true }).fill('3');
  await page.evaluate(
    (order) =>
      fetch(`/api/orders/${order}/items/0`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"amount":4}',
      }),
    id,
  );
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/inzwischen geändert/);
  await dialog.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect(dialog.getByLabel('Menge', { exact: true })).toHaveValue('4');
});

test('a note is on the page of its order, and the board counts it', async ({ page, request }) => {
  const { id, ticketNumber } = await placeTwoLines(request, 'Notizprobe');
  await openBackOffice(page, `orders/${id}`);
  await page.getByLabel('Neue Notiz, nur für das Team').fill('Gast ruft wegen der Allergie an.');
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  const notes = page.getByRole('list', { name: 'Notizen' });
  await expect(notes.getByText('Gast ruft wegen der Allergie an.', { exact: true })).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await page.goto('/backend/orders/board');
  await expect(cardOf(page, ticketNumber, 'Notizprobe').getByRole('img', { name: '1 Notiz' })).toBeVisible();
});
