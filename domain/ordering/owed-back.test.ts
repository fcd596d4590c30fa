import { expect, test } from '@jest/globals';
import { owedBack } from './order-flags.js';

test.each([
  ['canceled', 10.5, 10.5],
  ['rejected', 10.5, 10.5],
  ['failed', 10.5, 10.5],
  ['canceled', 0, 0],
  ['confirmed', 10.5, 0],
  ['completed', 10.5, 0],
] as const)(
  'an order that is %s and of which %d was paid is owed a refund of %d',
  (status, paidAmount, owed) => {
    expect(owedBack({ status, paidAmount })).toBe(owed);
  },
);
