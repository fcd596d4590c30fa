import { expect, test } from '@jest/globals';
import { paymentStateOf } from './payment-state.js';

test.each([
  ['confirmed', { paidAmount: 0 }, 'open'],
  ['completed', { paidAmount: 5 }, 'partly'],
  ['completed', { paidAmount: 11, isPaid: true }, 'paid'],
  ['canceled', { paidAmount: 0, isRefunded: true }, 'refunded'],
  ['canceled', { paidAmount: 0 }, null],
  ['requested', { paidAmount: 0 }, null],
] as const)('an order that is %s with %j has the payment state %s', (status, facts, expected) =>
  expect(paymentStateOf({ status, isPaid: false, isRefunded: false, ...facts })).toBe(expected),
);
