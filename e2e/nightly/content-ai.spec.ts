import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { EndpointDouble } from '../../server-kit/testing/models/endpoint-double.js';
import { completion, pictures } from '../../server-kit/testing/models/recorded-answers.js';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSerious, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { Product } from '../support/product.js';
import { begin, expectToast, fill, goTo, save } from '../support/record-forms.js';
import { faultsOf } from '../support/width-faults.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BUDGET = 200_000;
const INSTRUCTION = 'Stellen Sie unseren Gastgarten vor.';

/** A page of the website that is saved. */
async function makePage(page: Page): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  await begin(page, 'Seiten');
  await fill(page, { Name: `Gastgarten ${mark}`, Adresse: `/gastgarten-${mark}`, Titel: 'Alter Titel' });
  await save(page, 'Seite erstellt.');
}

async function openNewPage(page: Page): Promise<void> {
  await openBackOffice(page);
  await makePage(page);
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Entwurf mit KI' }).click();
  const drawer = page.getByRole('dialog', { name: 'Entwurf mit KI' });
  await expect(drawer.getByRole('textbox', { name: /^Anweisung/ })).toBeFocused();
  return drawer;
}

async function ask(drawer: Locator, instruction = INSTRUCTION): Promise<void> {
  await drawer.getByRole('textbox', { name: /^Anweisung/ }).fill(instruction);
  await drawer.getByRole('button', { name: 'Entwurf erstellen' }).click();
}

/** That the request was refused with these words, and what was asked is still there. */
async function expectRefusal(drawer: Locator, words: RegExp): Promise<void> {
  await expect(drawer.getByRole('alert')).toHaveText(words);
  await expect(drawer.getByRole('textbox', { name: /^Anweisung/ })).toHaveValue(INSTRUCTION);
}

async function expectNoFaults(page: Page, name: string, width: number): Promise<void> {
  // What is below the head of the page overlaps it.
  await page.evaluate('scrollTo(0, 0)');
  expect(await faultsOf(page, name, [width])).toEqual([]);
  await expectNothingSerious(page);
}

