import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { isRefusal } from '../../kernel/refusal.js';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  markInDelivery,
  markMissed,
  rejectOrder,
} from './order-decisions.js';
import { orderDecider, type Order } from './order.js';
import type { OrderEvent } from './order-events.js';
import { eventsUntil, orderPlaced, refusedAs } from '../testing/orders.js';

const { given, outcome } = givenWhenThen(orderDecider);
type Status = keyof typeof eventsUntil;

const decisions = {
  confirm: confirmOrder,
  reject: (order: Order) => rejectOrder(order, { message: 'Leider aus.' }),
  inDelivery: markInDelivery,
  complete: completeOrder,
  cancel: (order: Order) => cancelOrder(order, { reason: 'Storno', mayCancelDispatched: true }),
  miss: (order: Order) => markMissed(order, '2026-11-20T17:10:00.000Z'),
};

const table: Record<Status, Record<keyof typeof decisions, string>> = {
  none: {
    confirm: 'unknown',
    reject: 'unknown',
    inDelivery: 'unknown',
    complete: 'unknown',
    cancel: 'unknown',
    miss: 'unknown',
  },
  requested: {
    confirm: 'conflict',
    reject: 'OrderRejected',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'OrderCanceled',
    miss: 'OrderMissed',
  },
  offered: {
    confirm: 'conflict',
    reject: 'OrderRejected',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  awaitingPayment: {
    confirm: 'conflict',
    reject: 'conflict',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  pending: {
    confirm: 'OrderConfirmed',
    reject: 'OrderRejected',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'OrderCanceled',
    miss: 'OrderMissed',
  },
  proposed: {
    confirm: 'conflict',
    reject: 'OrderRejected',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  confirmed: {
    confirm: 'nothing',
    reject: 'conflict',
    inDelivery: 'OrderReady',
    complete: 'OrderCompleted',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  ready: {
    confirm: 'conflict',
    reject: 'conflict',
    inDelivery: 'nothing',
    complete: 'OrderCompleted',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  dispatched: {
    confirm: 'conflict',
    reject: 'conflict',
    inDelivery: 'nothing',
    complete: 'OrderCompleted',
    cancel: 'OrderCanceled',
    miss: 'conflict',
  },
  completed: {
    confirm: 'conflict',
    reject: 'conflict',
    inDelivery: 'conflict',
    complete: 'nothing',
    cancel: 'conflict',
    miss: 'conflict',
  },
  rejected: {
    confirm: 'conflict',
    reject: 'nothing',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'conflict',
    miss: 'conflict',
  },
  canceled: {
    confirm: 'conflict',
    reject: 'conflict',
    inDelivery: 'conflict',
    complete: 'conflict',
    cancel: 'nothing',
    miss: 'conflict',
  },
};

/** Every refusal names the status that it follows from. */
const codeOf = (status: Status, expected: string): string =>
  expected === 'unknown' || expected === 'conflict' ? refusedAs(status) : expected;

const cases = (Object.keys(table) as Status[]).flatMap((status) =>
  (Object.keys(decisions) as (keyof typeof decisions)[]).map((command) => ({
    status,
    command,
    expected: table[status][command],
  })),
);

describe('the lifecycle', () => {
  test.each(cases)('$status, $command: $expected', ({ status, command, expected }) => {
    expect(outcome(decisions[command](given(...eventsUntil[status])))).toBe(codeOf(status, expected));
  });

  test.each(cases.filter(({ expected }) => expected === 'conflict'))(
    '$status, $command: is refused with a German reason',
    ({ status, command }) => {
      const refusal = decisions[command](given(...eventsUntil[status]));
      expect(isRefusal(refusal) && refusal.problems[0].message).toMatch(
        /^(Die Bestellung (ist|war|w)|Dem Gast wurde).+\.$/,
      );
    },
  );

  test.each(cases)('$status, $command: has no effect the second time', ({ status, command }) => {
    const order = given(...eventsUntil[status]);
    const decision = decisions[command](order);
    if (isRefusal(decision)) return;
    expect(decisions[command](decision.reduce(orderDecider.evolve, order))).toEqual([]);
  });
});

test('an order that was missed can still be confirmed', () => {
  const missed: OrderEvent = { type: 'OrderMissed', data: { dueAt: '2026-11-20T17:10:00.000Z' } };
  expect(outcome(confirmOrder(given(...eventsUntil.pending, missed)))).toBe('OrderConfirmed');
});

test('confirming sets the requested time as the appointment', () => {
  const appointment = '2026-11-20T18:30:00.000Z';
  const order = given(orderPlaced({ appointmentDate: appointment }), { type: 'OrderSubmitted', data: {} });
  expect(confirmOrder(order)).toEqual([{ type: 'OrderConfirmed', data: { appointment } }]);
});

describe('what a step writes', () => {
  const pending = given(...eventsUntil.pending);

  test('a rejection has its message without blanks around it', () => {
    const data = { message: 'Leider aus.' };
    expect(rejectOrder(pending, { message: ' Leider aus. ' })).toEqual([{ type: 'OrderRejected', data }]);
  });

  test('a cancelation has its reason without blanks around it', () => {
    const request = { reason: ' Storno ', mayCancelDispatched: true };
    expect(cancelOrder(pending, request)).toEqual([{ type: 'OrderCanceled', data: { reason: 'Storno' } }]);
  });

  test('a missed order has the instant at which it was due', () => {
    const dueAt = '2026-11-20T17:10:00.000Z';
    expect(markMissed(pending, dueAt)).toEqual([{ type: 'OrderMissed', data: { dueAt } }]);
  });

  test.each([
    ['delivery', 'OrderDispatched'],
    ['takeaway', 'OrderReady'],
    ['dineIn', 'OrderReady'],
  ] as const)('an order for %s leaves the kitchen as %s', (mode, type) => {
    const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
    const confirmed: OrderEvent = { type: 'OrderConfirmed', data: { appointment: null } };
    expect(markInDelivery(given(orderPlaced({ mode }), submitted, confirmed))).toEqual([{ type, data: {} }]);
  });
});

test.each([
  [
    'of an unknown order',
    () => confirmOrder(given()),
    { kind: 'unknown', code: 'order-unknown', problems: [{ message: 'Diese Bestellung gibt es nicht.' }] },
  ],
  [
    'without a reason',
    () => cancelOrder(given(...eventsUntil.pending), { reason: '  ', mayCancelDispatched: true }),
    {
      kind: 'invalid',
      code: 'reason-missing',
      problems: [{ field: 'reason', message: 'Bitte geben Sie einen Grund an.' }],
    },
  ],
  [
    'after the dispatch without permission',
    () => cancelOrder(given(...eventsUntil.dispatched), { reason: 'Unfall', mayCancelDispatched: false }),
    {
      kind: 'forbidden',
      code: 'order-is-dispatched',
      problems: [
        {
          message:
            'Die Bestellung ist bereits in Zustellung. Nur die Filialleitung kann sie noch stornieren.',
        },
      ],
    },
  ],
  [
    'of a confirmed order, which can only be canceled',
    () => rejectOrder(given(...eventsUntil.confirmed), { message: '' }),
    {
      kind: 'conflict',
      code: 'order-is-confirmed',
      problems: [{ message: expect.stringMatching(/^Die Bestellung ist bereits bestätigt\. .*storn/i) }],
    },
  ],
])('a step %s is refused with its reason', (_case, decide, refusal) => {
  expect(decide()).toMatchObject(refusal);
});

test('canceling needs a reason', () => {
  const decision = cancelOrder(given(...eventsUntil.pending), { reason: '  ', mayCancelDispatched: true });
  expect(decision).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'reason', message: 'Bitte geben Sie einen Grund an.' }],
  });
});

test('a dispatched order can be canceled only with permission', () => {
  const request = { reason: 'Unfall', mayCancelDispatched: false };
  expect(cancelOrder(given(...eventsUntil.dispatched), request)).toMatchObject({ kind: 'forbidden' });
  expect(outcome(cancelOrder(given(...eventsUntil.ready), request))).toBe('OrderCanceled');
});

test('an order must be placed before any other event', () => {
  expect(() => given({ type: 'OrderReady', data: {} })).toThrow('OrderReady without OrderPlaced');
});
