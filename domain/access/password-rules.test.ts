import { describe, expect, test } from '@jest/globals';
import { passwordProblem } from './password-rules.js';

const resi = {
  username: 'resi',
  email: 'resi.lindner@example.org',
  firstName: 'Theresia',
  lastName: 'Lindner',
};

describe('a password', () => {
  test.each(['Vier Linden rauschen', '1234567890', 'ä'.repeat(200), 'Lindner mag Marillenknödel'])(
    'may be %s according to the rules',
    (password) => expect(passwordProblem(password, resi)).toBeNull(),
  );

  test.each([
    ['kurz', 'mindestens 10'],
    ['l'.repeat(201), 'höchstens 200'],
    ['resi.lindner@example.org', 'E-Mail'],
    ['Resi-Lindner1', 'Namen'],
    ['theresialindner', 'Namen'],
    ['LindnerTheresia99', 'Namen'],
  ])('may not be %s', (password, message) => {
    expect(passwordProblem(password, resi)).toContain(message);
  });
});
