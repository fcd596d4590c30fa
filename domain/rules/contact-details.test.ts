import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isEmail, isPhone, keepPhoneCharacters, normalizePhone } from './contact-details.js';

test.each([
  ['+43 660 123 45 67', '+436601234567', true],
  ['0043 660 1234567', '+436601234567', true],
  ['0 043660', '+43660', true],
  [' 00 41\t79 1', '+41791', true],
  ['000436601', '+0436601', true],
  ['+1', '+1', true],
  ['0660 1234567', '06601234567', false],
  ['43660', '43660', false],
  ['', '', false],
  ['+', '+', false],
  ['00', '+', false],
  ['+43 660/1234', '+43660/1234', false],
  ['+43+660', '+43+660', false],
  ['++43', '++43', false],
  ['+4366o', '+4366o', false],
])('the number %j is stored as %j, valid: %s', (typed, stored, valid) => {
  expect(normalizePhone(typed)).toBe(stored);
  expect(isPhone(normalizePhone(typed))).toBe(valid);
});

test.each([
  ['+43 (0) 660/123-a', '+43 0 660123'],
  ['0043 660', '0043 660'],
  ['Tel. +43', ' +43'],
  ['abc', ''],
])('while %j is typed, %j is kept', (typed, kept) => {
  expect(keepPhoneCharacters(typed)).toBe(kept);
});

test('a stored number is not changed again', () => {
  const typed = fc.string({ unit: fc.constantFrom('0', '0', '4', '9', '+', ' ', 'a', '/') });
  fc.assert(
    fc.property(typed, (text) => {
      const stored = normalizePhone(keepPhoneCharacters(text));
      expect(keepPhoneCharacters(stored)).toBe(stored);
      expect(stored).not.toMatch(/^00|\s/);
      if (isPhone(stored)) expect(normalizePhone(stored)).toBe(stored);
    }),
  );
});

test.each([
  ['anna@example.org', true],
  ['anna.huber+inn@mail.example.co.at', true],
  ['änne@köche.example', true],
  ['', false],
  ['anna', false],
  ['anna@example', false],
  ['anna@.org', false],
  ['anna@example.', false],
  ['anna@example..org', false],
  ['an na@example.org', false],
  ['anna@example.org ', false],
  ['anna@@example.org', false],
  ['@example.org', false],
])('the address %j: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
