/* Shows notifications of staff's orders, also while no page is open. It keeps nothing and serves no pages. */

const RECEIPTS = '/api/push-receipts/';
const PAGES = '/backend/';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : null;
  if (notice) event.waitUntil(show(notice));
});

/** Confirmed once it is shown: some push services accept what a browser shows nobody. */
async function show({ title, body, tag, url, receipt }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    lang: 'de',
    icon: `${PAGES}favicon.svg`,
  });
  if (receipt.startsWith(RECEIPTS)) await fetch(receipt, { method: 'POST' }).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  if (url.startsWith(PAGES)) event.waitUntil(open(url));
});

/** In a page of the back office that is open already, else in a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname.startsWith(PAGES));
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  page.postMessage({ open: url });
}

/** The browser has made another subscription: what it was for is kept by the page in the cache `push`. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));

async function renew() {
  const kept = await (await caches.open('push')).match(`${PAGES}push-wishes`);
  if (!kept) return;
  const { publicKey, wishes } = await kept.json();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch('/api/push-subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, ...wishes }),
  });
}
