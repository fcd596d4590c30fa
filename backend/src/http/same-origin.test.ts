import { expect, it } from '@jest/globals';
import { isSameOrigin } from './same-origin.js';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://shop.example:8443' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j comes from our own pages: %s', (headers, expected) => {
  expect(isSameOrigin(headers, 'shop.example')).toBe(expected);
});
