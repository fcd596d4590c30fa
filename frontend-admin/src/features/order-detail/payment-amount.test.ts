import { describe, expect, test } from '@jest/globals';
import { amountProblem } from './payment-form.js';

describe('an amount paid in cash', () => {
  test.each([
    ['the open amount', 40.3, null],
    ['a part of it', 0.01, null],
    ['nothing entered', '', 'Bitte geben Sie den Betrag ein.'],
    ['nothing', 0, 'Der Betrag muss größer als 0 sein.'],
    ['less than nothing', -1, 'Der Betrag muss größer als 0 sein.'],
    ['half a cent', 1.005, 'Bitte geben Sie höchstens zwei Nachkommastellen ein.'],
    ['a cent too much', 40.31, 'Offen sind nur 40,30\u00a0€.'],
  ])('%s', (_case, amount, problem) => {
    expect(amountProblem(amount, 40.3, 'EUR')).toBe(problem);
  });
});
