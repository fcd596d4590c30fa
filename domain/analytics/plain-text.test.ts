import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plainText } from './plain-text.js';

test.each([
  ['/store/\u202enesnil', '/store/nesnil'],
  ['fly\u200ber\ufeff', 'flyer'],
  ['\u2067flyer\u2069', 'flyer'],
  ['fly\u00ad\u0000er\u2028', 'flyer'],
  ['\u3164\u2800', ''],
  ['\ud83cflyer', 'flyer'],
  ['Grüße 🍝', 'Grüße 🍝'],
  ['שרה', 'שרה'],
])('%j is kept as %j', (text, kept) => expect(plainText(text)).toBe(kept));

test('what is left of any text can be encoded as UTF-8 and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(0xffff), (text, unit) => {
      const kept = plainText(text + String.fromCharCode(unit));
      expect(decodeURIComponent(encodeURIComponent(kept))).toBe(kept);
      expect(plainText(kept)).toBe(kept);
    }),
  );
});
