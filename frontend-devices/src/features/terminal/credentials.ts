/** Who signs on at a terminal, and the code that staff issued to them. */
export interface Credentials {
  readonly username: string;
  readonly token: string;
}

/** People type codes with blanks, dashes and small letters. */
export const typedToken = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** `#<user>/<token>`, as a QR code carries it. */
export function credentialsFromFragment(fragment: string): Credentials | null {
  const [username, token, ...rest] = fragment.replace(/^#/, '').split('/').map(decoded);
  return username && token && rest.length === 0 ? { username, token: typedToken(token) } : null;
}

/** Whom the URL names. */
export const fragmentCredentials = (): Credentials | null => credentialsFromFragment(window.location.hash);

/** Removes the secret from the URL immediately, so that it does not stay in the browser history. */
export function clearFragment(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(null, '', pathname + search);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
