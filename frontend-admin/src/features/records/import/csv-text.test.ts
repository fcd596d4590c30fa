import { expect, test } from '@jest/globals';
import { csvText } from './csv-text.js';

const TEXT = 'uid;name;price\nrotkraut;Apfelrotkraut süß;4,20\n';
const utf8 = new TextEncoder().encode(TEXT);
/** As German Excel saves 'CSV (Trennzeichen-getrennt)'; without '€', which the decoder of Node, unlike a browser's, takes for Latin 1. */
const windows1252 = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [...`\uFEFF${text}`].forEach((letter, index) => bytes.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return new Uint8Array(bytes.buffer);
};

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  ['Windows-1252', windows1252],
  ['UTF-16 with the low byte first', utf16(TEXT, true)],
  ['UTF-16 with the high byte first', utf16(TEXT, false)],
])('a file in %s is decoded with its umlauts', (_, bytes) => expect(csvText(bytes)).toBe(TEXT));

test('replacement characters in a file are kept for the server to reject', () =>
  expect(csvText(new TextEncoder().encode('s\uFFFD'))).toBe('s\uFFFD'));
