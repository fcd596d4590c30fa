import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { begin, choose, fill, goTo, save, select, expectToast } from '../support/record-forms.js';

test.use({ viewport: { width: 820, height: 1180 }, contextOptions: { reducedMotion: 'reduce' } });
/* A branch from nothing to its first order. */
test.describe.configure({ timeout: 180_000 });

const mark = randomUUID().slice(0, 6);
const branch = `Wirtshaus am Bahnhof ${mark}`;
const category = `Würste ${mark}`;
const product = `Weißwurst ${mark}`;

test('a new branch is set up by what can be read on the screen, and sells', async ({ page, browser }) => {
  await openBackOffice(page);
  await describeBranch(page);
  await addTables(page);
  await addCategory(page);
  await addProduct(page);
  await addMenu(page);

  await goTo(page, 'Filialen');
  await page.getByRole('link', { name: branch, exact: true }).click();
  await expect(page.getByText('Hier kann bestellt werden.')).toBeVisible();

  await goTo(page, 'Live-Board');
  await page.getByRole('combobox', { name: /Filiale/ }).selectOption({ label: branch });
  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await order(customer);
  const ticket = page.getByRole('article', { name: /^Bestellung \d+,/ });
  await expect(ticket).toContainText('Wegmann');
  await expect(ticket).toContainText(product);
  await expect(ticket).toContainText('2 Portionen');
  for (const step of ['Bestätigen', 'Fertig', 'Abschließen']) {
    await ticket.getByRole('button', { name: new RegExp(`^${step}: Bestellung`) }).click();
  }
  const question = page.getByRole('dialog', { name: /^Noch .* offen$/ });
  await expect(question).toBeVisible();
  await expectNothingSerious(page);
  await question.getByRole('button', { name: /bar erhalten und abschließen$/ }).click();
  await expect(ticket).toHaveCount(0);
  await customer.context().close();
});

