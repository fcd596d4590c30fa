import { expect, request as requests, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { Player } from '../support/player.js';

test.use({ viewport: { width: 1440, height: 900 } });

async function sendMessage(page: Page, screen: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Befehl senden an ${screen}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nachricht').fill(text);
  await expect(drawer.getByRole('figure')).toContainText(text);
  await drawer.getByRole('button', { name: 'Senden' }).click();
  await drawer.waitFor({ state: 'hidden' });
}

test(
  'staff pair a screen, see each step of a command at once, and read its result',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const player = await Player.waiting(await requests.newContext({ baseURL }));
    await openBackOffice(page, 'screens');
    await page.getByRole('button', { name: 'Bildschirm koppeln' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code').fill(player.code.toLowerCase());
    await dialog.getByLabel('Name des Bildschirms').fill('Theke');
    await dialog.getByRole('button', { name: 'Koppeln' }).click();
    const screen = page.getByRole('article', { name: 'Theke' });
    await expect(screen).toContainText('Offline');
    await player.begin();
    await expect(screen).toContainText('Online');

    const step = screen.locator('[aria-current="step"]');
    await sendMessage(page, 'Theke', 'Guten Appetit!');
    await expect(step).toContainText('Angefordert');
    const first = await player.fetch();
    await expect(step).toContainText('Zugestellt');
    await player.answer(first, 'acknowledge');
    await expect(step).toContainText('Begonnen');

    await page.getByRole('button', { name: 'Befehl senden an Theke' }).click();
    await dialog.getByLabel('Befehl').selectOption('Neu laden');
    await dialog.getByRole('button', { name: 'Senden' }).click();
    await expect(screen).toContainText('1 Befehl wartet');
    await screen.getByRole('button', { name: 'Abbrechen: Neu laden' }).click();
    await expect(screen).not.toContainText('1 Befehl wartet');

    await player.answer(first, 'fail', { code: 'no-font', message: 'Die Schrift fehlt.' });
    await expect(screen).toContainText('Die Schrift fehlt.');

    await screen.getByRole('link', { name: 'Theke' }).click();
    const history = page
      .getByRole('region', { name: 'Verlauf der Befehle' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText('Abgebrochen');
    await expect(history.last()).toContainText('Fehlgeschlagen');

    await page.getByRole('button', { name: 'Weitere Aktionen für Theke' }).click();
    await page.getByRole('menuitem', { name: 'Bildschirm trennen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bildschirm trennen' }).click();
    await expect(page.getByText('Diesen Bildschirm gibt es nicht.')).toBeVisible();
  },
);
