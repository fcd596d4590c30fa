import { expect, test } from '@jest/globals';
import { isEmail, isPhone, keepPhoneCharacters, normalizePhone } from './contact-details.js';

test.each([
  ['+43 660 123 45 67', '+436601234567', true],
  ['0043 660 1234567', '+436601234567', true],
  ['0 043660', '+43660', true],
  ['0660 1234567', '06601234567', false],
  ['+', '+', false],
  ['+43 660/1234', '+43660/1234', false],
  ['+43+660', '+43+660', false],
])('the number %s', (typed, stored, valid) => {
  expect(normalizePhone(typed)).toBe(stored);
  expect(isPhone(normalizePhone(typed))).toBe(valid);
});

test('the phone field keeps digits, plus and spaces', () => {
  expect(keepPhoneCharacters('+43 (0) 660/123-a')).toBe('+43 0 660123');
});

test.each([
  ['anna@example.org', true],
  ['anna.huber+inn@mail.example.co.at', true],
  ['anna@example', false],
  ['anna@.org', false],
  ['anna@example..org', false],
  ['an na@example.org', false],
  ['@example.org', false],
])('the address %s: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
