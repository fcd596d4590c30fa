import type { Problem } from '../kernel/refusal.js';
import { accessibilityPage, legalPages } from '../text/legal-pages.js';

/** Where the server itself, the back office, devices and single orders are. */
const OF_SERVER =
  /^\/(api|backend|devices|image|upload|fonts|health|metrics|socket\.io|assets|status|zeiterfassung|signage|abholung|theke|kueche|vorschau|icon\.svg|robots\.txt|sitemap\.xml)(\/|$)/;
/** Where the shop has pages of its own. */
const OF_SHOP = /^\/store(\/|$)/;
export const SHOP_IS_HERE = 'Unter dieser Adresse steht der Shop.';
const textPages: readonly string[] = [...legalPages, accessibilityPage].map(({ path }) => path);

/** Where the shop shows drafts of pages to those who have a link. */
export const PREVIEW_PATH = '/vorschau';

/** How paths are compared: without a slash at the end, in small letters, and with letters that browsers encode. */
export const comparablePath = (path: string): string =>
  decoded(path)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();

/** As it is, where it is no valid encoding. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Why nobody may be led away from a path; null if they may. */
export const problemOfServerPath = (path: string): string | null =>
  OF_SERVER.test(comparablePath(path)) ? 'Diese Adresse braucht Bestellwerk selbst.' : null;

/** Whether a path is that of one of the text pages that every shop has. */
export const isTextPagePath = (path: string): boolean => textPages.includes(comparablePath(path));

/** Whether the paths below one are those of branches or text pages. */
export const isAboveShopPages = (path: string): boolean => ['/store', '/site'].includes(comparablePath(path));

const SITE_PATH = /^(\/[a-z0-9äöüß]+([._-][a-z0-9äöüß]+)*)+$/;

/** What is wrong with the address of a page. */
export function sitePathProblem(path: string): Problem | null {
  const message = !SITE_PATH.test(path)
    ? 'Bitte geben Sie eine Adresse wie /ueber-uns an: mit „/“ am Anfang, in Kleinbuchstaben, auch Umlauten, Ziffern und Bindestrichen.'
    : OF_SHOP.test(path)
      ? SHOP_IS_HERE
      : problemOfServerPath(path);
  return message === null ? null : { message, field: 'path' };
}
