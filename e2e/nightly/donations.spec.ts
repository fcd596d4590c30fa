import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { sendOrder } from '../support/checkout.js';
import { post } from '../support/own-site.js';
import { changeSettings } from '../support/settings.js';
import { takenOver } from '../support/taken-over.js';
import { faultsOf } from '../support/width-faults.js';

test.beforeEach(async ({ request }) => {
  await signIn(request);
  await changeSettings(request, { enablePluginDonations: true });
});
test.afterEach(({ request }) => changeSettings(request, { enablePluginDonations: false }));

test('a guest gives an amount of their own to one of many organisations, which is a line of every sum', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 6);
  const longest = `Verein für die Erhaltung der Wiener Wirtshauskultur ${mark}`;
  for (const [index, name] of ['Gruft', 'Tierheim', 'Lesepaten', 'Blumenhof', longest].entries()) {
    await post(request, '/api/donatees', {
      ...{ name, identifier: `d-${index}-${mark}`, description: 'Seit 1987', isEnabled: true },
    });
  }
  await expect
    .poll(async () => JSON.stringify((await (await request.get('/api/init')).json()).data.donatees))
    .toContain(longest);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/store/wien');
  await takenOver(page);
  await page.getByRole('button', { name: 'Kürbiscremesuppe hinzufügen' }).click();
  await page.goto('/store/wien/checkout');
  await page.getByRole('button', { name: 'Organisation wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: longest }).check();
  expect(await faultsOf(page, 'the dialog')).toEqual([]);
  await expectNothingSeriousAt(page, phone, desk);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('group', { name: 'Möchten Sie selbst etwas dazugeben?' });
  await question.getByText('Anderer Betrag').click();
  await question.getByLabel(/Ihr Betrag/).fill('3,20');
  const send = page.getByRole('button', { name: /abschicken/ });
  await expect(send).toContainText('9,10 €');
  expect(await faultsOf(page, 'the checkout')).toEqual([]);
  await expectNothingSeriousAt(page, phone, desk);

  const { id } = await sendOrder(page, `Spende ${mark}`);
  await expect(page.getByText(`Ihre Spende an ${longest}`, { exact: true })).toBeVisible();
  await expect(page.getByText('9,10 €').first()).toBeVisible();
  await expect(page.getByText(`Zusätzlich: Spende an ${longest}`)).toBeVisible();

  await signIn(page.request);
  await page.goto(`/backend/orders/${id}`);
  await expect(page.getByText(`Spende des Gastes an ${longest}`)).toBeVisible();
});
