const START = '/';

/** Where to go after signing in: a path of the back office, never another site and never the login page itself. */
export function destinationFrom(from: string | null): string {
  const path = (from ?? START).replace(/^\/backend(?=\/|$)/, '') || START;
  const isOwnPath = /^\/(?![/\\])/.test(path) && !/^\/login(?=[/?#]|$)/.test(path);
  return isOwnPath ? path : START;
}
