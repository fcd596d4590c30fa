import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { signIn } from '../support/administrator.js';
import { phone } from '../support/axe.js';
import { placeOrder } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';
import { takenOver } from '../support/taken-over.js';
import { specified } from '../texts/specified-texts.js';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ request }) => signIn(request));

const step = (staff: APIRequestContext, id: string, name: string, data: object = {}) =>
  post(staff, `/api/orders/${id}/status/${name}`, data);
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name }).first();
const progress = (page: Page) => page.getByRole('list', { name: 'Fortschritt' });
const inTwoHours = () => new Date(Math.ceil((Date.now() + 2 * 3_600_000) / 300_000) * 300_000).toISOString();

/** Orders in a branch of this test's own and opens the page of the order. */
async function order(
  page: Page,
  request: APIRequestContext,
  fields: object,
  more: object = {},
): Promise<string> {
  const { form } = await ownBranch(request, { ...more });
  const { id, uid, hash } = await placeOrder(request, { ...form, ...fields });
  await page.goto(`/status/${uid}/${hash}`);
  await takenOver(page);
  return id;
}

test('an order for the table has the specified words until it is completed', async ({ page, request }) => {
  const more = { isDineInEnabled: true, isTableSelectionEnabled: false };
  const id = await order(page, request, { isDineIn: true }, more);
  await expect(page).toHaveTitle(specified('title.status', { base: 'Zur Linde' }));
  await expect(page.getByRole('main').getByText(specified('status.ticket')).first()).toBeVisible();
  await step(request, id, 'confirm');
  await expect(heading(page, specified('status.confirmed'))).toBeVisible();
  await step(request, id, 'in-delivery');
  await expect(heading(page, specified('status.ready'))).toBeVisible();
  await step(request, id, 'completed');
  await expect(heading(page, specified('status.completed'))).toBeVisible();
});

test('a delivery paid online has the specified words from the payment to the refund', async ({
  page,
  request,
}) => {
  const area = { area: 'Probeviertel', price: 2.5, tax: 20, free: false, freeFromOrderValue: null };
  const address = { street: 'Zieglergasse 5', zipCode: '1070', city: 'Wien', country: 'AT' };
  const id = await order(
    page,
    request,
    { ...address, isDelivery: true, deliveryArea: area.area, paymentMethod: 'datatrans' },
    {
      ...{ isDeliveryEnabled: true, isDatatransEnabled: true },
      deliveryAreas: [{ ...area, minimumOrderValue: null, zipCodes: '1070' }],
    },
  );
  await expect(heading(page, specified('status.paying'))).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.waitForURL(/\/v1\/start\//);
  await page.getByRole('button', { name: 'Jetzt bezahlen', exact: true }).click();
  await expect(progress(page).getByText(specified('status.paid'))).toBeVisible();
  await step(request, id, 'confirm');
  await step(request, id, 'in-delivery');
  await expect(heading(page, specified('status.dispatched'))).toBeVisible();
  await step(request, id, 'completed');
  await expect(heading(page, specified('status.delivered'))).toBeVisible();
  await post(request, `/api/orders/${id}/refunds`, { cause: 'goodwill', reason: 'Kalt angekommen' });
  // The page of a completed order no longer moves by itself.
  await expect(async () => {
    await page.reload();
    await expect(progress(page).getByText(specified('status.refunded'))).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an order for which another time is proposed can be canceled with the specified words', async ({
  page,
  request,
}) => {
  const id = await order(page, request, {});
  await step(request, id, 'confirm', { counterAppointment: inTwoHours() });
  await expect(page.getByRole('button', { name: specified('status.decline') })).toBeVisible();
  await step(request, id, 'reject', { message: 'Heute leider nicht mehr.' });
  await expect(heading(page, specified('status.rejected'))).toBeVisible();
});

test('without tickets an order shows its number', async ({ page, request }) => {
  await page.route('**/api/init', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Catalogue };
    json.data.config.disableTickets = true;
    await route.fulfill({ response, json });
  });
  await order(page, request, {});
  await expect(page.getByRole('main').getByText(specified('status.number')).first()).toBeVisible();
  await expect(page.getByText(specified('status.ticket'))).toHaveCount(0);
});
