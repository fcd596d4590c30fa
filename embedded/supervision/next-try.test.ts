import { expect, test } from '@jest/globals';
import { nextTry } from './next-try.js';

test.each([
  ['exit code 1', 100, 'exit code 1. Tried again at once.'],
  ['Port 5 is taken.', 999, 'Port 5 is taken. Tried again at once.'],
  ['is it mounted?\n', 1600, 'is it mounted? Tried again in 2 s.'],
  ['no room', 30_000, 'no room. Tried again in 30 s.'],
])('describes %j with a pause of %d ms as: %s', (wrong, pause, text) => {
  expect(nextTry(wrong, pause)).toBe(text);
});
