import type { VisitContext } from './analytics-entry.schema.js';
import { isSelfService, pagePath } from './page-path.js';
import { arrivalParameters } from './visit-source.js';

const MOST_LETTERS = 60;

/**
 * The path of a page as it leaves the browser: without the address of an order, and of the query only what says where a
 * visit came from. `search` is as in `location`, with its question mark or empty.
 */
export function sentPath(pathname: string, search: string): string {
  const path = pagePath(pathname) ?? '/';
  if (path.endsWith('/*')) return path;
  const asked = new URLSearchParams(search);
  const kept = arrivalParameters.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value.slice(0, MOST_LETTERS)]] : [];
  });
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/** A referrer without the path of our own pages, which may open an order; `origin` is ours. */
export function sentReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  return new URL(referrer).origin === origin ? `${origin}/` : referrer;
}

/** How the shop is used at this moment. */
export function contextOf({ pathname, isApp, isAtTable }: Situation): VisitContext {
  if (isSelfService(pathname)) return 'self-service';
  if (isAtTable) return 'table';
  return isApp ? 'pwa' : 'web';
}

interface Situation {
  readonly pathname: string;
  /** Opened from the home screen, without the browser around it. */
  readonly isApp: boolean;
  /** The cart is for a table. */
  readonly isAtTable: boolean;
}
