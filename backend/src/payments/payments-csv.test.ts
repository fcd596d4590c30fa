import { expect, test } from '@jest/globals';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { paymentsCsv } from './payments-csv.js';

test('a file starts with a byte order mark, even without payments', () => {
  const file = paymentsCsv([], (name) => ({ name, timeZone: 'Europe/Vienna' }));
  expect(file.startsWith('\uFEFFGeschäftstag;')).toBe(true);
  expect(file.split('\r\n')).toHaveLength(2);
});

const payment: Payment = {
  ...{
    id: 'p-1',
    order: 'o-1',
    uid: 'ABC',
    ticketNumber: 7,
    branch: 'b-1',
    currency: 'EUR',
    kind: 'payment',
  },
  ...{ method: 'mollie', amount: 12, date: '2026-11-20', at: '2026-11-20T17:00:00.000Z', reference: 'tr_1' },
  ...{ corrects: null, correctedBy: null, reason: null, by: { kind: 'provider', id: null, name: null } },
} as Payment;

test.each<[string, Payment, string]>([
  ['the provider', payment, 'Mollie'],
  [
    'the person',
    { ...payment, method: 'cash', by: { ...payment.by, name: 'Vera Beispiel' } } as const,
    'Vera Beispiel',
  ],
  [
    'the person who asked for the refund instead of the provider',
    { ...payment, kind: 'refund', by: { kind: 'user', id: 'u-1', name: 'Vera Beispiel' } } as const,
    'Vera Beispiel',
  ],
  [
    'the rule that asked for the refund instead of the provider',
    { ...payment, kind: 'refund', by: { kind: 'rule', id: null, name: null } } as const,
    'automatisch',
  ],
  ['nobody', { ...payment, by: { kind: 'user', id: 'u-2', name: null } } as const, ''],
])('a line names %s as who recorded the payment', (_who, recorded, name) => {
  const file = paymentsCsv([recorded], () => ({ name: 'Altstadt', timeZone: 'Europe/Vienna' }));
  const [heads, line] = file.split('\r\n').map((text) => text.split(';'));
  expect(line![heads!.indexOf('Erfasst von')]).toBe(`"${name}"`);
});
