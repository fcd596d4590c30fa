import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { begin, choose, expectToast, fill, save, select } from '../support/record-forms.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Adds a part to the page that is edited. */
async function addSection(page: Page, type: string, index: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  const section = page.getByRole('region', { name: `${index}. ${type}` });
  await expect(section).toBeVisible();
  return section;
}

async function chooseFirstImage(page: Page, button: Locator, isMultiple = false): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog', { name: isMultiple ? 'Bilder wählen' : 'Bild wählen' });
  const images = dialog.getByRole('list', { name: 'Bilder' }).getByRole('button');
  await images.first().click();
  if (!isMultiple) return;
  await images.nth(1).click();
  await dialog.getByRole('button', { name: '2 Bilder übernehmen' }).click();
}

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

/** One part of each type, so that every type of field has a value. */
async function fillEverything(page: Page): Promise<void> {
  const body = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await body.click();
  await page.keyboard.type('Seit 1904.');

  const text = await addSection(page, 'Text', 1);
  await fill(text, { Überschrift: 'Küche' });
  await text.getByRole('textbox', { name: 'Hintergrund' }).fill('#FBE6C6');
  // Closes the choice of colors, which covers what is below.
  await page.keyboard.press('Tab');
  await text.getByRole('tab', { name: 'Wo' }).click();
  await text.getByRole('checkbox', { name: 'Tablets' }).check();

  const markdown = await addSection(page, 'Markdown', 2);
  await markdown.getByRole('textbox', { name: 'Text' }).fill('Alles **frisch**.');

  const picture = await addSection(page, 'Bild', 3);
  await chooseFirstImage(page, picture.getByRole('button', { name: 'Bild: Bild wählen' }));
  await fill(picture, { Bildtext: 'Im Gewölbe' });
  await select(picture, 'Breite', 'Breit');

  const gallery = await addSection(page, 'Galerie', 4);
  await chooseFirstImage(page, gallery.getByRole('button', { name: /^Bilder/ }), true);
  await fill(gallery, { Spalten: '2' });

  const downloads = await addSection(page, 'Dateien', 5);
  await fill(downloads, { Überschrift: 'Zum Mitnehmen' });
  await downloads.locator('input[type=file]').first().setInputFiles(pdf('Karte.pdf'));
  await expect(downloads.getByRole('link', { name: 'Karte.pdf' })).toBeVisible();
  await downloads.locator('input[type=file]').last().setInputFiles(pdf('Weine.pdf'));
  await expect(downloads.getByRole('link', { name: 'Weine.pdf' })).toBeVisible();

  const event = await addSection(page, 'Termin', 6);
  await fill(event, {
    Überschrift: 'Martinigansl',
    Tag: '11.11.2027',
    Name: 'Gastgarten',
    Adresse: 'Donaukanal 1',
  });
  await event.getByRole('switch', { name: 'Hervorheben' }).check();

  await addSection(page, 'Produkt', 7);
  await choose(page, 'Produkt', 'Klare Rindsuppe', page.getByRole('region', { name: '7. Produkt' }));
}

/** What guests read of it. */
async function expectEverything(article: Locator): Promise<void> {
  for (const name of ['Küche', 'Zum Mitnehmen', 'Martinigansl', 'Klare Rindsuppe']) {
    await expect(article.getByRole('heading', { name })).toBeVisible();
  }
  for (const text of ['Seit 1904.', 'frisch', 'Im Gewölbe', '11.11.2027', 'Gastgarten, Donaukanal 1']) {
    await expect(article.getByText(text)).toBeVisible();
  }
  for (const name of ['Karte.pdf (PDF)', 'Weine.pdf (PDF)']) {
    await expect(article.getByRole('link', { name })).toBeVisible();
  }
  await expect(article.locator('img')).toHaveCount(4);
}

for (const size of [tablet, desk]) {
  test(`a page with every type of field goes through its whole life by visible labels at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const mark = randomUUID().slice(0, 8);
    const path = `/alles-${mark}`;
    await page.setViewportSize(size);
    await openBackOffice(page);
    await begin(page, 'Seiten');
    await fill(page, { Name: `Alles ${mark}`, Adresse: path });
    await fillEverything(page);
    await save(page, 'Seite erstellt.');
    await expectNothingSeriousAt(page, size);

    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    const link = (await preview.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href'))!;
    await preview.getByRole('button', { name: /schließen/i }).click();
    const guest = await (await browser.newContext({ viewport: phone })).newPage();
    const article = guest.getByRole('article');
    await guest.goto(link);
    await expectEverything(article);
    await guest.goto(path);
    await expect(guest.getByText('404 Not Found')).toBeVisible();

    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expectToast(page, 'Seite veröffentlicht.');
    await expect(async () => {
      await guest.goto(path);
      await expect(article).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectEverything(article);
    await expectNothingSeriousAt(guest, phone);
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    const event = page.getByRole('region', { name: '6. Termin' });
    const head = event.getByRole('button', { name: /^6\. Termin/ }).first();
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await fill(event, { Überschrift: 'Heuriger' });
    await save(page, 'Seite gespeichert.');
    await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
    await expectToast(page, 'Seite veröffentlicht.');
    await expect(article.getByRole('heading', { name: 'Heuriger' })).toBeVisible();

    await page.getByRole('button', { name: 'Verlauf' }).click();
    const history = page.getByRole('dialog', { name: /^Verlauf von/ });
    await history.getByRole('button', { name: 'Vergleichen' }).last().click();
    const comparison = page.getByRole('dialog', { name: 'Fassungen vergleichen' });
    await expect(comparison.locator('del')).toContainText(['Martinigansl']);
    await expect(comparison.locator('ins')).toContainText(['Heuriger']);
    await page.keyboard.press('Escape');
    await history
      .getByRole('button', { name: /^Fassung vom .* wiederherstellen$/ })
      .last()
      .click();
    await page
      .getByRole('dialog', { name: 'Fassung wiederherstellen?' })
      .getByRole('button', { name: 'Wiederherstellen' })
      .click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
    await expectToast(page, 'Seite veröffentlicht.');
    await expect(article.getByRole('heading', { name: 'Martinigansl' })).toBeVisible();

    await page.getByRole('button', { name: 'Zurückziehen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await expectToast(page, 'Seite zurückgezogen.');
    await expect(guest.getByText('404 Not Found')).toBeVisible();
  });
}
