import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { phone } from '../support/axe.js';
import { newBranchKey, openDisplay, stopPolling } from '../support/displays.js';
import { placeOrder } from '../support/order.js';
import { ownBranch } from '../support/own-branch.js';
import { ownSite, post } from '../support/own-site.js';

/** How long what staff do may take to reach a page that is open elsewhere. */
const soon = { timeout: 1_000 };

test('the display at the front desk shows within a second what staff have done', async ({
  page,
  request,
}) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const { id, ticketNumber } = await placeOrder(request, branch.form);
  await stopPolling(page);
  await openDisplay(page, 'abholung', branch.id, await newBranchKey(request, branch.id));
  const ticket = (title: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
      .getByText(String(ticketNumber), { exact: true });
  const step = (name: string) => post(request, `/api/orders/${id}/status/${name}`, {});

  await step('confirm');
  await expect(ticket('In Vorbereitung')).toBeVisible(soon);
  await step('in-delivery');
  await expect(ticket('Abholbereit')).toBeVisible(soon);
  await step('completed');
  await expect(ticket('Abholbereit')).toHaveCount(0, soon);
});

test('an open menu shows within a second that a dish is sold out, and that the branch pauses', async ({
  browser,
  request,
}) => {
  await signIn(request);
  const { id, identifier, product } = await ownBranch(request);
  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(`/store/${identifier}`);
  const dish = guest.getByRole('article').filter({ hasText: product.name });
  await expect(dish.getByRole('button')).toBeEnabled();

  await post(request, `/api/branches/${id}/sold-out/${product.id}`, {});
  await expect(dish.getByText('Heute ausverkauft')).toBeVisible(soon);
  await request.delete(`/api/branches/${id}/sold-out/${product.id}`, { headers: ownSite });
  await expect(dish.getByRole('button')).toBeEnabled(soon);
  await post(request, `/api/branches/${id}/ordering/pause`, { minutes: 15 });
  await expect(guest.getByText(/nehmen wir wieder Bestellungen an/)).toBeVisible(soon);
  await post(request, `/api/branches/${id}/ordering/resume`, {});
  await expect(guest.getByText(/nehmen wir wieder Bestellungen an/)).toHaveCount(0, soon);
  await guest.context().close();
});