test.describe('with models that are set up', () => {
  let double: EndpointDouble;
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    double = await EndpointDouble.start();
    product = await Product.start({
      env: {
        CONTENT_AI_PROVIDER: 'openai',
        CONTENT_AI_BASE_URL: double.baseUrl,
        CONTENT_AI_API_KEY: 'sk-very-secret',
        CONTENT_AI_TEXT_MODEL: 'texts',
        CONTENT_AI_IMAGE_MODEL: 'pictures',
        CONTENT_AI_TOKENS_PER_MONTH: String(BUDGET),
      },
    });
  });
  test.afterAll(async () => {
    await product?.stop();
    await double?.stop();
  });

  const newPage = async (browser: Browser, viewport = desk): Promise<Page> =>
    (await browser.newContext({ baseURL: product.url, viewport })).newPage();

  for (const size of [phone, tablet, desk]) {
    test(`a page is drafted, taken over, changed by hand and drafted again at ${size.width} px`, async ({
      browser,
    }) => {
      test.slow();
      const page = await newPage(browser, size);
      await openNewPage(page);

      let drawer = await openDrawer(page);
      await expect(drawer.getByRole('heading', { name: 'Frühere Entwürfe' })).toBeHidden();
      await expectNoFaults(page, 'form', size.width);
      double.answers('never');
      await ask(drawer);
      await expect(drawer.getByRole('status')).toHaveText('Das Modell schreibt …');
      await expect(drawer.getByText(/^[1-9]\d* s$/)).toBeVisible();
      await expectNoFaults(page, 'waiting', size.width);
      await drawer.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(drawer.getByRole('textbox', { name: /^Anweisung/ })).toHaveValue(INSTRUCTION);
      await expect.poll(() => double.calls[0]?.isLeft()).toBe(true);
      const former = drawer.getByRole('region', { name: 'Frühere Entwürfe' });
      await expect(former.getByRole('listitem')).toHaveText([/^Fehlgeschlagen Abgebrochen · /]);

      double.writes({
        title: 'Unser Gastgarten',
        description: 'Unter der Linde.',
        body: '<h2>Im Grünen</h2><p>Unter der <strong>Linde</strong> sitzen Sie im Schatten.</p><ul><li>120 Plätze</li></ul>',
      });
      await ask(drawer);
      await expect(drawer.getByRole('heading', { name: 'Vorschlag' })).toBeFocused();
      await expectNoFaults(page, 'proposal', size.width);
      await drawer.getByRole('checkbox', { name: 'Beschreibung übernehmen' }).uncheck();
      await drawer.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
      await expectToast(page, /^Entwurf übernommen\./);
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Unser Gastgarten');
      await expect(page.getByRole('textbox', { name: 'Beschreibung', exact: true })).toHaveValue('');
      await expect(page.getByText('Mit KI entworfen', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Mit KI entworfen Titel, Text · .* · Modell /)).toBeVisible();

      await fill(page, { Beschreibung: 'Von Hand.' });
      await save(page, 'Seite gespeichert.');
      await expect(page.getByText('Mit KI entworfen', { exact: true })).toBeVisible();
      await fill(page, { Titel: 'Der Garten' });
      await save(page, 'Seite gespeichert.');
      await expect(page.getByText('Mit KI entworfen, seither geändert', { exact: true })).toBeVisible();
      await expect(page.getByText(/ · seither geändert: Titel/)).toBeVisible();
      await expectNoFaults(page, 'taken', size.width);

      drawer = await openDrawer(page);
      double.writes({ title: 'Unter der Linde' });
      await ask(drawer, 'Nur ein anderer Titel.');
      await expect(drawer.getByRole('heading', { name: 'Vorschlag' })).toBeVisible();
      await drawer.getByRole('button', { name: 'Zurück' }).click();
      await expect(former.getByRole('listitem')).toHaveText([
        /^Nicht übernommen .*„Nur ein anderer Titel\.“/,
        /^Übernommen .*„Stellen Sie unseren Gastgarten vor\.“/,
        /^Fehlgeschlagen Abgebrochen · .*„Stellen Sie unseren Gastgarten vor\.“/,
      ]);
      await expectNoFaults(page, 'former drafts', size.width);
      await former.getByRole('button', { name: /^Entwurf vom .* öffnen$/ }).click();
      await expect(drawer.getByRole('region', { name: 'Titel' }).locator('ins')).toHaveText(/Unter|Linde/);
      await drawer.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Unter der Linde');
      await expect(page.getByText('Frühere Entwürfe mit KI (1)')).toBeVisible();
      await page.context().close();
    });
  }

  test('a model that refuses and a provider that is down are said, and cost nothing that was written', async ({
    browser,
  }) => {
    const page = await newPage(browser);
    await openNewPage(page);
    const drawer = await openDrawer(page);
    double.answers({ body: completion('', { refusal: 'I cannot.' }) });
    await ask(drawer);
    await expectRefusal(drawer, /^Das Modell hat diese Anfrage abgelehnt\./);
    await expectNothingSeriousAt(page, phone, tablet, desk);

    const { port } = double;
    await double.stop();
    await ask(drawer);
    await expectRefusal(drawer, /^Der Dienst für Entwürfe ist gerade nicht erreichbar\./);
    await expectNothingSeriousAt(page, phone, tablet, desk);
    const former = drawer.getByRole('region', { name: 'Frühere Entwürfe' });
    await expect(former.getByRole('listitem')).toHaveText([
      /^Fehlgeschlagen Dienst nicht erreichbar · /,
      /^Fehlgeschlagen Vom Modell abgelehnt · /,
    ]);
    double = await EndpointDouble.start(port);
    double.writes({ title: 'Unser Gastgarten' });
    await drawer.getByRole('button', { name: 'Entwurf erstellen' }).click();
    await expect(drawer.getByRole('heading', { name: 'Vorschlag' })).toBeVisible();
    await page.context().close();
  });

  for (const size of [phone, tablet, desk]) {
    test(`a picture is made, says where it comes from, and is chosen in a field at ${size.width} px`, async ({
      browser,
    }) => {
      const name = `Gastgarten ${randomUUID().slice(0, 8)}`;
      const page = await newPage(browser, size);
      await openBackOffice(page);
      await goTo(page, 'Bilder');
      double.answers({ body: pictures(await page.screenshot()) });
      await page.getByRole('button', { name: 'Bild erzeugen' }).click();
      const drawer = page.getByRole('dialog', { name: 'Bild erzeugen' });
      await drawer.getByRole('textbox', { name: /^Beschreibung/ }).fill('Ein Gastgarten am Abend.');
      await drawer.getByRole('textbox', { name: /^Name/ }).fill(name);
      await expectNoFaults(page, 'form of a picture', size.width);
      await drawer.getByRole('button', { name: 'Bild erzeugen' }).click();
      await expect(drawer.getByRole('img', { name })).toBeVisible();
      await expectNoFaults(page, 'picture', size.width);
      await drawer.getByRole('link', { name: 'Zum Bild' }).click();
      await expect(page.getByRole('region', { name: 'Mit KI erzeugt' })).toContainText(
        '„Ein Gastgarten am Abend.“',
      );

      await makePage(page);
      await page.getByRole('button', { name: 'Vorschaubild: Bild wählen' }).click();
      await page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('button', { name }).click();
      await save(page, 'Seite gespeichert.');
      await page.context().close();
    });
  }

  test('a budget that is used up is said with its numbers', async ({ browser }) => {
    const page = await newPage(browser);
    await openNewPage(page);
    const drawer = await openDrawer(page);
    double.writes({ title: 'Unser Gastgarten' }, { tokens: BUDGET });
    await ask(drawer);
    await expect(drawer.getByRole('heading', { name: 'Vorschlag' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Noch einmal' }).click();
    await expectRefusal(
      drawer,
      /^Das Monatsbudget für Entwürfe reicht nicht mehr: verbraucht sind [\d.]+ von 200\.000 Token/,
    );
    await expect(drawer.getByText(/^[\d.]+ von 200\.000 Token in diesem Monat$/)).toBeVisible();
    await expectNothingSeriousAt(page, phone, tablet, desk);
    expect(double.calls).toHaveLength(1);
    await page.context().close();
  });
});

test('without a provider there is no button for it', async ({ page }) => {
  await page.setViewportSize(desk);
  const known = page.waitForResponse('**/api/content-ai');
  await openNewPage(page);
  expect((await known).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entwurf mit KI' })).toHaveCount(0);
  await goTo(page, 'Bilder');
  await expect(page.getByRole('link', { name: 'Neu', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bild erzeugen' })).toHaveCount(0);
});
