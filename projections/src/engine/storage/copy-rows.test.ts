import { describe, expect, it } from '@jest/globals';
import { storableJson } from './copy-rows.js';

describe('storableJson', () => {
  it.each([
    ['plain text', 'Grüße 🍕', 'Grüße 🍕'],
    ['the character NUL', 'a\u0000b', 'a\ufffdb'],
    ['half a surrogate pair', 'a\ud83cb', 'a\ufffdb'],
    ['a backslash before u0000', 'a\\u0000b', 'a\\u0000b'],
  ])('keeps %s storable', (_name, text, stored) => {
    expect(JSON.parse(storableJson([{ text }]))).toEqual([{ text: stored }]);
  });
});
