import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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

/** Any JSON value as `v1:` and base64 of iv, ciphertext and tag. The key has 32 bytes. */
export function encryptField(value: unknown, key: Buffer, place: FieldPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(additionalData(place));
  const body = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
  return PREFIX + Buffer.concat([iv, ...body, cipher.getAuthTag()]).toString('base64');
}

/** The value again. Throws if the key, the place or a single bit is another one. */
export function decryptField(stored: unknown, key: Buffer, place: FieldPlace): unknown {
  if (typeof stored !== 'string' || !stored.startsWith(PREFIX)) {
    throw new Error(`${place.path} is not encrypted as expected`);
  }
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(additionalData(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    return JSON.parse(text + decipher.final('utf8')) as unknown;
  } catch {
    throw new Error(`${place.path} does not belong to its key`);
  }
}

function additionalData({ eventId, path }: FieldPlace): Buffer {
  return Buffer.from(`${eventId}\u0000${path}`, 'utf8');
}
