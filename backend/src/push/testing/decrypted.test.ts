import { expect, it } from '@jest/globals';
import { PushReceiver } from './decrypted.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

it('the example of RFC 8291 is read', () => {
  const receiver = new PushReceiver(
    bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  );
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(receiver.decrypt(body)).toBe('When I grow up, I want to be a watermelon');
});
