/* Shows what becomes of a guest's order, also while no page is open. It serves no pages. */

const RECEIPTS = '/api/push-receipts/';
const PAGES = '/status/';
/** Where the page keeps the path of each order, whose secret does not travel with notifications. */
const KEPT = 'order-push';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : null;
  if (notice) event.waitUntil(show(notice));
});

/** Confirmed once it is shown: some push services accept what a browser shows nobody. */
async function show({ title, body, tag, url, receipt }) {
  await self.registration.showNotification(title, {
    ...{ body, tag, data: { url }, lang: 'de', renotify: true },
    ...{ icon: '/app-icon-any-192.png', badge: '/app-icon-maskable-180.png' },
  });
  if (receipt.startsWith(RECEIPTS)) await fetch(receipt, { method: 'POST' }).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  if (url.startsWith(PAGES)) event.waitUntil(open(url));
});

/** The order's page that is open already, else a new one; the shop's start if this device no longer knows the order. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname.startsWith(`${url}/`));
  if (page) return page.focus();
  const kept = await (await caches.open(KEPT)).match(`/order-push/${url.slice(PAGES.length)}`);
  return self.clients.openWindow(kept ? await kept.text() : '/');
}

/** The browser has made another subscription, which goes to each order. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription }) {
  const applicationServerKey = oldSubscription && oldSubscription.options.applicationServerKey;
  if (!applicationServerKey) return;
  const { pushManager } = self.registration;
  const options = { userVisibleOnly: true, applicationServerKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) {
    const path = await (await cache.match(request)).text();
    await fetch(`/api/orders/public/${path.slice(PAGES.length)}/notifications`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    }).catch(() => undefined);
  }
}
