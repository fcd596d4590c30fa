import { expect, test } from '@jest/globals';
import { paymentHistoryText } from './payment-texts.js';
import { providerWords } from './provider-codes.js';

const attempt = '44444444-4444-4444-8444-444444444444';

test.each([
  ['card_declined', 'die Karte wurde abgelehnt'],
  ['INVALID_TRANSACTION_STATUS', 'die Zahlung ist beim Anbieter in einem anderen Zustand'],
  ['failed', 'ohne Angabe eines Grundes'],
  ['422', 'Meldung des Anbieters: 422'],
  ['constructor', 'Meldung des Anbieters: constructor'],
])('the code %s is shown as "%s"', (code, words) => {
  expect(providerWords(code)).toBe(words);
});

test('the history of an order has words in place of the codes', () => {
  const failed = paymentHistoryText(
    { type: 'PaymentFailed', data: { attempt, reason: 'insufficient_funds' } },
    'EUR',
  );
  expect(failed).toBe('Online-Zahlung fehlgeschlagen: das Konto ist nicht gedeckt.');
  const data = { refund: attempt, attempt, amount: 5, reason: 'card_expired' };
  expect(paymentHistoryText({ type: 'RefundFailed', data }, 'EUR')).toMatch(
    /^Rückzahlung von 5,00\s€ fehlgeschlagen: die Karte ist abgelaufen\.$/,
  );
});
