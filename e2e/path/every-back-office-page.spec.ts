import { expect, test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { seriousProblems } from '../support/axe.js';
import { openLoaded } from '../support/back-office.js';
import { forms, lists, otherPages } from '../support/back-office-pages.js';
import { brokenWords } from '../support/broken-words.js';
import { headFaults } from '../support/card-heads.js';
import { showLateOrders } from '../support/late-orders.js';
import { nameAtLength } from '../support/long-names.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { faultsOf, faultsOn, widths as allWidths } from '../support/width-faults.js';

/** Enough for so many pages. */
const widths = [320, 360, 390, 540, 720, 768, 820, 1024, 1133, 1440, 1920, 2560];
/** Where words are most likely to break: the narrowest phone, the usual one, and a tablet with a table. */
const widthsOfWords = new Set([320, 390, 820]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

test('no page of the back office scrolls sideways, overlaps, breaks short words or has a serious accessibility problem', async ({
  context,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await nameAtLength(context);
  expect(await faultsOn(context, ['/backend/login'], widths)).toEqual([]);
  await signIn(context.request);
  const first = async (path: string) =>
    `${path}/${(await (await context.request.get(`/api/${path}`)).json()).data[0].id}`;
  const records = await Promise.all(['products', 'branches', 'menus', 'images'].map(first));
  const paths = [...otherPages, `orders/${id}`, ...lists, ...forms, ...records].map(
    (path) => `/backend/${path}`,
  );
  /** Each list is searched for what hinders people at one width, and each form at another. */
  const widthOfAxe = new Map<string, number>([
    ...lists.map((path) => [`/backend/${path}`, 820] as const),
    ...forms.map((path) => [`/backend/${path}`, 1440] as const),
  ]);
  const found = await faultsOn(context, paths, widths, async (page, path, width) => [
    ...(widthsOfWords.has(width) ? await page.evaluate(brokenWords) : []),
    ...(widthOfAxe.get(path) === width ? await seriousProblems(page) : []),
  ]);
  expect(found).toEqual([]);
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
  const found = await faultsOf(page, 'the board', allWidths, async (board) => [
    ...(await board.evaluate(brokenWords)),
    ...(await board.evaluate(headFaults)),
  ]);
  expect(found).toEqual([]);
});
