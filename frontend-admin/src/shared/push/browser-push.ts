import { type BrowserKeys, subscribeBrowser, unsubscribeBrowser } from '@bestellwerk/ui/push/browser-push';
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

/** Throws PushRefused; asks the person the first time, so it has to follow from a tap. */
export async function subscribe(publicKey: string, wishes: PushWishes): Promise<BrowserKeys> {
  const keys = await subscribeBrowser(publicKey, { script: WORKER, scope: SCOPE });
  // The worker reads it there if the browser makes another subscription by itself.
  const kept = new Response(JSON.stringify({ publicKey, wishes }));
  await caches.open('push').then((cache) => cache.put(`${SCOPE}push-wishes`, kept));
  return keys;
}

export async function unsubscribe(): Promise<void> {
  storePush(null);
  await caches.delete('push');
  await unsubscribeBrowser(SCOPE);
}
