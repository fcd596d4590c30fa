import { expect, test } from '@jest/globals';
import { SocketLimit } from './socket-limit.js';

test('limits sockets per address, and frees exactly one place per closed socket', () => {
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
