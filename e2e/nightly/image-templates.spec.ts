import { createHash, randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { expectToast } from '../support/record-forms.js';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

const canvas = (page: Page) => page.getByRole('application', { name: /^Zeichnung/ });
const layers = (page: Page) => page.getByRole('list', { name: 'Ebenen, die oberste zuerst' });
const preview = (page: Page) => page.getByRole('img', { name: 'Die Vorlage, wie der Server sie zeichnet' });

/** Uses a button as somebody does who has no mouse. */
async function enter(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** What an address answers: the hash of a picture. */
async function pictureAt(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/webp');
  return createHash('sha256')
    .update(await answer.body())
    .digest('hex');
}

async function save(page: Page, text: string): Promise<void> {
  await enter(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expectToast(page, text);
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}

test('a template is made by the keyboard alone, and pictures are drawn by it and by what is changed of it', async ({
  page,
}) => {
  const identifier = `probe-${randomUUID().slice(0, 8)}`;
  await openBackOffice(page, 'image-templates/new');
  await type(page, 'Name', 'Probe');
  await type(page, 'Kennung', identifier);
  await enter(page.getByRole('button', { name: 'Bild hinzufügen' }));
  await expect(layers(page).getByRole('button', { pressed: true })).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await save(page, 'Bildvorlage erstellt.');

  const address = await page
    .getByRole('region', { name: 'Adressen' })
    .getByText(`/image/${identifier}/`)
    .textContent();
  let before = '';
  await expect(async () => {
    before = await pictureAt(page, address!);
  }).toPass();

  await enter(page.getByRole('button', { name: 'Ebene hinzufügen' }));
  await page.getByRole('menuitem', { name: 'Text' }).press('Enter');
  await expect(layers(page).getByRole('button', { name: /^2\. Text/, pressed: true })).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  const fields = page.getByRole('region', { name: /^2\. Text/ });
  await expect(fields.getByRole('textbox', { name: 'Von oben' })).toHaveValue('65');
  await expect(fields.getByRole('textbox', { name: 'Von links' })).toHaveValue('5,5');
  await expect(page.getByText(/^Text .*: 5,5\s% von links, 65\s% von oben$/)).toBeAttached();
  await canvas(page).press('Alt+ArrowLeft');
  await expect(fields.getByRole('textbox', { name: 'Breite' })).toHaveValue('89,5');
  await canvas(page).press('Control+z');
  await expect(fields.getByRole('textbox', { name: 'Breite' })).toHaveValue('90');
  await canvas(page).press('Control+Shift+Z');
  await expect(fields.getByRole('textbox', { name: 'Breite' })).toHaveValue('89,5');
  await enter(page.getByRole('button', { name: 'Nach hinten' }));
  await expect(layers(page).getByRole('button', { name: /^1\. Text/ })).toBeVisible();
  await enter(page.getByRole('button', { name: 'Nach vorne' }));
  await save(page, 'Bildvorlage gespeichert.');
  await expect(async () => expect(await pictureAt(page, address!)).not.toBe(before)).toPass();

  await enter(page.getByRole('button', { name: 'Verlauf' }));
  const history = page.getByRole('dialog', { name: /^Verlauf von/ });
  await expect(history.getByText('Ausrichtung').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNothingSeriousAt(page, phone, tablet, desk);
});

test('layers are dragged into place, also at a guide line, and their handles resize them', async ({
  page,
}) => {
  await openBackOffice(page, 'image-templates/new');
  await page.getByRole('button', { name: 'Ebene hinzufügen' }).click();
  await page.getByRole('menuitem', { name: 'Form' }).click();
  const fields = page.getByRole('region', { name: /^1\. Form/ });
  const value = (name: string) => fields.getByRole('textbox', { name, exact: true });
  await expect(value('Von links')).toHaveValue('25');
  await canvas(page).locator('canvas').first().waitFor();
  const place = async (x: number, y: number) => {
    const box = (await canvas(page).locator('.konvajs-content').boundingBox())!;
    const margin = 28;
    const [width, height] = [box.width - 2 * margin, box.height - 2 * margin];
    return [box.x + margin + (x / 100) * width, box.y + margin + (y / 100) * height] as const;
  };
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...(await place(...from)));
    await page.mouse.down();
    await page.mouse.move(...(await place(...to)), { steps: 5 });
    await page.mouse.up();
  };
  await canvas(page).scrollIntoViewIfNeeded();
  await drag([50, 50], [25.5, 40]);
  await expect(value('Von links')).toHaveValue('0');
  await expect(value('Von oben')).not.toHaveValue('25');
  const top = Number((await value('Von oben').inputValue()).replace(',', '.'));
  await drag([50, top + 25], [70, top + 25]);
  await expect(value('Breite')).not.toHaveValue('50');
  await expect(value('Höhe')).toHaveValue('50');
  await page.getByRole('button', { name: 'Rückgängig (Strg+Z)' }).click();
  await expect(value('Breite')).toHaveValue('50');
});
