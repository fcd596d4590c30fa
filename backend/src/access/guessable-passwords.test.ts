import { expect, test } from '@jest/globals';
import { isGuessable } from './guessable-passwords.js';

test.each([
  '1234567890',
  'password123',
  'Passwort123!',
  'Willkommen1',
  'qwertzuiop',
  'Sommer2026!',
  'aaaaaaaaaaaa',
  '1q2w3e4r5t6z',
  'Bestellwerk1',
  'Naschmarkt1',
])('rejects %s as guessable', (password) => expect(isGuessable(password, ['Naschmarkt'])).toBe(true));

test.each(['Vier Linden rauschen', 'geheim-genug-123', 'x8$Kp2!vQz'])('accepts %s', (password) =>
  expect(isGuessable(password, ['Naschmarkt'])).toBe(false),
);
