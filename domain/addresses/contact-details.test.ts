import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  callingCodeOf,
  internationalPhone,
  isEmail,
  isPhone,
  keepPhoneCharacters,
  normalizePhone,
  storedPhone,
} from './contact-details.js';

test.each([
  ['+43 660 123 45 67', '+436601234567', true],
  ['0043 660 1234567', '+436601234567', true],
  ['+43 (0)660 1234567', '+436601234567', true],
  ['+43 0660 1234567', '+436601234567', true],
  ['0049 (0) 89 123456', '+4989123456', true],
  ['+39 06 12345678', '+390612345678', true],
  ['\u202a+43 660 1234567\u202c', '+436601234567', true],
  [' 00 41\t79 1234567', '+41791234567', true],
  ['+43 1 23456', '+43123456', true],
  ['+123456789012345', '+123456789012345', true],
  ['+1234567890123456', '+1234567890123456', false],
  ['+4312345', '+4312345', false],
  ['0 043660', '+43660', false],
  ['000436601', '+0436601', false],
  ['+1', '+1', false],
  ['+4', '+4', false],
  ['0660 1234567', '06601234567', false],
  ['43660', '43660', false],
  ['', '', false],
  ['+', '+', false],
  ['00', '+', false],
  ['+43 660/1234567', '+43660/1234567', false],
  ['+43+6601234', '+43+6601234', false],
  ['++436601234', '++436601234', false],
  ['+436601234o', '+436601234o', false],
])('the number %j is stored as %j, valid: %s', (typed, stored, valid) => {
  expect(normalizePhone(typed)).toBe(stored);
  expect(isPhone(normalizePhone(typed))).toBe(valid);
});

test.each([
  ['+43 (0) 660/123-a', '+43  660123'],
  ['+33 (0)6 12', '+33 6 12'],
  ['+43 (0', '+43 0'],
  ['0043 660', '0043 660'],
  ['Tel. +43', ' +43'],
  ['abc', ''],
])('while %j is typed, %j is kept', (typed, kept) => {
  expect(keepPhoneCharacters(typed)).toBe(kept);
});

test.each([
  ['0660 1234567', '+43', '+436601234567'],
  ['01 5550142', '+43', '+4315550142'],
  ['089 123456', '+49', '+4989123456'],
  ['+43 660 1234567', '+43', null],
  ['660 1234567', '+43', null],
  ['00 43 660 1234567', '+43', null],
  ['0660', '+43', null],
  ['', '+43', null],
])('%j is offered, where the calling code is %s, as %j', (typed, code, offered) => {
  expect(internationalPhone(typed, code)).toBe(offered);
});

test.each([
  ['+43 1 5550142', '+43'],
  ['0049 89 123456', '+49'],
  ['+423 2361111', '+423'],
  ['+41 44 1234567', '+41'],
  ['01 5550142', '+43'],
  ['+39 06 1234', '+43'],
  ['', '+43'],
])('a branch with the number %j has the calling code %s', (phone, code) => {
  expect(callingCodeOf(phone)).toBe(code);
});

test('normalizing a stored number does not change it', () => {
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

test.each([
  ['0660 1234567', '+43 1 5550142', '+436601234567'],
  ['0171 1234567', '+49 89 123456', '+491711234567'],
  ['0660 1234567', '', '+436601234567'],
  ['0043 660 1234567', '+49 89 123456', '+436601234567'],
  ['12', '+43 1 5550142', '12'],
])('the phone number %j of a guest of the branch with %j is stored as %j', (typed, near, stored) =>
  expect(storedPhone(typed, near)).toBe(stored),
);
