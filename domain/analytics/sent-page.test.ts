import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contextOf, sentPath, sentReferrer } from './sent-page.js';

test.each([
  ['/', '', '/'],
  ['/store/wien', '', '/store/wien'],
  ['/store/wien', '?table=4', '/store/wien'],
  [
    '/store/wien',
    '?utm_source=flyer&table=4&utm_campaign=herbst',
    '/store/wien?utm_source=flyer&utm_campaign=herbst',
  ],
  ['/', '?ref=a%26b', '/?ref=a%26b'],
  ['/status/AB12/c0ffee', '', '/status/*'],
  ['/Status/AB12/c0ffee', '', '/status/*'],
  ['/status/AB12/c0ffee', '?utm_source=mail', '/status/*'],
])('of %s%s the server is sent %s', (path, search, sent) => expect(sentPath(path, search)).toBe(sent));

test('no page of an order is ever sent with what opens it', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{4,30}$/);
  fc.assert(
    fc.property(word, word, fc.webQueryParameters(), (uid, hash, query) => {
      expect(sentPath(`/status/${uid}/${hash}`, `?${query}`)).toBe('/status/*');
    }),
  );
});

test.each([
  ['', ''],
  ['https://shop.example/status/AB12/c0ffee', 'https://shop.example/'],
  ['https://www.google.com/', 'https://www.google.com/'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['nothing', ''],
])('the referrer "%s" is sent as "%s"', (referrer, sent) =>
  expect(sentReferrer(referrer, 'https://shop.example')).toBe(sent),
);

test.each([
  [{ pathname: '/store/wien', isApp: false, isAtTable: false }, 'web'],
  [{ pathname: '/store/wien', isApp: true, isAtTable: false }, 'pwa'],
  [{ pathname: '/store/wien', isApp: true, isAtTable: true }, 'table'],
  [{ pathname: '/self-service/wien', isApp: true, isAtTable: true }, 'self-service'],
])('the context of %j is %s', (situation, context) => expect(contextOf(situation)).toBe(context));
