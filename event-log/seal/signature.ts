import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify as isSignature,
} from 'node:crypto';
import type { KeptProof } from '@bestellwerk/domain/contracts/log-proof.schema';

export type Proven = Pick<KeptProof, 'at' | 'events' | 'hash'>;

/** An Ed25519 key in PKCS #8 is this, followed by its 32 bytes. */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs proofs with a key that follows from the server's. Everybody can check them with the public key in them. */
export class ProofSigner {
  private readonly key: KeyObject;
  private readonly publicKey: string;

  constructor(serverKey: Buffer) {
    const seed = createHmac('sha256', serverKey).update('log proof').digest();
    const key = Buffer.concat([PRIVATE_KEY_HEAD, seed]);
    this.key = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.publicKey = encoded(createPublicKey(this.key));
  }

  signed({ at, events, hash }: Proven): KeptProof {
    const signature = sign(null, textOf({ at, events, hash }), this.key).toString('base64');
    const { publicKey } = this;
    return { product: 'Bestellwerk', proof: 1, at, events, hash, publicKey, signature };
  }

  /** Whether the proof is as it was signed, and by whom: this server or another one. */
  signatureOf(proof: KeptProof): 'own' | 'other' | 'wrong' {
    if (!isSigned(proof)) return 'wrong';
    return proof.publicKey === this.publicKey ? 'own' : 'other';
  }
}

function isSigned(proof: KeptProof): boolean {
  try {
    const key = Buffer.from(proof.publicKey, 'base64');
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
    return isSignature(null, textOf(proof), publicKey, Buffer.from(proof.signature, 'base64'));
  } catch {
    return false;
  }
}

const textOf = ({ at, events, hash }: Proven): Buffer =>
  Buffer.from(`Bestellwerk log proof 1\n${at}\n${events}\n${hash}\n`);

const encoded = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');
