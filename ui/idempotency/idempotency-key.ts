import { tabStorage } from '../storage/safe-storage.js';
import { type StoredFormat, readStored, writeStored } from '../storage/stored-value.js';

/** The stored part of a command whose answer is not known yet. The body is not stored, since it is personal. */
interface PendingCommand {
  key: string;
  fingerprint: string;
}

const storageName = (scope: string) => `idempotency-key:${scope}`;

/**
 * The Idempotency-Key for sending `body`: the kept one while the body is unchanged, else a new one.
 * It survives reloads where the browser stores anything, until `forgetKey` is called.
 * `scope` names the form, e.g. 'order:<branch>'.
 */
export function keyFor(scope: string, body: unknown): string {
  const fingerprint = fingerprintOf(JSON.stringify(body));
  const pending = read(scope);
  if (pending?.fingerprint === fingerprint) return pending.key;
  const key = randomKey();
  writeStored(tabStorage, storageName(scope), format, { key, fingerprint });
  return key;
}

/**
 * The key for sending `body` in place of what was sent last and never answered: the same one, so that the server carries
 * out only one of the two.
 */
export function keyInPlaceOf(scope: string, body: unknown): string {
  const pending = read(scope);
  if (!pending) return keyFor(scope, body);
  const fingerprint = fingerprintOf(JSON.stringify(body));
  writeStored(tabStorage, storageName(scope), format, { key: pending.key, fingerprint });
  return pending.key;
}

/** Whether a command of this scope was sent and its answer never arrived. */
export const hasUnansweredCommand = (scope: string): boolean => read(scope) !== null;

/** Whether just this command was sent and its answer never arrived. */
export const isUnanswered = (scope: string, body: unknown): boolean =>
  read(scope)?.fingerprint === fingerprintOf(JSON.stringify(body));

/** To be called as soon as the answer is known. */
export const forgetKey = (scope: string): void => tabStorage.remove(storageName(scope));

/** A random uuid (version 4); unlike crypto.randomUUID it also works on pages without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const read = (scope: string): PendingCommand | null => readStored(tabStorage, storageName(scope), format);

const format: StoredFormat<PendingCommand> = {
  version: 1,
  parse: (value) => {
    const { key, fingerprint } = value as Partial<PendingCommand>;
    return typeof key === 'string' && typeof fingerprint === 'string' ? { key, fingerprint } : null;
  },
};

/** 64-bit FNV-1a: distinguishes bodies; it need not be secure. */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return hash.toString(16);
}
