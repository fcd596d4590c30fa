import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { signIn } from './administrator.js';
import { seriousProblems } from './axe.js';
import { otherPages } from './back-office-pages.js';
import { brokenWords, SHORT_WORD } from './broken-words.js';
import { nameAtLength } from './long-names.js';
import { placeOrder, takeawayForm } from './order.js';
import { faultsOn, widths } from './width-faults.js';

/** Where words are most likely to break: the narrowest phone, the usual one, and a tablet with a table. */
const widthsOfWords = new Set([320, 390, 820]);
const WIDTH_OF_LISTS = 820;
const WIDTH_OF_FORMS = 1440;

interface Searched {
  readonly lists: readonly string[];
  readonly forms: readonly string[];
  readonly at?: readonly number[];
}

/**
 * What is wrong with the pages of the back office when everything has a long name: with these lists and forms, each of
 * which is searched by axe at one width, and with all other pages.
 */
export async function backOfficeFaults(
  context: BrowserContext,
  visitor: APIRequestContext,
  { lists, forms, at = widths() }: Searched,
): Promise<string[]> {
  const { id } = await placeOrder(visitor, await takeawayForm(visitor));
  await nameAtLength(context);
  const ofLogin = await faultsOn(context, ['/backend/login'], at);
  await signIn(context.request);
  const first = async (path: string) =>
    `${path}/${(await (await context.request.get(`/api/${path}`)).json()).data[0].id}`;
  const records = await Promise.all(['products', 'branches', 'menus', 'images'].map(first));
  const inBackOffice = (path: string) => `/backend/${path}`;
  const widthOfAxe = new Map<string, number>([
    ...lists.map((path) => [inBackOffice(path), WIDTH_OF_LISTS] as const),
    ...forms.map((path) => [inBackOffice(path), WIDTH_OF_FORMS] as const),
  ]);
  const paths = [...otherPages, `orders/${id}`, ...lists, ...forms, ...records].map(inBackOffice);
  const found = await faultsOn(context, paths, at, async (page, path, width) => [
    ...(widthsOfWords.has(width) ? await page.evaluate(brokenWords, SHORT_WORD) : []),
    ...(widthOfAxe.get(path) === width ? await seriousProblems(page) : []),
  ]);
  return [...ofLogin, ...found];
}
