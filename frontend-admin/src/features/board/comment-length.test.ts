import { expect, test } from '@jest/globals';
import { commentLength } from './comment-length.js';

test.each([
  ['Bitte scharf!', 'short'],
  ['x'.repeat(120), 'short'],
  ['x'.repeat(121), 'medium'],
  ['x'.repeat(240), 'medium'],
  ['x'.repeat(480), 'long'],
])('a comment is folded by the number of its letters: %s', (text, length) => {
  expect(commentLength(text)).toBe(length);
});
