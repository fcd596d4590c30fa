import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { anotherBackOffice } from '../support/back-office.js';
import { firstPageOf, hire } from '../support/people.js';
import { begin, choose, fill, goTo, expectToast } from '../support/record-forms.js';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const nameOf = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

async function create(page: Page, place: string, fields: Record<string, string>): Promise<void> {
  await begin(page, place);
  await fill(page, fields);
}

test(
  'a new manager creates a tag, uses it, restores a version, and undoes a removal',
  { tag: '@nightly' },
  async ({ request, browser }) => {
    await signIn(request);
    const page = await firstPageOf(await hire(request, 'ROLE_BRANCH_MANAGER'), request, browser);
    const [first, second] = [nameOf('Hof'), nameOf('Innenhof')];

    await begin(page, 'Tags');
    await save(page);
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(first);
    await save(page);
    await expectToast(page, 'Tag erstellt.');
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();

    await goTo(page, 'Filialen');
    await page.getByRole('link', { name: 'Linde am Schlossberg' }).click();
    await expect(page.getByRole('heading', { name: 'Linde am Schlossberg', level: 1 })).toBeVisible();
    await choose(page, 'Tags', first);
    await save(page);
    await expectToast(page, 'Filiale gespeichert.');

    await goTo(page, 'Tags');
    await page.getByRole('searchbox', { name: 'Suche' }).fill(first);
    await page.getByRole('link', { name: first }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(second);
    await save(page);
    await expectToast(page, 'Tag gespeichert.');

    await page.getByRole('button', { name: 'Verlauf' }).click();
    const history = page.getByRole('dialog', { name: /^Verlauf von/ });
    await expect(history.getByText('Geändert von Resi Lindner')).toBeVisible();
    await expect(history.getByRole('row', { name: `Name ${first} ${second}` })).toBeVisible();
    await history.getByRole('button', { name: /wiederherstellen$/ }).click();
    await page
      .getByRole('dialog', { name: 'Fassung wiederherstellen?' })
      .getByRole('button', { name: 'Wiederherstellen' })
      .click();
    await expectToast(page, /gilt wieder/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();

    const remove = async () => {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    };
    await remove();
    await expectToast(page, 'Wird noch verwendet: Filiale „Linde am Schlossberg“ (Tags).');

    await goTo(page, 'Filialen');
    await page.getByRole('link', { name: 'Linde am Schlossberg' }).click();
    await expect(page.getByRole('heading', { name: 'Linde am Schlossberg', level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('combobox', { name: 'Tags' }).press('Backspace');
    await save(page);
    await expectToast(page, 'Filiale gespeichert.');

    await goTo(page, 'Tags');
    await page.getByRole('searchbox', { name: 'Suche' }).fill(first);
    await page.getByRole('link', { name: first }).click();
    await remove();
    await expectToast(page, `„${first}“ gelöscht.`);
    await expect(page.getByRole('link', { name: first })).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('link', { name: first })).toBeVisible();
    await page.context().close();
  },
);

test('two people edit one record: conflicts are resolved by choice, the rest is merged', async ({
  page,
  browser,
}) => {
  await openBackOffice(page);
  const name = nameOf('Küche');
  await create(page, 'Abteilungen', { Name: name });
  await choose(page, 'Filiale', 'Linde am Naschmarkt');
  await save(page);
  await expectToast(page, 'Abteilung erstellt.');
  await expect(page).not.toHaveURL(/new$/);
  const other = await anotherBackOffice(browser, new URL(page.url()).pathname.replace('/backend/', ''));
  await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible();

  await other.getByRole('textbox', { name: 'Name' }).fill(`${name} warm`);
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Für den ganzen Tag.');
  await save(page);
  await expectToast(page, 'Abteilung gespeichert.');
  await expect(other.getByText('Jemand anderes hat diesen Eintrag inzwischen geändert.')).toBeVisible();
  await save(other);
  await expectToast(other, 'Von anderen übernommen: Beschreibung.');
  await expect(other.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Für den ganzen Tag.');
  await expect(page.getByRole('heading', { name: `${name} warm`, level: 1 })).toBeVisible();

  await other.getByRole('textbox', { name: 'Name' }).fill(`${name} heiß`);
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} kalt`);
  await save(page);
  await expectToast(page, 'Abteilung gespeichert.');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Jemand anderes hat dasselbe geändert' });
  const field = dialog.getByRole('group', { name: 'Name' });
  for (const words of [`${name} heiß`, `${name} warm`, `${name} kalt`]) {
    await expect(field.getByText(words, { exact: true })).toBeVisible();
  }
  await expectNothingSerious(other);
  await expect(dialog.getByRole('button', { name: 'So speichern' })).toBeDisabled();
  await field.getByRole('radio', { name: /Ihr Wert/ }).check();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expectToast(other, 'Abteilung gespeichert.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} heiß`);
  await other.context().close();
});

test('unsaved input is kept: by a question, and as a draft', { tag: '@nightly' }, async ({ page }) => {
  await openBackOffice(page);
  await create(page, 'Tags', { Name: 'Halb getippt' });
  await goTo(page, 'Kategorien');
  const question = page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Halb getippt');
  await goTo(page, 'Kategorien');
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Kategorien', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Halb getippt');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a record is copied and pasted into a new one', { tag: '@nightly' }, async ({ page }) => {
  await openBackOffice(page);
  const name = nameOf('Saft');
  await create(page, 'Kategorien', { Name: name, Beschreibung: 'Frisch gepresst' });
  await save(page);
  await expectToast(page, 'Kategorie erstellt.');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Kopieren' }).click();
  await begin(page, 'Kategorien');
  await page.getByRole('button', { name: `„${name}“ einfügen` }).click();
  await expect(page.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Frisch gepresst');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
});

test('a record is created with the keyboard alone', async ({ page }) => {
  await openBackOffice(page, 'tags');
  const name = nameOf('Tasten');
  const focus = page.locator(':focus');
  const newTag = page.locator('[href$="/tags/new"]');
  await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor();
  for (let presses = 0; (await newTag.and(focus).count()) === 0; presses++) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.waitFor();
  for (let presses = 0; (await field.and(focus).count()) === 0; presses++) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(name);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Tag erstellt.');
});
