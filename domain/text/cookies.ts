/** The value of a cookie in a Cookie header or in `document.cookie`; null if it is not there. */
export function cookieValue(cookies: string, name: string): string | null {
  const prefix = `${name}=`;
  const found = cookies.split(';').map((cookie) => cookie.trim());
  return found.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/**
 * What `document.cookie` is set to for a value to be kept for all pages of the shop. `maxAge`: seconds; 0 takes it away. `isSecure`: the
 * page came by HTTPS.
 */
export const keptCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  [`${name}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  );
