import { expect, test } from '@jest/globals';
import { isSessionEndReason, sessionEndReasons, sessionEndText } from './session-end-reason.js';

test.each([...sessionEndReasons, null])('people read why their session ended: %s', (reason) => {
  expect(sessionEndText(reason)).toMatch(/^Ihr.+\.$/);
  const asksToSignIn = sessionEndText(reason).endsWith('Bitte melden Sie sich wieder an.');
  expect(asksToSignIn).toBe(reason !== 'access-ended');
});

test('no two reasons read alike', () => {
  expect(new Set([...sessionEndReasons, null].map(sessionEndText)).size).toBe(sessionEndReasons.length + 1);
});

test.each(['', 'toString', 'no such reason', null, 7])('%j is no reason', (reason) => {
  expect(isSessionEndReason(reason)).toBe(false);
});
