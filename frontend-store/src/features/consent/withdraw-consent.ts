/** What the scripts of Meta and Google keep in cookies of the shop. */
const THEIR_COOKIES = /^(_fb[pc]|_ga|_gid|_gat|_gcl|_dc_gtm)/;
const IN_THE_PAST = 'Max-Age=0; Path=/';

/**
 * After consent is withdrawn: cookies of third parties go, and the server deletes what this visitor did today. What it cannot
 * delete ends by itself, so a failure is ignored.
 */
export async function withdrawConsent(): Promise<void> {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=', 1);
    if (!THEIR_COOKIES.test(name)) continue;
    document.cookie = `${name}=; ${IN_THE_PAST}`;
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; ${IN_THE_PAST}; Domain=${domain}`;
  }
  // Outlives a page that is loaded again.
  await fetch('/api/analytics-log', { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** 'shop.linde.example', 'linde.example': they are set as high up as the browser lets them. */
const domainsOf = (host: string): string[] =>
  host
    .split('.')
    .slice(0, -1)
    .map((_, index, labels) => [...labels.slice(index), host.split('.').at(-1)!].join('.'));
