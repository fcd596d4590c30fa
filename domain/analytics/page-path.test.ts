import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSecretPage, isSelfService, pagePath } from './page-path.js';

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

test.each([
  ['/status/AB12/c0ffee', true],
  ['/Status/AB12/c0ffee', true],
  ['//status/AB12/c0ffee', true],
  ['/vorschau', true],
  ['/statusbericht', false],
  ['/store/wien/checkout', false],
  ['/', false],
])('%s is a page with a secret address: %s', (path, isSecret) => expect(isSecretPage(path)).toBe(isSecret));

test.each([
  ['/self-service/wien', true],
  ['/self-service', true],
  ['/self-service-tipps', false],
  ['/store/self-service', false],
])('%s is a page of a terminal: %s', (path, isOne) => expect(isSelfService(path)).toBe(isOne));
