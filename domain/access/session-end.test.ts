import { expect, test } from '@jest/globals';
import { isSessionEnd, sessionEnds, sessionEndText } from './session-end.js';

test.each([...sessionEnds, null])('people read why their session ended: %s', (reason) => {
  expect(sessionEndText(reason)).toMatch(/^Ihr.+\.$/);
  const asksToSignIn = sessionEndText(reason).endsWith('Bitte melden Sie sich wieder an.');
  expect(asksToSignIn).toBe(reason !== 'access-ended');
});

test('no two reasons read alike', () => {
  expect(new Set([...sessionEnds, null].map(sessionEndText)).size).toBe(sessionEnds.length + 1);
});

test.each(['', 'toString', 'no such reason', null, 7])('%j is no reason', (reason) => {
  expect(isSessionEnd(reason)).toBe(false);
});
