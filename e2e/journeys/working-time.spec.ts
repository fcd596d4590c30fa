import { expect, test } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { anotherBackOffice } from '../support/back-office.js';
import { post } from '../support/own-site.js';
import { hire } from '../support/people.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('a shift that begins in the back office is shown to others at once, and in the time sheet', async ({
  page,
  browser,
}) => {
  await openBackOffice(page, 'my-time');
  const clock = page.getByRole('region', { name: 'Stempeluhr' });
  const branch = await clock.getByLabel('Filiale').locator('option:checked').textContent();
  const colleague = await anotherBackOffice(browser, 'team');
  const team = colleague.getByRole('region', { name: branch!, exact: true });
  const own = team.getByRole('listitem').filter({ hasText: 'Administrator' });
  await team.getByText('Im Dienst', { exact: true }).waitFor();
  await expect(own).toHaveCount(0);

  await clock.getByRole('button', { name: 'Dienst beginnen' }).click();
  await expect(clock.getByRole('status')).toHaveText(/^Im Dienst seit \d\d:\d\d$/);
  await expect(own).toContainText('Im Dienst seit');
  await clock.getByRole('button', { name: 'Pause' }).click();
  await expect(own).toContainText('In Pause seit');
  await clock.getByRole('button', { name: 'Weiter' }).click();
  await clock.getByRole('button', { name: 'Dienst beenden' }).click();
  await page.getByRole('button', { name: 'Ja, beenden' }).click();
  await expect(own).toHaveCount(0);
  await colleague.context().close();
  await expect(clock.getByRole('status')).toHaveText('Nicht im Dienst');
  await expect(page.getByRole('region', { name: 'Aufzeichnungen' })).toContainText('Beendet');

  await page.goto('/backend/working-activities');
  await page
    .getByRole('row', { name: /Beendet/ })
    .filter({ hasText: 'Administrator' })
    .getByRole('button')
    .first()
    .click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('Die eigene Arbeitszeit kann niemand selbst ändern.');
  await expect(detail.getByRole('button', { name: 'Korrigieren' })).toHaveCount(0);
});

test('on a phone a failed press is said over the whole width, and no longer once it has succeeded', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBackOffice(page, 'my-time');
  const clock = page.getByRole('region', { name: 'Stempeluhr' });
  const start = clock.getByRole('button', { name: 'Dienst beginnen' });
  await start.waitFor();
  await context.setOffline(true);
  await start.click();
  const text = page.getByText('Aktivität konnte nicht gestartet werden.');
  await expect(text).toBeVisible();
  expect((await text.boundingBox())!.width).toBeGreaterThan(280);
  await context.setOffline(false);
  await start.click();
  await expect(clock.getByRole('status')).toHaveText(/^Im Dienst seit/);
  await expect(text).toHaveCount(0);
  await clock.getByRole('button', { name: 'Dienst beenden' }).click();
  await page.getByRole('button', { name: 'Ja, beenden' }).click();
  await expect(clock.getByRole('status')).toHaveText('Nicht im Dienst');
});

test('a code for the terminal is shown once and opens it', async ({ page, context }) => {
  await openBackOffice(page, 'my-time');
  await page.getByRole('button', { name: 'Zugangscode für die Zeiterfassung' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Code erzeugen' }).click();
  const terminal = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'hier öffnen' }).click();
  await expect((await terminal).getByText('Nicht im Dienst')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Zugangscode für die Zeiterfassung' }).click();
  await expect(dialog.getByText('Benutzername')).toHaveCount(0);
});

test('at the terminal the answers to the question before the end are not where its button was', async ({
  page,
}) => {
  await signIn(page.request);
  const user = await hire(page.request);
  const code = await post<{ accessToken: string }>(
    page.request,
    `/api/users/${user.id}/time-tracking-token`,
    {},
  );
  await page.goto(`/zeiterfassung#${user.username}/${code.accessToken}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const ask = async () => {
    await expect(button('Dienst beenden')).toBeEnabled();
    await button('Dienst beenden').scrollIntoViewIfNeeded();
    const tapped = (await button('Dienst beenden').boundingBox())!;
    await button('Dienst beenden').click();
    await expect(button('Weiterarbeiten')).toBeFocused();
    for (const name of ['Weiterarbeiten', 'Ja, beenden']) {
      expect(overlap(tapped, (await button(name).boundingBox())!), name).toBe(false);
    }
  };
  await button('Dienst beginnen').click();
  for (const state of ['at work', 'in a pause']) {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [1280, 800],
    ] as const) {
      await test.step(`${state}, ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await ask();
        await button('Weiterarbeiten').click();
      });
    }
    if (state === 'at work') await button('Pause beginnen').click();
  }
  await ask();
  await button('Ja, beenden').click();
  await expect(page.getByText('Ihr Dienst ist beendet.')).toBeVisible();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
