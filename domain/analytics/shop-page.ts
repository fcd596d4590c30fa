import { legalPages } from '../text/legal-pages.js';
import { plainText } from './plain-text.js';

/** All pages together that the shop does not have. No path is like that. */
export const UNKNOWN_PAGE = 'unknown';

/** Pages that are the same in every shop, as `pagePath` writes them (frontend-store/src/app/app-routes.tsx). */
const pages: Readonly<Record<string, string>> = {
  '/': 'Startseite',
  '/status/*': 'Status einer Bestellung',
  ...Object.fromEntries(legalPages.map(({ path, label }) => [path, label])),
};

/** Those of a branch, below '/store/wien'. */
const branchPages: Readonly<Record<string, (branch: string) => string>> = {
  '': (branch) => `Speisekarte ${branch}`,
  '/checkout': (branch) => `Kassa ${branch}`,
  '/checkout/error': (branch) => `Kassa ${branch} (Zahlung fehlgeschlagen)`,
};

/** Every page of a shop whose branches have these identifiers. */
export const shopPages = (branches: readonly string[]): string[] => [
  ...Object.keys(pages),
  ...branches.flatMap((branch) => Object.keys(branchPages).map((below) => `/store/${branch}${below}`)),
];

const OF_BRANCH = /^\/store\/([^/]+)(.*)$/;

/** 'Kassa Altstadt' for '/store/altstadt/checkout': what a page is called; null for one that has only its path. */
export function pageName(
  page: string,
  branchName: (identifier: string) => string | undefined,
): string | null {
  if (page === UNKNOWN_PAGE) return 'Unbekannte Seite';
  if (Object.hasOwn(pages, page)) return pages[page]!;
  const [, branch = '', below = ''] = OF_BRANCH.exec(page) ?? [];
  if (branch === '' || !Object.hasOwn(branchPages, below)) return null;
  return branchPages[below]!(branchName(branch) ?? plainText(branch));
}

/** The same, and for a page without a name its path. */
export const pageLabel = (
  page: string,
  branchName: (identifier: string) => string | undefined = () => undefined,
): string => pageName(page, branchName) ?? plainText(page);
