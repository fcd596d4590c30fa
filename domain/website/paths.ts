import type { Problem } from '../kernel/refusal.js';

/** Where the server itself, the back office, devices and single orders are. */
const OF_SERVER =
  /^\/(api|backend|devices|image|upload|fonts|health|metrics|socket\.io|assets|status|zeiterfassung|signage|abholung|theke|kueche|vorschau|robots\.txt|sitemap\.xml)(\/|$)/;
/** Where the shop has pages of its own. */
const OF_SHOP = /^\/store(\/|$)/;

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

const SITE_PATH = /^(\/[a-z0-9äöüß]+([._-][a-z0-9äöüß]+)*)+$/;

/** What is wrong with the address of a page. */
export function sitePathProblem(path: string): Problem | null {
  const message = !SITE_PATH.test(path)
    ? 'Bitte geben Sie eine Adresse wie /ueber-uns an: mit „/“ am Anfang, in Kleinbuchstaben, auch Umlauten, Ziffern und Bindestrichen.'
    : OF_SHOP.test(path)
      ? 'Unter dieser Adresse steht der Shop.'
      : problemOfServerPath(path);
  return message === null ? null : { message, field: 'path' };
}
