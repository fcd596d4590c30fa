import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';

test('a day is closed with the counted cash, tells what came later, and is opened again', async ({
  page,
  request,
}) => {
  await signIn(page.request);
  const branch = await ownBranch(page.request);
  const { id, ticketNumber } = await placeOrder(request, branch.form);
  await post(page.request, `/api/orders/${id}/payments`, { method: 'cash', amount: 5 });

  await page.goto('/backend/closings');
  await page.getByRole('button', { name: branch.name, exact: true }).click();
  await expect(page.getByText('Noch nicht abgeschlossen')).toBeVisible();
  await page.getByRole('button', { name: 'Tag abschließen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Anfangsbestand/).fill('100');
  await dialog.getByLabel(/^Gezählt/).fill('104,50');
  await dialog.getByRole('button', { name: 'Tag abschließen' }).click();
  await expect(dialog.getByText(/warum der gezählte Betrag vom erwarteten abweicht/)).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByLabel('Grund der Differenz').fill('Falsch herausgegeben');
  await dialog.getByLabel(/^Entnommen/).fill('4,50');
  await dialog.getByRole('button', { name: 'Tag abschließen' }).click();
  await expect(page.getByText('Abgeschlossen', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Kassensturz')).toContainText(/Differenz−0,50.€/);

  await post(page.request, `/api/orders/${id}/payments`, { method: 'atm-card', amount: 1 });
  await page.reload();
  const closed = page
    .getByRole('region', { name: 'Tagesabschluss' })
    .getByRole('row', { name: /^Einnahmen/ });
  await expect(closed).toContainText(/5,00.€6,00.€\+1,00.€/);
  const later = page.getByRole('region', { name: 'Nach dem Abschluss' });
  await expect(later.getByRole('listitem')).toContainText(['Zahlung, Bankomatkarte']);
  await expect(later.getByRole('link', { name: `Bestellung ${ticketNumber}` })).toBeVisible();
  await expectNothingSeriousAt(page, desk, phone);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als CSV laden' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`;"${branch.name}";Einnahmen;"Barzahlung: Zahlung";1;;;5,00;EUR;ja`);
  expect(file).toContain(';Kassensturz;"Gezählt";;;;104,50;EUR;ja');
  expect(file).toContain(`;"${branch.name}";Einnahmen;"Bankomatkarte: Zahlung";1;;;1,00;EUR;danach`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Tag wieder öffnen' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Abschlüsse' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Tag wieder öffnen' }).click();
  await dialog.getByLabel('Grund').fill('Noch nicht vorbei');
  await dialog.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(page.getByText('Wieder geöffnet', { exact: true })).toBeVisible();
  await expect(page.getByText('Noch nicht vorbei')).toBeVisible();
  await page.getByRole('button', { name: 'Tag abschließen' }).click();
  await dialog.getByLabel(/^Gezählt/).fill('100');
  await expect(dialog).toContainText(/Bereits entnommen4,50.€/);
  await expect(dialog).toContainText(/Erwartet100,50.€/);
  await dialog.getByRole('button', { name: 'Zurück' }).click();

  await page.getByText('Monat', { exact: true }).click();
  await expect(page.getByText('Der Monat kann abgeschlossen werden, sobald er vorbei ist.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tage' }).getByText('Offen')).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
});
