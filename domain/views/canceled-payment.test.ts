import { expect, test } from '@jest/globals';
import { isPaymentCanceled } from './canceled-payment.js';

const stepsOf = (...types: string[]) =>
  types.map((type) => ({ type, at: '2026-11-20T17:00:00.000Z', text: '' }));

test.each([
  ['canceled', 'failed', ['OrderPlaced', 'PaymentCanceled'], true],
  [
    'canceled after one that failed',
    'failed',
    ['PaymentFailed', 'PaymentCanceled', 'OrderItemChanged'],
    true,
  ],
  ['failed after one that was canceled', 'failed', ['PaymentCanceled', 'PaymentFailed'], false],
  ['expired', 'failed', ['PaymentExpired'], false],
  ['begun again after one that was canceled', 'awaited', ['PaymentCanceled'], false],
] as const)(
  'a payment that the guest canceled was named as a failure: %s',
  (_, paymentStatus, steps, expected) => {
    expect(isPaymentCanceled({ paymentStatus, timeline: stepsOf(...steps) })).toBe(expected);
  },
);
