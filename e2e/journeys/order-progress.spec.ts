import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { expectNothingSerious, phone } from '../support/axe.js';
import { placeOrder } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';

const step = (staff: APIRequestContext, id: string, name: string, data: object = {}) =>
  post(staff, `/api/orders/${id}/status/${name}`, data);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const progress = (page: Page) => page.getByRole('list', { name: 'Fortschritt' });
const reached = (page: Page, label: string) =>
  progress(page).locator('li[data-state=done]').filter({ hasText: label });

const delivery = {
  isDelivery: true,
  deliveryArea: 'Probeviertel',
  ...{ street: 'Zieglergasse 5', zipCode: '1070', city: 'Wien', country: 'AT' },
  paymentMethod: 'datatrans',
};
const area = { area: 'Probeviertel', price: 2.5, tax: 20, free: false, freeFromOrderValue: null };

test.use({ viewport: phone });

test('a guest reads every state of a delivery paid online, on a page that moves by itself, and its refund', async ({
  page,
  request,
}) => {
  await signIn(request);
  const { form } = await ownBranch(request, {
    isDeliveryEnabled: true,
    isDatatransEnabled: true,
    deliveryAreas: [{ ...area, minimumOrderValue: null, zipCodes: '1070' }],
  });
  const order = await placeOrder(request, { ...form, ...delivery });
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await expect(heading(page, 'Warten auf Zahlungseingang')).toBeVisible();
  await expect(progress(page)).toContainText('Warten auf Zahlungseingang');

  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.waitForURL(/\/v1\/start\//);
  await page.getByRole('button', { name: 'Jetzt bezahlen', exact: true }).click();
  await expect(heading(page, 'Warten auf Bestätigung')).toBeVisible();
  await expect(progress(page)).toContainText('Bezahlt');
  await step(request, order.id, 'confirm');
  await expect(heading(page, 'Bestellung bestätigt')).toBeVisible();
  await expect(reached(page, 'Bezahlt')).toBeVisible();
  await step(request, order.id, 'in-delivery');
  await expect(heading(page, 'In Zustellung')).toBeVisible();
  await step(request, order.id, 'completed');
  await expect(heading(page, 'Zugestellt')).toBeVisible();
  await expect(reached(page, 'Zugestellt')).toBeVisible();
  await expectNothingSerious(page);

  await post(request, `/api/orders/${order.id}/refunds`, { cause: 'goodwill', reason: 'Kalt angekommen' });
  // The page of a completed order no longer moves by itself.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Kreditkarte · Rückerstattet')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(reached(page, 'Rückerstattet')).toBeVisible();
  await expect(progress(page)).not.toContainText('Bezahlt');
});

test('a guest who fetches the order reads that it is ready and over, and of a rejected one only that and why', async ({
  page,
  request,
}) => {
  await signIn(request);
  const { form } = await ownBranch(request);
  const order = await placeOrder(request, form);
  await page.goto(`/status/${order.uid}/${order.hash}`);
  await expect(heading(page, 'Warten auf Bestätigung')).toBeVisible();
  await step(request, order.id, 'confirm');
  await expect(heading(page, 'Bestellung bestätigt')).toBeVisible();
  await step(request, order.id, 'in-delivery');
  await expect(heading(page, 'Bereit zur Abholung')).toBeVisible();
  await step(request, order.id, 'completed');
  await expect(heading(page, 'Abgeschlossen')).toBeVisible();

  const rejected = await placeOrder(request, { ...form, lastName: 'Abgelehnt' });
  await page.goto(`/status/${rejected.uid}/${rejected.hash}`);
  await expect(progress(page)).toBeVisible();
  await step(request, rejected.id, 'reject', { message: 'Heute leider keine Schnitzel mehr.' });
  await expect(heading(page, 'Bestellung storniert').first()).toBeVisible();
  await expect(page.getByText('Heute leider keine Schnitzel mehr.')).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await expectNothingSerious(page);
});
