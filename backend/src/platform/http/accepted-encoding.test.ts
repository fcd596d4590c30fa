import { expect, it } from '@jest/globals';
import { encodingFor } from './precompressed.js';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
])('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
