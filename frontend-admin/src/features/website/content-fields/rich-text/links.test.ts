import { expect, test } from '@jest/globals';
import { isLinkable, typedAddress } from './links.js';

test.each([
  ['example.org', 'https://example.org'],
  [' https://example.org/wir?a=1#b ', 'https://example.org/wir?a=1#b'],
  ['http://example.org:8080', 'http://example.org:8080'],
  ['resi@example.org', 'mailto:resi@example.org'],
  ['tel:+49851123456', 'tel:+49851123456'],
  ['/ueber-uns', '/ueber-uns'],
])('the address that is typed as „%s“ is %s', (typed, address) => expect(typedAddress(typed)).toBe(address));

test.each([
  '',
  'Hallo',
  'zwei Worte',
  'javascript:alert(1)',
  '//example.org',
  'data:text/html,x',
  'https://',
])('„%s“ is no address', (typed) => expect(typedAddress(typed)).toBeNull());

test('formatted text leads to pages by their ids, but runs nothing', () => {
  expect(isLinkable('site:0c1d8a04-6f1e-4c6e-9d61-5a4e6cf0b1aa')).toBe(true);
  expect(isLinkable('/karte')).toBe(true);
  expect(isLinkable('JavaScript:alert(1)')).toBe(false);
  expect(isLinkable('//example.org')).toBe(false);
});
