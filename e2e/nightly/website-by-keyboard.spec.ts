import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { expectToast } from '../support/record-forms.js';

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

const MOST_STOPS = 120;

/** Goes on by the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

async function press(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first(), key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }).first());
  await page.keyboard.type(text);
}

const entries = (page: Page) =>
  page
    .getByRole('list', { name: 'Einträge' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));

test('contents as a tree are made, ordered, published and taken back by the keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const identifier = `baum-${randomUUID().slice(0, 8)}`;
  await openBackOffice(page, 'nodes/new');
  await type(page, 'Name', 'Herkunft');
  await type(page, 'Kennung', identifier);
  for (const label of ['Fleisch', 'Rind']) {
    await press(page, 'Eintrag hinzufügen');
    await expect(page.getByRole('textbox', { name: 'Überschrift' }).last()).toBeFocused();
    await page.keyboard.type(label);
  }
  await tabTo(page, page.getByRole('button', { name: 'Rind verschieben' }), 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowRight');
  await expect
    .poll(() => entries(page))
    .toEqual(['Fleisch, Ebene 1, Platz 1 von 1', 'Rind, Ebene 2, Platz 1 von 1']);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(() => entries(page))
    .toEqual(['Rind, Ebene 1, Platz 1 von 2', 'Fleisch, Ebene 1, Platz 2 von 2']);
  await press(page, 'Speichern');
  await expectToast(page, 'Inhalt im Baum erstellt.');
  await expectNothingSeriousAt(page, phone, tablet, desk);

  const shown = async (): Promise<string[] | number> => {
    const answer = await guest.get(`/api/nodes/${identifier}`);
    if (!answer.ok()) return answer.status();
    const { data } = (await answer.json()) as { data: { items: { label: string }[] } };
    return data.items.map(({ label }) => label);
  };
  const guest = (await browser.newContext()).request;
  expect(await shown()).toBe(404);
  await press(page, 'Jetzt veröffentlichen');
  await expectToast(page, /veröffentlicht/);
  await expect.poll(shown).toEqual(['Rind', 'Fleisch']);
  await press(page, 'Zurückziehen');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Zurückziehen' }));
  await page.keyboard.press('Enter');
  await expectToast(page, /zurückgezogen/);
  await expect.poll(shown).toBe(404);
});
