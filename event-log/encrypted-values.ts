import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'v2:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Binds sealed values to their event and paths: with others they cannot be decrypted. */
export interface EncryptedPlace {
  readonly eventId: string;
  /** JSON Pointers, one for each value. */
  readonly paths: readonly string[];
}

/** All personal values of an event as `v2:` and base64 of iv, ciphertext and tag. The key has 32 bytes. */
export function encryptValues(values: readonly unknown[], key: Buffer, place: EncryptedPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(additionalData(place));
  const body = [cipher.update(JSON.stringify(values), 'utf8'), cipher.final()];
  return PREFIX + Buffer.concat([iv, ...body, cipher.getAuthTag()]).toString('base64');
}

/** The values again. Throws if the key, the event, a path or a single bit is another one. */
export function decryptValues(sealed: string, key: Buffer, place: EncryptedPlace): unknown[] {
  if (!sealed.startsWith(PREFIX)) throw new Error('personal fields are sealed in an unknown way');
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(additionalData(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    return JSON.parse(text + decipher.final('utf8')) as unknown[];
  } catch {
    throw new Error('personal fields do not belong to their key');
  }
}

const additionalData = ({ eventId, paths }: EncryptedPlace): Buffer =>
  Buffer.from([eventId, ...paths].join('\u0000'), 'utf8');
