import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

export const isSafe = (method: string): boolean => SAFE_METHODS.has(method);

/** Whether the headers of the browser name one of our own pages as the sender. False if both are missing. */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOwnOrigin(headers.origin, host);
}

/**
 * Whether a request may be answered as the person whose session it brings. What changes something must come from one of
 * our own pages. What only reads may also be a link on another site; a script there sends its origin, and gets no answer.
 */
export function maySpeakFor(method: string, headers: IncomingHttpHeaders, host: string): boolean {
  const isLink = isSafe(method) && headers.origin === undefined;
  return isLink || isSameOrigin(headers, host);
}

/** `host` is the Host header, with its port. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
