import { expect, test, type APIRequestContext } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { expectNothingSeriousAt, desk, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { post } from '../support/own-site.js';
import { changeSettings } from '../support/settings.js';

const inTwoHours = () => new Date(Math.ceil((Date.now() + 2 * 3_600_000) / 300_000) * 300_000).toISOString();

const step = (staff: APIRequestContext, id: string, name: string, data: object = {}) =>
  post(staff, `/api/orders/${id}/status/${name}`, data);

test.use({ viewport: { width: 390, height: 844 } });

test('a guest accepts the time that the branch proposes while the page is open', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await takeawayForm(request));
  await signIn(request);
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await expect(page.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible();
  await step(request, order.id, 'confirm', { counterAppointment: inTwoHours() });

  await expect(page.getByRole('heading', { name: /^Passt Ihnen .* Uhr\?$/ })).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
  await page.getByRole('button', { name: 'Nein, Bestellung stornieren' }).dblclick();
  await expect(page.getByRole('button', { name: 'Wirklich stornieren' })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Doch nicht' }).click({ timeout: 1000 });
    await expect(page.getByRole('button', { name: 'Nein, Bestellung stornieren' })).toBeFocused({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Ja, das passt' }).click();
  await expect(page.getByRole('heading', { name: 'Bestellung bestätigt' })).toBeVisible();
  await expect(page.getByText(/Passt Ihnen/)).toHaveCount(0);
});

test('a guest reviews a completed order by keyboard, once', async ({ page, request }) => {
  const order = await placeOrder(request, await takeawayForm(request));
  await signIn(request);
  await changeSettings(request, { enablePluginOrderReviews: true });
  for (const name of ['confirm', 'in-delivery', 'completed']) await step(request, order.id, name);

  await page.goto(`/status/${order.uid}/${order.hash}`);
  const send = page.getByRole('button', { name: 'Bewertung senden' });
  await send.click();
  await expect(page.getByText('Bitte wählen Sie einen bis fünf Sterne aus.')).toHaveCount(4);
  for (const question of [/insgesamt/, /Essen/, /Service/, /Bestellen/]) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '3 Sterne' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('textbox', { name: /mitteilen/ }).fill('Das Schnitzel war großartig.');
  await expectNothingSeriousAt(page, phone, desk);
  await send.click();
  await expect(page.getByText('Sie haben uns 4 Sterne gegeben.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sie haben uns 4 Sterne gegeben.')).toBeVisible();
});
