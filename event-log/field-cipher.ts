import { createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The place a value is bound to: moved to another event or field it can no longer be read. */
export interface FieldPlace {
  readonly eventId: string;
  /** JSON Pointer: `/items/0/note`. */
  readonly path: string;
}

/**
 * Reads a field of the first format, in which each was encrypted for itself: `v1:` and base64 of iv, ciphertext
 * and tag. Nothing is written like this any more. Throws if the key, the place or a single bit is another one.
 */
export function decryptField(stored: unknown, key: Buffer, { eventId, path }: FieldPlace): unknown {
  if (typeof stored !== 'string' || !stored.startsWith(PREFIX)) {
    throw new Error(`${path} is not encrypted as expected`);
  }
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(`${eventId}\u0000${path}`, 'utf8'))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    return JSON.parse(text + decipher.final('utf8')) as unknown;
  } catch {
    throw new Error(`${path} does not belong to its key`);
  }
}
