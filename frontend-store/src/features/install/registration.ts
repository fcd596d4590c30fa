import { CACHE_PREFIX, updateChecks } from '@bestellwerk/domain/website/app-install';
import { whenNothingIsSent } from '../../shared/order/sending-lock.js';

const WORKER = '/sw.js';
const SCOPE = '/';

/** Whether this browser keeps service workers for this page; by HTTPS only. */
export const isWorkerSupported = (): boolean => 'serviceWorker' in navigator;

/** The worker of the shop; that of the back office has another scope. */
export async function shopRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.find(({ scope }) => new URL(scope).pathname === SCOPE) ?? null;
  } catch {
    return null;
  }
}

/** Null where it cannot be registered: the shop works without. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  } catch {
    return null;
  }
}

/**
 * Removes the worker of the shop and everything that it kept. The one that the server sends by now does that itself: it takes over from one that would
 * go on keeping what this page asks for. Where it is not sent yet, the page does it.
 */
export async function retire(): Promise<void> {
  try {
    const registration = await shopRegistration();
    await registration?.update().catch(() => undefined);
    if (registration?.installing ?? registration?.waiting) return;
    await registration?.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHE_PREFIX}-`));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The next visit tries it again.
  }
}

/** Looks for a new worker now and then. Returns what ends it. */
export function checkForUpdates(registration: { update(): Promise<unknown> }): () => void {
  const check = () => void registration.update().catch(() => undefined);
  const first = setTimeout(check, updateChecks.first);
  const further = setInterval(check, updateChecks.every);
  return () => {
    clearTimeout(first);
    clearInterval(further);
  };
}

/** Calls `onWaiting` once a new version is there beside the one that this page was opened with. Returns what ends it. */
export function watchForUpdate(registration: ServiceWorkerRegistration, onWaiting: () => void): () => void {
  let isOver = false;
  const look = () => {
    if (!isOver && registration.waiting && registration.active) onWaiting();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  return () => {
    isOver = true;
    registration.removeEventListener('updatefound', follow);
  };
}

/** Lets the new version take over and loads the page again with it, once no tab sends an order. */
export const updateNow = (registration: ServiceWorkerRegistration, reload = () => location.reload()) =>
  whenNothingIsSent(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => reload(), { once: true });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
