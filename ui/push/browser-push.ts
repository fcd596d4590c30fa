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

interface PushWorker {
  /** Path of its script. */
  readonly script: string;
  readonly scope: string;
}

/**
 * Subscribes this browser with the installation's key. A subscription with another key is of no use any more. May ask the
 * person, so it has to follow from a tap the first time. Throws PushRefused.
 */
export async function subscribeBrowser(
  publicKey: string,
  { script, scope }: PushWorker,
): Promise<BrowserKeys> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  const registration = await navigator.serviceWorker.register(script, { scope });
  const { pushManager } = await whenActive(registration);
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(() => {
    throw new PushRefused('unreachable');
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** `navigator.serviceWorker.ready` would wait for the worker of this page, which may be another one. */
async function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new PushRefused('unreachable'));
    });
  });
  return registration;
}

/** Ends the subscription of the worker for a scope. */
export async function unsubscribeBrowser(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (!applicationServerKey) return null;
  const letters = String.fromCharCode(...new Uint8Array(applicationServerKey));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
