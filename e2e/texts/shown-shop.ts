import type { Page } from '@playwright/test';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { takenOver } from '../support/taken-over.js';

/** A Wednesday. */
export const noon = '2027-03-03T12:00:00+01:00';

const sampleBranches = ['wien', 'graz', 'linz'];
type Hours = Branch['openingHours'];

/** Daily, each from and to as 'HH:mm'. */
export const daily = (...slots: [from: string, to: string][]): Hours =>
  slots.map(([from, to]) => ({ type: 'daily', date: null, isClosed: false, from, to }));

export const only = (type: Hours[number]['type'], from: string, to: string): Hours => [
  { type, date: null, isClosed: false, from, to },
];

export const aroundTheClock = daily(['00:00', '24:00']);

/**
 * From now on the page is shown the sample shop as `change` made it, and that all its branches are open: settings and hours
 * of the server, which others use as well, stay as they are.
 */
export async function showShop(
  page: Page,
  change: (shop: Catalogue) => void = () => undefined,
): Promise<void> {
  const answer = await page.request.get('/api/init');
  const { data: shop } = (await answer.json()) as { data: Catalogue };
  shop.branches = shop.branches.filter(({ identifier }) => sampleBranches.includes(identifier));
  for (const branch of shop.branches) {
    Object.assign(branch, { openingHours: aroundTheClock, isDeliveryHoursEnabled: false });
  }
  change(shop);
  await page.unroute('**/api/init');
  await page.route('**/api/init', (route) => route.fulfill({ json: { data: shop } }));
}

/** The same with changed fields of the first branch, and of the settings. */
export const showBranch = (
  page: Page,
  fields: Partial<Branch>,
  config: Partial<Catalogue['config']> = {},
): Promise<void> =>
  showShop(page, (shop) => {
    Object.assign(shop.branches[0]!, fields);
    Object.assign(shop.config, config);
  });

/** Opens a page of the shop, or the same once more. Resolves once it shows what `showShop` has made. */
export async function openShop(page: Page, path?: string): Promise<void> {
  await (path === undefined ? page.reload() : page.goto(path));
  await takenOver(page);
}
