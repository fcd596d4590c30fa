import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';

test.use({ viewport: { width: 820, height: 1180 }, contextOptions: { reducedMotion: 'reduce' } });

const firstNames = ['Anna', 'Bruno', 'Clara', 'Doris'];
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Meldungen' }).getByText(text);

/** A file of people of one family; the e-mail of Clara is given. */
const fileOf = (family: string, emailOfClara: string) => ({
  name: 'kunden.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '\uFEFFVorname;Nachname;E-Mail',
      ...firstNames.map(
        (name) => `${name};${family};${name === 'Clara' ? emailOfClara : `${name}@${family}.example`}`,
      ),
    ].join('\r\n'),
  ),
});

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function check(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await dialog(page).locator('input[type="file"]').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Prüfen' }).click();
}

async function select(page: Page, names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check();
  await expect(page.getByText(`${names.length} ausgewählt`)).toBeVisible();
}

test('many customers are imported, changed, removed, restored, exported and erased', async ({ page }) => {
  const family = `familie-${randomUUID().slice(0, 8)}`;
  await openBackOffice(page, 'customers');

  await openMenu(page, 'CSV importieren');
  await check(page, fileOf(family, 'keine Adresse'));
  await expect(dialog(page).getByText('3 neu')).toBeVisible();
  await expect(
    dialog(page).getByRole('row', {
      name: `4 Clara ${family} E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse an.`,
    }),
  ).toBeVisible();
  await expectNothingSerious(page);
  await dialog(page).getByRole('button', { name: 'Andere Datei wählen' }).click();
  await check(page, fileOf(family, `clara@${family}.example`));
  await expect(dialog(page).getByText('4 neu')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Importieren' }).click();
  await expect(dialog(page).getByText('4 neu, 0 geändert.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Suche' }).fill(family);
  await expect(page.getByText('4 Kunden')).toBeVisible();
  const moveToKrems = async () => {
    await select(page, ['Anna', 'Bruno']);
    await page.getByRole('button', { name: 'Ein Feld ändern' }).click();
    await dialog(page).getByRole('combobox', { name: 'Feld' }).selectOption('Ort');
    await dialog(page).getByRole('textbox', { name: 'Ort' }).fill('Krems');
    await expectNothingSerious(page);
    await dialog(page).getByRole('button', { name: 'Ändern' }).click();
    await expect(toast(page, '2 Einträge geändert.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Krems' })).toHaveCount(2);
  };
  await moveToKrems();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('cell', { name: 'Krems' })).toHaveCount(0);
  await moveToKrems();

  await select(page, ['Bruno', 'Clara', 'Doris']);
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Löschen' }).click();
  await expectNothingSerious(page);
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(page.getByText('4 Kunden')).toBeVisible();

  const download = page.waitForEvent('download');
  await openMenu(page, 'Als CSV exportieren');
  const written = await readFile(await (await download).path(), 'utf8');
  const [head = '', ...lines] = written.replace('\uFEFF', '').trim().split('\r\n');
  const column = (name: string) => head.split(';').indexOf(name);
  const found = lines
    .map((line) => line.split(';'))
    .map((cells) => [cells[column('Vorname')], cells[column('Ort')]]);
  expect(found.sort()).toEqual([
    ['Anna', 'Krems'],
    ['Bruno', 'Krems'],
    ['Clara', ''],
    ['Doris', ''],
  ]);

  await page.getByRole('link', { name: family }).last().click();
  await erase(page, `Doris ${family}`);
});

/** Deletes for good what a person can be known by. */
async function erase(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await expectNothingSerious(page);
  await page.getByRole('menuitem', { name: 'Personenbezogene Daten löschen' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /zur Bestätigung/ })
    .fill(name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNothingSerious(page);
  }
  await dialog(page).getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(
    page.getByText('Die personenbezogenen Daten dieses Eintrags wurden endgültig gelöscht.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kunde', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('');
  await expectNothingSerious(page);
}

test('another window does not call an import interrupted before the window that runs it is closed', async ({
  page,
  context,
}) => {
  const family = `familie-${randomUUID().slice(0, 8)}`;
  const lines = Array.from({ length: 30 }, (_, number) => `Gast ${number};${family}`);
  await openBackOffice(page, 'customers');
  await openMenu(page, 'CSV importieren');
  await check(page, {
    ...fileOf(family, ''),
    buffer: Buffer.from(['\uFEFFVorname;Nachname', ...lines].join('\r\n')),
  });
  await expect(dialog(page).getByText('30 neu')).toBeVisible();
  let batches = 0;
  await page.route('**/api/customers/import*', (route) => (++batches === 2 ? undefined : route.continue()));
  await dialog(page).getByRole('button', { name: 'Importieren' }).click();
  await expect(dialog(page).getByText('Wird importiert: 25 von 30 Zeilen')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/backend/customers');
  await expect(other.getByRole('link', { name: family }).first()).toBeVisible();
  const interrupted = other.getByText(/Import wurde unterbrochen: mindestens 25 von 30/);
  await expect(interrupted).toBeHidden();
  await page.close();
  await expect(interrupted).toBeVisible();
  await other.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(interrupted).toBeHidden();
});
