import { createHmac, timingSafeEqual } from 'node:crypto';

const HASH_CHARACTERS = 40;

/** Everything that is derived from the server key. Each use has a key of its own. */
export class Secrets {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly serverKey: Buffer) {}

  /** Proves that a client received the link of an order: 160 bits in hexadecimal, never stored. */
  orderHash(orderId: string): string {
    return this.hmac('order hash', orderId).slice(0, HASH_CHARACTERS);
  }

  isOrderHash(orderId: string, hash: string): boolean {
    return isSame(this.orderHash(orderId), hash);
  }

  /** Binds a command id to its sender, its path and its payload. */
  fingerprint(principal: string, route: string, body: unknown): string {
    return this.hmac('fingerprint', JSON.stringify([principal, route, canonical(body)]));
  }

  /** A name for something personal that must not be readable where it is kept. */
  pseudonym(purpose: string, value: string): string {
    return this.hmac(`pseudonym ${purpose}`, value);
  }

  /** Proves that this server made a text; `purpose` keeps proofs of one kind from counting as another. */
  signature(purpose: string, text: string): string {
    return this.hmac(`signature ${purpose}`, text);
  }

  isSignature(purpose: string, text: string, given: string): boolean {
    return isSame(this.signature(purpose, text), given);
  }

  get cookieKey(): string {
    return this.hmac('cookie', 'signature');
  }

  private hmac(purpose: string, text: string): string {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest('hex');
  }

  private keyFor(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = createHmac('sha256', this.serverKey).update(purpose).digest();
    this.keys.set(purpose, key);
    return key;
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The same value for every order in which the fields of an object may come. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, content]) => [name, canonical(content)]);
}
