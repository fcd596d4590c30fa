import { expect, it } from '@jest/globals';
import { isPublicAddress, isServiceAddress, publicLookup } from './public-addresses.js';

it.each([
  ['142.250.184.234', true],
  ['2a00:1450:4001:80b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://2130706433/abc', false],
  ['https://user:secret@fcm.googleapis.com/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s may be the address of a push service: %s', (text, is) => expect(isServiceAddress(text)).toBe(is));

it('a name that leads into this machine is not connected to', async () => {
  const error = await new Promise<Error | null>((done) =>
    publicLookup('localhost', { all: true }, (failure) => done(failure)),
  );
  expect(error?.message).toBe('The push service has no public address.');
});
