import { expect, test } from '@jest/globals';
import { ledgerDaysProblem } from './ledger-days.js';

test('up to 31 days are compared with the payment providers at once', () => {
  expect(ledgerDaysProblem({ from: '2026-10-01', to: '2026-10-31' })).toBeNull();
  expect(ledgerDaysProblem({ from: '2026-10-01', to: '2026-11-01' })).toBe(
    'Für den Abgleich wählen Sie bitte höchstens 31 Tage. Gewählt sind 32.',
  );
});
