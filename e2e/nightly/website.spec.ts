import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { begin, expectToast, fill, goTo, save } from '../support/record-forms.js';

test.use({ viewport: { width: 820, height: 1180 }, contextOptions: { reducedMotion: 'reduce' } });

test('an old address leads to a branch, says how often it did, and no more after it is switched off', async ({
  page,
  context,
}) => {
  const old = `/flugblatt-${randomUUID().slice(0, 8)}`;
  await openBackOffice(page);
  await begin(page, 'Redirects');
  await fill(page, { Adresse: '/backend/alt', Ziel: '/store/wien' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Diese Adresse braucht Bestellwerk selbst.').first()).toBeVisible();
  await fill(page, { Adresse: old });
  await save(page, 'Redirect erstellt.');
  await expect(page.getByText('Diesen Redirect hat noch niemand benutzt.')).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);

  const guest = await context.newPage();
  await guest.goto(`${old}?tisch=4`);
  await expect(guest).toHaveURL(/\/store\/wien\?tisch=4$/);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Einmal benutzt, zuletzt am/)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByLabel('Leitet weiter').click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Redirect gespeichert.');
  await expect(async () => {
    await guest.goto(old);
    await expect(guest.getByText('404 Not Found')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await goTo(page, 'Redirects');
  await expect(page.getByRole('row', { name: new RegExp(old) })).toContainText('Nein');
});

test('a page with formatted text and parts of its own is made, published, changed and taken back', async ({
  page,
  context,
}) => {
  const mark = randomUUID().slice(0, 8);
  await openBackOffice(page);
  await begin(page, 'Seiten');
  await fill(page, { Name: `Über uns ${mark}`, Adresse: `/ueber-uns-${mark}` });
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().click();
  await page.keyboard.type('Seit 1904.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Überschrift 1' }).first().click();
  await page.keyboard.type('Unsere Küche');
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.getByRole('menuitem', { name: 'Termin' }).click();
  const event = page.getByRole('region', { name: '1. Termin' });
  await event.getByRole('textbox', { name: 'Überschrift' }).fill('Martinigansl');
  await save(page, 'Seite erstellt.');
  await expectNothingSeriousAt(page, phone, desk);

  const guest = await context.newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  const shown = guest.getByRole('article');
  await guest.goto(`/ueber-uns-${mark}`);
  await expect(guest.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expectToast(page, 'Seite veröffentlicht.');
  await expect(async () => {
    await guest.reload();
    await expect(shown.getByRole('heading', { name: 'Unsere Küche' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(shown.getByRole('heading', { name: 'Martinigansl' })).toBeVisible();
  await expectNothingSeriousAt(guest, phone);

  await fill(page, { Name: `Die Linde ${mark}` });
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const publication = page.getByRole('region', { name: 'Veröffentlichung' });
  await expect(publication.getByText('Veröffentlicht, seither geändert')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: `Über uns ${mark}` })).toBeVisible();

  await publication.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expectToast(page, 'Seite zurückgezogen.');
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('404 Not Found')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a draft is looked at by a link, compared with what is published, moved and had again', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [first, second] = [`/jobs-${mark}`, `/arbeit-${mark}`];
  await openBackOffice(page);
  await begin(page, 'Seiten');
  await fill(page, { Name: `Jobs ${mark}`, Adresse: first });
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await text.click();
  await page.keyboard.type('Wir suchen eine Köchin.');
  await save(page, 'Seite erstellt.');
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expectToast(page, 'Seite veröffentlicht.');

  await text.fill('Wir suchen einen Koch.');
  await fill(page, { Adresse: second });
  await save(page, 'Seite gespeichert.');
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau' });
  const link = await dialog.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href');
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByRole('button', { name: /schließen/i }).click();

  const guest = await (await browser.newContext()).newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(link!);
  await expect(guest.getByText('Wir suchen einen Koch.')).toBeVisible();
  await expectNothingSeriousAt(guest, phone);
  await guest.getByRole('link', { name: 'Zeigen, was Gäste sehen' }).click();
  await expect(guest).toHaveURL(new RegExp(`${first}$`));
  await expect(guest.getByText('Wir suchen eine Köchin.')).toBeVisible();

  await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
  await expectToast(page, 'Seite veröffentlicht.');
  await expect(async () => {
    await guest.goto(first);
    await expect(guest).toHaveURL(new RegExp(`${second}$`), { timeout: 1_000 });
  }).toPass();
  await expect(guest.getByText('Wir suchen einen Koch.')).toBeVisible();

  await page.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('dialog', { name: /^Verlauf von/ });
  await history.getByRole('button', { name: 'Vergleichen' }).last().click();
  const comparison = page.getByRole('dialog', { name: 'Fassungen vergleichen' });
  await expect(comparison.locator('del')).toContainText(['jobs', 'eine Köchin']);
  await expect(comparison.locator('ins')).toContainText(['arbeit', 'einen Koch']);
  await expectNothingSeriousAt(page, phone, desk);
  await page.keyboard.press('Escape');
  await history
    .getByRole('button', { name: /^Fassung vom .* wiederherstellen$/ })
    .last()
    .click();
  await page
    .getByRole('dialog', { name: 'Fassung wiederherstellen?' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue(first);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
  await expectToast(page, 'Seite veröffentlicht.');
  // The open page follows to its address.
  await expect(guest).toHaveURL(new RegExp(`${first}$`));
  await guest.goto(second);
  await expect(guest).toHaveURL(new RegExp(`${first}$`));
  await expect(guest.getByText('Wir suchen eine Köchin.')).toBeVisible();
});

test('a notice opens with the shop, and links stand in its head and foot by visible labels alone', async ({
  page,
  browser,
}) => {
  await openBackOffice(page);
  await begin(page, 'Inhalte');
  await fill(page, { Name: 'Betriebsurlaub' });
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().click();
  await page.keyboard.type('Im August geschlossen.');
  await save(page, 'Inhalt erstellt.');
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Vorschau' });
  const address = await link.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href');
  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await reader.goto(address!);
  const draft = reader.getByRole('dialog', { name: 'Hinweis' });
  await expect(draft).toContainText('Im August geschlossen.');
  await expectNothingSeriousAt(reader, phone);
  await draft.getByRole('button', { name: 'Schließen' }).click();
  await expect(reader.getByRole('complementary', { name: 'Vorschau' })).toContainText(
    'Gäste sehen diesen Inhalt nicht.',
  );
  await expectNothingSeriousAt(reader, phone, desk);
  await link.getByRole('button', { name: 'Alle Vorschau-Links zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expectToast(page, 'Alle Vorschau-Links zurückgezogen.');
  await reader.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(reader.getByText('Dieser Link zur Vorschau wurde zurückgezogen.')).toBeVisible();

  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expectToast(page, 'Inhalt veröffentlicht.');
  await begin(page, 'Navigationen');
  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
  await fill(page, { Beschriftung: 'Speisekarte', Adresse: '/store/wien' });
  await save(page, 'Navigation erstellt.');
  await expectNothingSeriousAt(page, phone, desk);

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const notice = guest.getByRole('dialog', { name: 'Hinweis' });
  await expect(async () => {
    await guest.goto('/');
    await expect(notice).toContainText('Im August geschlossen.', { timeout: 2_000 });
  }).toPass();
  await expectNothingSeriousAt(guest, phone);
  await notice.getByRole('button', { name: 'Schließen' }).click();
  await guest.getByRole('button', { name: 'Menü' }).click();
  await guest.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Speisekarte' }).click();
  await expect(guest).toHaveURL(/\/store\/wien$/);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await goTo(page, 'Inhalte');
  await page.getByRole('link', { name: 'Betriebsurlaub' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expectToast(page, 'Inhalt zurückgezogen.');
});
