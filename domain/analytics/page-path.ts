import { plainText } from './plain-text.js';

const MOST_LETTERS = 200;

/** Pages that are one for all who see theirs: what follows names an order, or opens a session. */
const secretBelow: readonly (readonly [RegExp, string])[] = [
  [/^\/status\/.+/i, '/status/*'],
  [/^\/vorschau\/.+/i, '/vorschau/*'],
  [/^\/(?:backend\/)?(login|reset-password|invitation)\/.+/, '/$1/*'],
];

/**
 * The page of an address as figures name it: without query and fragment, without uid and hash of an order, in one spelling.
 * '/status/AB12/c0ffee?x=1' is '/status/*'. Null for what is no path.
 */
export function pagePath(address: string): string | null {
  const [path = ''] = plainText(address).split(/[?#]/, 1);
  if (!path.startsWith('/')) return null;
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const secret = secretBelow.find(([pattern]) => pattern.test(plain));
  return plainText((secret ? plain.replace(...secret) : plain).slice(0, MOST_LETTERS));
}

/** Pages whose address opens something to everybody who knows it: orders and drafts. No script of others runs there. */
export const isSecretPage = (path: string): boolean => /^\/+(status|vorschau)(\/|$)/i.test(path);

/** Pages of a terminal that stands in a branch, where nobody can agree for the guests who come after. */
export const isSelfService = (path: string): boolean => /^\/+self-service(\/|$)/i.test(path);
