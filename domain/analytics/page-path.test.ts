import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pagePath } from './page-path.js';

test.each([
  ['/', '/'],
  ['/store/wien', '/store/wien'],
  ['/store/wien/', '/store/wien'],
  ['//store//wien?table=7#top', '/store/wien'],
  ['/status/AB12/c0ffee', '/status/*'],
  ['/status/AB12/c0ffee/?a=b', '/status/*'],
  ['/Status/AB12/c0ffee', '/status/*'],
  ['/vorschau/c0ffee', '/vorschau/*'],
  ['/status', '/status'],
  ['/login/secret', '/login/*'],
  ['/store/\u202ewi\u200ben', '/store/wien'],
  ['/\u200b', '/'],
  ['/\u200b/store', '/store'],
  ['store/wien', null],
  ['', null],
])('the page of %s is %s', (address, page) => expect(pagePath(address)).toBe(page));

test('no page keeps a query, a fragment, or what opens an order', () => {
  const word = fc.stringMatching(/^[\w.~-]{1,20}$/);
  fc.assert(
    fc.property(word, word, fc.webQueryParameters(), (uid, hash, query) => {
      expect(pagePath(`/status/${uid}/${hash}?${query}`)).toBe('/status/*');
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(pagePath(text) ?? '/').not.toMatch(/[?#]/)));
});
