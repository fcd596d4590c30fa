import { createDecipheriv, createECDH, createHmac, type ECDH } from 'node:crypto';

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

const label = (text: string): Buffer => Buffer.from(`${text}\0`);
const ONE = Buffer.from([1]);

/** A browser's side of RFC 8291, written from the text: it shares nothing with the library that encrypts. */
export class PushReceiver {
  private readonly ecdh: ECDH = createECDH('prime256v1');

  constructor(
    readonly auth: Buffer,
    privateKey?: Buffer,
  ) {
    if (privateKey) this.ecdh.setPrivateKey(privateKey);
    else this.ecdh.generateKeys();
  }

  get publicKey(): Buffer {
    return this.ecdh.getPublicKey();
  }

  /** As a browser sends them to a server. */
  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20]!;
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const shared = hmac(this.auth, this.ecdh.computeSecret(sender));
    const secret = hmac(shared, label('WebPush: info'), this.publicKey, sender, ONE);
    const seed = hmac(salt, secret);
    const key = hmac(seed, label('Content-Encoding: aes128gcm'), ONE).subarray(0, 16);
    const nonce = hmac(seed, label('Content-Encoding: nonce'), ONE).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2, behind which only padding may follow.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
