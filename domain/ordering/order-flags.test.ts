import { describe, expect, test } from '@jest/globals';
import { orderFlags, owedBack } from './order-flags.js';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';
import { isRequest } from './order/order.js';
import { orderStatusSchema } from './order/order-terms.schema.js';

const sums = [
  [0, 0, true],
  [10, 0, false],
  [10, 9.99, false],
  [10, 10, true],
  [10, 10.01, true],
  [0.3, 0.1 + 0.2, true],
] as const;

/** From order-lifecycle.md: the specification's flags that are true in each status. */
const holding: Record<(typeof orderStatusSchema.options)[number], readonly string[]> = {
  requested: [],
  offered: [],
  awaitingPayment: [],
  pending: [],
  proposed: [],
  confirmed: ['isConfirmed'],
  ready: ['isConfirmed', 'isInDelivery'],
  dispatched: ['isConfirmed', 'isInDelivery'],
  completed: ['isConfirmed', 'isCompleted'],
  rejected: ['isRejected'],
  canceled: ['isCanceled'],
  failed: ['isFailed'],
};

const cases = orderStatusSchema.options.flatMap((status) =>
  deliveryModeSchema.options.flatMap((mode) =>
    sums.map(([totalGross, paidAmount, isPaid]) => ({ status, mode, totalGross, paidAmount, isPaid })),
  ),
);

describe('the flags of an order', () => {
  test.each(cases)('$status, $mode, $paidAmount of $totalGross paid', ({ isPaid, ...order }) => {
    const { status, mode } = order;
    const expected = [
      ...holding[status],
      ...(status === 'completed' && mode === 'delivery' ? ['isDelivered'] : []),
      ...(mode === 'delivery' ? ['isDelivery'] : []),
      ...(mode === 'dineIn' ? ['isDineIn'] : []),
      ...(isPaid && !isRequest(status) ? ['isPaid'] : []),
    ];
    const flags = Object.entries(orderFlags(order)).flatMap(([name, holds]) => (holds ? [name] : []));
    expect(flags.sort()).toEqual(expected.sort());
  });
});

test.each([
  ['canceled', 10.5, 10.5],
  ['rejected', 10.5, 10.5],
  ['failed', 10.5, 10.5],
  ['canceled', 0, 0],
  ['confirmed', 10.5, 0],
  ['confirmed', 10.6, 0.1],
  ['completed', 10.5, 0],
] as const)(
  'an order of 10.50 that is %s and of which %d was paid is owed a refund of %d',
  (status, paidAmount, owed) => {
    expect(owedBack({ status, paidAmount, totalGross: 10.5 })).toBe(owed);
  },
);
