import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import type { PushWishes } from './push-api.js';

const WORKER = '/backend/push-worker.js';
const SCOPE = '/backend/';
/** Named in the frame as well, which looks there whether anything is to be renewed. */
const STORED = 'push';

/** Whose browser this is, what for, and the id under which the server knows it. */
export interface StoredPush {
  readonly user: string;
  readonly id: string;
  readonly wishes: PushWishes;
}

const format: StoredFormat<StoredPush> = {
  version: 1,
  parse: (value) => {
    const { user, id, wishes } = value as Partial<StoredPush>;
    return typeof user === 'string' && typeof id === 'string' && wishes ? { user, id, wishes } : null;
  },
};

export const storedPush = (): StoredPush | null => readStored(deviceStorage, STORED, format);
export const storePush = (stored: StoredPush | null): void =>
  writeStored(deviceStorage, STORED, format, stored);

/** Whether this browser can be notified, and if not, why. */
export type PushAbility = 'possible' | 'insecure' | 'denied' | 'homeScreen' | 'unsupported';

export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return 'insecure';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return isApple() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** iPads name themselves as Macs, which have no touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The browser refused, or its push service could not be reached. */
export class PushRefused extends Error {}

export interface BrowserKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Subscribes this browser with the installation's key. A subscription with another key is of no use any more. May ask the
 * person, so it has to follow from a tap the first time. Throws PushRefused.
 */
export async function subscribeBrowser(publicKey: string, wishes: PushWishes): Promise<BrowserKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(() => {
    throw new PushRefused('unreachable');
  });
  // The worker reads it there if the browser makes another subscription by itself.
  const kept = new Response(JSON.stringify({ publicKey, wishes }));
  await caches.open('push').then((cache) => cache.put(`${SCOPE}push-wishes`, kept));
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

export async function unsubscribeBrowser(): Promise<void> {
  storePush(null);
  await caches.delete('push');
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (!applicationServerKey) return null;
  const letters = String.fromCharCode(...new Uint8Array(applicationServerKey));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
