import { expect, it } from '@jest/globals';
import { isSameOrigin, maySpeakFor } from './same-origin.js';

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

it.each([
  ['GET', {}, true],
  ['GET', { 'sec-fetch-site': 'cross-site' }, true],
  ['GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['GET', { origin: 'https://evil.example' }, false],
  ['GET', { origin: 'https://shop.example' }, true],
  ['POST', {}, false],
  ['POST', { origin: 'https://evil.example' }, false],
  ['POST', { origin: 'https://shop.example' }, true],
])('%s with %j may use the session: %s', (method, headers, expected) => {
  expect(maySpeakFor(method, headers, 'shop.example')).toBe(expected);
});
