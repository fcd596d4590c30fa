import { CACHE_PREFIX } from '@bestellwerk/domain/website/app-install';

/**
 * The service worker that is sent in place of the shop's while the shop is no app: it deletes the caches of that one and unregisters. It
 * takes over at once and answers no request, so pages that are open go on with the server.
 */
export const retiringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('${CACHE_PREFIX}-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
