import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { openLoaded } from '../support/back-office.js';
import { backOfficeFaults } from '../support/back-office-faults.js';
import { sample } from '../support/back-office-pages.js';
import { brokenWords } from '../support/broken-words.js';
import { headFaults } from '../support/card-heads.js';
import { showLateOrders } from '../support/late-orders.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { faultsOf, widths } from '../support/width-faults.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

test('no page of the back office, forms with each kind of control included, scrolls sideways, overlaps, breaks short words or has a serious accessibility problem', async ({
  context,
  request,
}) => {
  expect(await backOfficeFaults(context, request, sample)).toEqual([]);
});

test('the cards of late orders break no short word and keep their head in order at every width', async ({
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await signIn(page.request);
  const { data } = await (await page.request.get(`/api/orders/${id}`)).json();
  await showLateOrders(page, data);
  await openLoaded(page, '/backend/orders/board');
  await page.getByText('unbestätigt').first().waitFor();
  const found = await faultsOf(page, 'the board', widths, async (board) => [
    ...(await board.evaluate(brokenWords)),
    ...(await board.evaluate(headFaults)),
  ]);
  expect(found).toEqual([]);
});
