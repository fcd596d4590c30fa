import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printableText, writtenText } from './visible-text.js';

test('control characters and halves of letters are left out, all else stays', () => {
  const text = 'Grüße 🍝,\u0000 \ud83cTee\u001f\n';
  expect(printableText(text)).toBe('Grüße 🍝, Tee');
});

test('what is left of any text can be encoded as UTF-8 and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(0xffff), (text, unit) => {
      const stored = printableText(text + String.fromCharCode(unit));
      expect(decodeURIComponent(encodeURIComponent(stored))).toBe(stored);
      expect(printableText(stored)).toBe(stored);
    }),
  );
});

test.each([
  ['Koch krank', 'Koch krank'],
  [' Erste Zeile\r\nzweite\tZeile\n', 'Erste Zeile\nzweite Zeile'],
  ['Koch\u0000 kr\u009fank\ud83c', 'Koch krank'],
  ['👩\u200d🍳 krank', '👩\u200d🍳 krank'],
  ['Koch\u202e krank', 'Koch krank'],
  ['\u0000', ''],
  ['\u200b\n \ufeff\u0085', ''],
])('%j is written as %j', (text, written) => {
  expect(writtenText(text)).toBe(written);
  expect(writtenText(written)).toBe(written);
});