async function describeBranch(page: Page): Promise<void> {
  await begin(page, 'Filialen');
  await fill(page, { Kennung: `bahnhof-${mark}`, Name: branch });
  await choose(page, 'Organisation', 'Gasthäuser Zur Linde GmbH');
  await fill(page, { 'Straße und Hausnummer': 'Bahnhofplatz 3', PLZ: '4020', Ort: 'Linz' });
  await choose(page, 'Zeitzone', 'Wien');
  await save(page, 'Filiale erstellt.');

  const gaps = page.getByRole('region', { name: 'Das fehlt noch, damit Kunden bestellen können' });
  await expect(gaps.getByRole('listitem')).toHaveText([
    'Die Filiale ist nicht öffentlich.',
    'Es sind keine Öffnungszeiten eingetragen.',
    'Es ist keine Bestellart eingeschaltet, zum Beispiel Abholung.',
    'Es ist keine Zahlungsart eingeschaltet, zum Beispiel Bar.',
    /^Noch gilt kein Produktkatalog für diese Filiale\./,
  ]);

  await page.getByRole('group', { name: 'Öffnungszeiten' }).getByText('Zeiten eintragen').click();
  await page.getByRole('button', { name: 'Montag: Zeit hinzufügen' }).click();
  await fill(page, { 'Montag von': '0', 'Montag bis': '24' });
  await page.getByRole('button', { name: 'Montag auf andere Tage übertragen' }).click();
  await page.getByRole('menuitem', { name: 'Täglich' }).click();
  await expect(page.getByRole('textbox', { name: 'Sonntag bis' })).toHaveValue('24:00');

  for (const name of ['Öffentlich', 'Abholung', 'Lieferung', 'Vor Ort', 'Tischauswahl vor Ort', 'Bar']) {
    await page.getByRole('switch', { name, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Liefergebiet hinzufügen' }).click();
  await fill(page, {
    Gebiet: 'Linz Mitte',
    Lieferkosten: '3,5',
    Mehrwertsteuer: '10',
    Mindestbestellwert: '15',
  });
  await save(page, 'Filiale gespeichert.');
  await expect(gaps.getByRole('listitem')).toHaveText([
    /^Für die Tischauswahl fehlen Tische\./,
    /Produktkatalog/,
  ]);
}

async function addTables(page: Page): Promise<void> {
  await goTo(page, 'Tische');
  await page.getByRole('button', { name: 'Mehrere Tische anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mehrere Tische anlegen' });
  await choose(page, 'Filiale', branch, dialog);
  await fill(dialog, { 'Bis Nummer': '12' });
  await expect(dialog.getByText('Neu: 12 Tische, von 1 bis 12.')).toBeVisible();
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expectToast(page, '12 Tische erstellt.');
}

async function addCategory(page: Page): Promise<void> {
  await begin(page, 'Kategorien');
  await fill(page, { Name: category });
  await save(page, 'Kategorie erstellt.');
}

async function addProduct(page: Page): Promise<void> {
  await begin(page, 'Produkte');
  await fill(page, { Artikelnummer: `weisswurst-${mark}`, Name: product });
  await select(page, 'Art', 'Mit Auswahl');
  await fill(page, { Bruttopreis: '18', 'Mehrwertsteuer bei Lieferung': '10' });
  await select(page, 'Einheit', 'kg');
  await fill(page, { Mindestmenge: '0,1', 'In Schritten von': '0,1' });

  const add = page.getByRole('button', { name: 'Einheit hinzufügen' });
  await add.click();
  const grams = page.getByRole('region', { name: 'Einheit 1' });
  await select(grams, 'Einheit', 'g');
  await fill(grams, { Mindestmenge: '100', 'In Schritten von': '50' });
  await add.click();
  const portions = page.getByRole('region', { name: 'Einheit 2' });
  await select(portions, 'Einheit', 'Portion');
  await fill(portions, { Entspricht: '0,2', Mindestmenge: '1', 'In Schritten von': '1' });

  await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
  await fill(page.getByRole('listitem', { name: '1. Schritt 1' }), { Name: 'Senf' });
  for (const [at, name, amount] of [
    [1, 'Süßer Senf', ''],
    [2, 'Feigensenf', '1'],
  ] as const) {
    await page.getByRole('button', { name: 'Auswahl zu Senf hinzufügen' }).click();
    await fill(page.getByRole('listitem', { name: `Auswahl ${at}`, exact: true }), { Name: name });
    if (amount === '') continue;
    const option = page.getByRole('listitem', { name, exact: true });
    await select(option, 'Preis', 'Aufschlag');
    await fill(option, { Betrag: amount });
  }

  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  await preview.getByRole('radio', { name: /Feigensenf/ }).check();
  await preview.getByRole('combobox', { name: 'Einheit' }).selectOption({ label: 'Portionen' });
  await expect(preview.getByRole('status', { name: 'Preis' })).toHaveText('3,80 €');
  await save(page, 'Produkt erstellt.');
}

async function addMenu(page: Page): Promise<void> {
  await begin(page, 'Produktkataloge');
  await fill(page, { Kennung: `bahnhof-${mark}`, Name: `Karte ${mark}`, 'Gilt ab': '01.01.2025' });
  await choose(page, 'Filialen', branch);
  await page.keyboard.press('Escape');
  await choose(page, 'Kategorie hinzufügen', category);
  await choose(page, `Produkt zu ${category} hinzufügen`, product);
  await save(page, 'Produktkatalog erstellt.');
}

async function order(customer: Page): Promise<void> {
  await customer.goto('/');
  await customer.getByRole('link', { name: branch }).click();
  await expect(customer.getByText('Bahnhofplatz 3, 4020 Linz').first()).toBeVisible();
  await customer.getByRole('button', { name: product }).click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Feigensenf/ }).check();
  await dialog.getByRole('combobox', { name: 'Einheit' }).selectOption({ label: 'Portionen' });
  await dialog.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(dialog.getByRole('status', { name: 'Preis' })).toHaveText('7,60 €');
  await dialog.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await customer.getByRole('button', { name: /im Warenkorb/ }).click();
  await customer.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fill(customer, { Vorname: 'Erika', Nachname: 'Wegmann' });
  await customer.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await customer.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await customer.getByRole('button', { name: 'Bestellung abschicken' }).click();
  await expect(customer.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible();
}
