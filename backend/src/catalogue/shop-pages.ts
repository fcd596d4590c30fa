import { legalPages } from '@bestellwerk/domain/text/legal-pages';
import { comparablePath } from '@bestellwerk/domain/website/paths';
import type { CatalogueReader } from '../platform/catalogue-reader.js';

/** Whether the shop has a page at a path; true if that cannot be decided because the catalogue has not been read. */
export function hasShopPage(path: string, reader: CatalogueReader): boolean {
  if (isSite(path, reader)) return true;
  const [kind = '', name, more, ...rest] = path.split('/').filter(Boolean);
  if (kind.toLowerCase() === 'store' && name) return isOfBranch(more, rest) && isBranch(name, reader);
  if (kind.toLowerCase() === 'self-service' && name) {
    return isOfKiosk(more, rest) && isBranch(name, reader);
  }
  if (rest.length > 0) return false;
  switch (kind.toLowerCase()) {
    case '':
      return true;
    case 'status':
      return more !== undefined;
    case 'vorschau':
      return more === undefined;
    case 'site':
      return more === undefined && !!name && isText(name, reader);
    default:
      return false;
  }
}

/** The menu, the checkout, and the checkout after a payment that failed. */
const isOfBranch = (page: string | undefined, rest: readonly string[]): boolean =>
  page === undefined || ['checkout', 'checkout/error'].includes([page, ...rest].join('/').toLowerCase());

/** The menu and the checkout. */
const isOfKiosk = (page: string | undefined, rest: readonly string[]): boolean =>
  rest.length === 0 && (page === undefined || page.toLowerCase() === 'checkout');

const isBranch = (name: string, reader: CatalogueReader): boolean =>
  unlessAway(() => reader.branch(name) !== undefined, true);

/** The page of the website that is shown at a path. */
export const siteAt = (path: string, reader: CatalogueReader) =>
  unlessAway(() => reader.catalogue().sites.find((site) => site.path === comparablePath(path)), undefined);

/** Whether a page of the website is shown at a path. */
export const isSite = (path: string, reader: CatalogueReader): boolean => siteAt(path, reader) !== undefined;

function isText(name: string, reader: CatalogueReader): boolean {
  const page = legalPages.find(({ path }) => path === `/site/${name.toLowerCase()}`);
  return page !== undefined && unlessAway(() => reader.catalogue().config[page.text] !== '', true);
}

function unlessAway<Found>(look: () => Found, otherwise: Found): Found {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
