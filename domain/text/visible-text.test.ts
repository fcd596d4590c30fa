import { expect, test } from '@jest/globals';
import { trimmed, withoutInvisible } from './visible-text.js';

test.each([
  ['\u200b', ''],
  [' \ufeff\u2060 ', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['\u200bAnna\u00ad ', 'Anna'],
  ['Anna\u200b Maria', 'Anna\u200b Maria'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['‏שרה', 'שרה'],
  ['An\u202ena', 'Anna'],
  ['\u2067Anna\u2069 Huber', 'Anna Huber'],
  ['Ünal', 'Ünal'],
])('%j is trimmed to %j', (text, seen) => {
  expect(trimmed(text)).toBe(seen);
});

test('a phone number loses its invisible characters', () => {
  expect(withoutInvisible('\u202a+43\u200b660\u202c')).toBe('+43660');
});
