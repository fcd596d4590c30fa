import { expect, test } from '@jest/globals';
import { paymentHistoryText } from './payment-texts.js';

const begun = (method: 'mollie' | 'datatrans', capture: 'automatic' | 'manual') =>
  paymentHistoryText(
    { type: 'PaymentInitiated', data: { attempt: 'a-1', amount: 12, method, capture } } as never,
    undefined,
  );

test('the begin of an online payment says its method only where that says more', () => {
  expect(begun('mollie', 'automatic')).toBe('Online-Zahlung über 12,00 begonnen.');
  expect(begun('mollie', 'manual')).toBe(
    'Online-Zahlung über 12,00 begonnen (wird erst bei der Bestätigung abgebucht).',
  );
  expect(begun('datatrans', 'automatic')).toBe('Online-Zahlung über 12,00 begonnen (Kreditkarte).');
});
