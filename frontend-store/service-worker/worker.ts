import { CACHE_PREFIX, isKeptPage } from '@bestellwerk/domain/website/app-install';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** What the shop is made of; put here by the build. */
declare const KEPT: PrecacheEntry[];

interface InstallEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
const SECONDS_TO_NETWORK = 3;
const DAY = 24 * 60 * 60;
const START = '/';
const MENU = '/api/init';

setCacheNameDetails({ prefix: CACHE_PREFIX });
const nameOf = (kind: string) => `${CACHE_PREFIX}-${kind}`;
const good = new CacheableResponsePlugin({ statuses: [200] });

/** As everybody gets it: the policy of a page depends on cookies, and the one of the kept page must be the strict one. */
const withoutCookies = (asked: string | Request) => new Request(asked, { credentials: 'omit' });
const startWithoutCookies: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(new URL(request.url).pathname === START ? withoutCookies(request) : request),
};

/** For all pages the start page is kept: the shop shows by the address what is asked for. Nothing that the network answers is. */
const pages = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds: SECONDS_TO_NETWORK,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(getCacheKeyForURL(START)!),
      cacheWillUpdate: () => Promise.resolve(null),
    },
  ],
});

/** What staff are sent is for nobody else. The shop says of a kept menu that it may be outdated. */
const menu = new NetworkFirst({
  cacheName: nameOf('menu'),
  networkTimeoutSeconds: SECONDS_TO_NETWORK,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) => Promise.resolve(isForEverybody(response) ? response : null),
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        Promise.resolve(cachedResponse ? markedAsStale(cachedResponse) : null),
    },
  ],
});

const pictures = new StaleWhileRevalidate({
  cacheName: nameOf('pictures'),
  plugins: [
    good,
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});
/** Those of the settings; their addresses say their content. */
const fonts = new CacheFirst({
  cacheName: nameOf('fonts'),
  plugins: [good, new ExpirationPlugin({ maxEntries: 30 })],
});

precache(KEPT);
addPlugins([startWithoutCookies]);
cleanupOutdatedCaches();
// Before the route of what is kept, which would answer for the start page without asking the network.
registerRoute(({ request, url }) => request.mode === 'navigate' && isKeptPage(url.pathname), pages);
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname === MENU && url.search === '' && isFromKeptPage(request),
  menu,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/image/') && isFromKeptPage(request),
  pictures,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/'), fonts);

clientsClaim();
worker.addEventListener('install', (event) => {
  // So that the menu can be read without network as soon as the shop is installed. Without it the next visit fetches it.
  const [, done] = menu.handleAll({ event, request: withoutCookies(MENU) });
  event.waitUntil(done.catch(() => undefined));
});
worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});

/** The worker sees requests of all pages: those of orders send no referrer, and those of staff and devices another one. */
function isFromKeptPage({ referrer }: Request): boolean {
  return URL.canParse(referrer) && isKeptPage(new URL(referrer).pathname);
}

function isForEverybody({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('cache-control')?.includes('private');
}

function markedAsStale(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('x-stale', 'true');
  return new Response(response.body, { status: response.status, headers });
}
