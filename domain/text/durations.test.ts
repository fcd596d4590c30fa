import { expect, test } from '@jest/globals';
import { formatBalance, formatDuration } from './durations.js';
import { normalizeSpaces } from './testing/normalize-spaces.js';

test.each([
  [0, '0 min'],
  [25, '25 min'],
  [60, '1 h'],
  [445, '7 h 25 min'],
  [6000, '100 h'],
])('%d minutes are %s', (minutes, words) => expect(normalizeSpaces(formatDuration(minutes))).toBe(words));

test.each([
  [0, '0 min'],
  [65, '+1 h 5 min'],
  [-35, '−35 min'],
])('a balance of %d minutes is %s', (minutes, words) =>
  expect(normalizeSpaces(formatBalance(minutes))).toBe(words),
);
