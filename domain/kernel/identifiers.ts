import { parse, v5 as uuid5 } from 'uuid';

const NAMESPACE = parse('5b0e4a0c-6a3f-5d0f-9a57-0f4d6a1c7b11');
const utf8 = new TextEncoder();
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A uuid that is the same whenever the same parts are named in the same order. */
export function deterministicId(...parts: readonly string[]): string {
  return uuid5(utf8.encode(parts.join('\u0000')), NAMESPACE);
}

/**
 * The short public number of an order: 50 bits hashed from the order's id, as ten characters of
 * Crockford's base 32. Follows no sequence.
 */
export function publicNumber(orderId: string): string {
  const digits = deterministicId('public number', orderId).replaceAll('-', '');
  let bits = BigInt(`0x${digits.slice(0, 12)}${digits.slice(13, 14)}`) >> 2n;
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = CROCKFORD[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}
