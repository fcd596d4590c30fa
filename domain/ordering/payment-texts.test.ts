import { expect, test } from '@jest/globals';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import type { RefundCause } from './order/online-payment-events.js';
import type { OrderEvent } from './order/order-events.js';
import { historyText, timelineEntry } from './order-texts.js';
import { paymentHistoryText, waitingRefundText } from './payment-texts.js';

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

const refundedByHand = (data: { cause: RefundCause; index?: number; reason: string | null }): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: 'r', method: 'cash', amount: -5, refunds: 'p', ...data },
});
const takenBack: OrderEvent = {
  type: 'PaymentRecorded',
  data: { payment: 'c', method: 'cash', amount: 5, corrects: 'r', reason: 'Vertippt' },
};

test.each<[OrderEvent, string, string]>([
  [
    refundedByHand({ cause: 'faulty', index: 0, reason: 'Suppe kalt' }),
    'Rückzahlung von 5,00 € erfasst (Barzahlung): Falsch oder mangelhaft (Position 1), „Suppe kalt“.',
    '5,00 € zurückgegeben',
  ],
  [
    refundedByHand({ cause: 'goodwill', reason: null }),
    'Rückzahlung von 5,00 € erfasst (Barzahlung): Kulanz (Text gelöscht).',
    '5,00 € zurückgegeben',
  ],
  [
    takenBack,
    'Rückzahlung von 5,00 € (Barzahlung) storniert. Grund: „Vertippt“',
    'Rückzahlung zurückgenommen',
  ],
])('a refund by hand reads as one, and so does its counter entry (case %#)', (event, forStaff, forGuest) => {
  expect(normalizeSpaces(historyText(event, 'EUR'))).toBe(forStaff);
  const entry = timelineEntry({ ...event, metadata: { at: '2026-11-20T17:00:00.000Z' } }, 'takeaway', 'EUR');
  expect(normalizeSpaces(entry!.text)).toBe(forGuest);
});

test.each([
  [{ reason: '', cause: 'faulty', index: 1 }, ': Falsch oder mangelhaft (Position 2).'],
  [{ reason: '', isAutomatic: true }, ' (automatisch).'],
] as const)(
  'a refund that waits reads as vorgemerkt in the sentence of its request (case %#)',
  (data, rest) => {
    const event: OrderEvent = {
      type: 'RefundRequested',
      data: { refund: 'r', attempt: 'a', amount: 5, ...data },
    };
    const text = waitingRefundText(historyText(event, 'EUR'), '19:50');
    expect(normalizeSpaces(text)).toBe(`Rückzahlung von 5,00 € vorgemerkt, wartet bis 19:50 Uhr${rest}`);
  },
);
