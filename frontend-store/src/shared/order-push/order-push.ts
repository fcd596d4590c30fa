import { type BrowserKeys, subscribeBrowser, unsubscribeBrowser } from '@bestellwerk/ui/push/browser-push';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import type { OrderAddress } from '../order/order-api.js';

const NAME = 'order-push';
/** No page lies in it, so that the worker takes none from the one of the installed shop. */
const SCOPE = '/order-push/';
const WORKER = { script: '/order-push-worker.js', scope: SCOPE };
const MOST = 10;

/** An order that this browser is notified of, and the id under which the server knows that. */
export interface FollowedOrder {
  readonly uid: string;
  readonly id: string;
}

/** The newest first. */
const format: StoredFormat<FollowedOrder[]> = {
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter(isFollowedOrder) : null),
};

const isFollowedOrder = (value: unknown): value is FollowedOrder => {
  const { uid, id } = (value ?? {}) as Partial<FollowedOrder>;
  return typeof uid === 'string' && typeof id === 'string';
};

const stored = (): FollowedOrder[] => readStored(deviceStorage, NAME, format) ?? [];

/** The server's id for notifications of this order in this browser; null if there are none. */
export const followedId = (uid: string): string | null =>
  stored().find((order) => order.uid === uid)?.id ?? null;

/** May ask the guest, so it has to follow from a tap. Throws PushRefused. */
export const subscribeGuest = (publicKey: string): Promise<BrowserKeys> =>
  subscribeBrowser(publicKey, WORKER);

/** Notes that the browser is notified of an order, and for its worker where the order's page is. */
export async function noteFollowed({ uid, hash }: OrderAddress, id: string): Promise<void> {
  const orders = [{ uid, id }, ...stored().filter((order) => order.uid !== uid)];
  writeStored(deviceStorage, NAME, format, orders.slice(0, MOST));
  const cache = await caches.open(NAME);
  await cache.put(SCOPE + uid, new Response(`/status/${uid}/${hash}`));
  await Promise.all(orders.slice(MOST).map((order) => cache.delete(SCOPE + order.uid)));
}

/** The order is no longer followed: the guest wants it, or it came to its end. */
export async function noteUnfollowed(uid: string): Promise<void> {
  if (followedId(uid) === null) return;
  const others = stored().filter((order) => order.uid !== uid);
  writeStored(deviceStorage, NAME, format, others.length === 0 ? null : others);
  await (await caches.open(NAME)).delete(SCOPE + uid);
}

/** Ends them all and erases where the pages of the orders are. */
export async function eraseFollowed(): Promise<void> {
  if (stored().length === 0) return;
  writeStored(deviceStorage, NAME, format, null);
  await Promise.all([caches.delete(NAME), unsubscribeBrowser(SCOPE)]);
}
