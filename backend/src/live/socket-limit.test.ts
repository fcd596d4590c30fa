import { expect, test } from '@jest/globals';
import { SocketLimit } from './socket-limit.js';

test('an address has room for so many sockets, and again when one is closed', () => {
  const limit = new SocketLimit(2);
  const [first] = [limit.hold('a'), limit.hold('a')];
  expect(limit.hasRoom('a')).toBe(false);
  expect(limit.hasRoom('b')).toBe(true);
  first();
  first();
  expect(limit.hasRoom('a')).toBe(true);
  limit.hold('a');
  expect(limit.hasRoom('a')).toBe(false);
});
