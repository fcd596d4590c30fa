import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Datatrans signed this notification: `Datatrans-Signature: t=<ms>,s0=<hex>`, HMAC-SHA256 with the hex-decoded key
 * over t, followed at once by the body as it came.
 */
export function verifyDatatransSignature(
  header: string | null | undefined,
  rawBody: Buffer | string,
  hexKey: string,
): boolean {
  const [, time, signature] = /^t=(\d+),s0=([0-9a-f]{64})$/i.exec(header?.trim() ?? '') ?? [];
  if (time === undefined || signature === undefined) return false;
  const expected = createHmac('sha256', Buffer.from(hexKey, 'hex')).update(time).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** The id of the transaction that a notification is about; null if it names none. */
export function transactionOfNotification(body: unknown): string | null {
  const id = (body as { transactionId?: unknown } | null | undefined)?.transactionId;
  return typeof id === 'string' && /^\d{1,40}$/.test(id) ? id : null;
}
