import { expect, it } from '@jest/globals';
import { ProofSigner } from './signature.js';

const signer = new ProofSigner(Buffer.alloc(32, 1));
const proof = signer.signed({ at: '2026-11-20T17:00:00.000Z', events: 7, hash: 'a'.repeat(64) });

it('a proof is known again by the server that signed it, and by another one as signed by somebody else', () => {
  expect(signer.signatureOf(proof)).toBe('own');
  expect(new ProofSigner(Buffer.alloc(32, 2)).signatureOf(proof)).toBe('other');
});

it.each([
  ['events', { events: 8 }],
  ['hash', { hash: 'b'.repeat(64) }],
  ['time', { at: '2026-11-20T18:00:00.000Z' }],
  ['signature', { signature: 'AAAA' }],
  ['key', { publicKey: 'none' }],
])('a proof with another %s is not as it was signed', (_what, change) => {
  expect(signer.signatureOf({ ...proof, ...change })).toBe('wrong');
});
