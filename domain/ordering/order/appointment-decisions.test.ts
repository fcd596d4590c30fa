import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import {
  acceptAppointment,
  acceptAppointmentByPhone,
  answerBy,
  expireAppointment,
  proposeAppointment,
  rejectAppointment,
  withdrawAppointment,
} from './appointment-decisions.js';
import { confirmOrder } from './order-decisions.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { eventsUntil, orderPlaced, refusedAs } from '../testing/orders.js';

const { given, outcome } = givenWhenThen(orderDecider);
type Status = keyof typeof eventsUntil;
const statuses = Object.keys(eventsUntil) as Status[];

const at = '2026-11-20T17:00:00.000Z';
const appointment = '2026-11-20T19:00:00.000Z';
const proposal = { appointment, at };
const submitted: OrderEvent = { type: 'OrderSubmitted', data: {} };
const accepted: OrderEvent[] = [
  { type: 'CounterAppointmentAccepted', data: {} },
  { type: 'OrderConfirmed', data: { appointment } },
];
const rejected: OrderEvent[] = [
  { type: 'CounterAppointmentRejected', data: {} },
  { type: 'OrderCanceled', data: { reason: 'Der Gast hat den neuen Termin abgelehnt.' } },
];

describe('the deadline for the answer', () => {
  test.each([
    ['15 minutes before the proposed time', '19:00', null, '18:45'],
    ['15 minutes before the requested time if that is earlier', '19:00', '18:30', '18:15'],
    ['15 minutes before the proposed time if that is earlier', '18:30', '20:00', '18:15'],
    ['30 minutes after the proposal if the requested time is near', '19:00', '17:10', '17:30'],
    ['30 minutes after the proposal if the proposed time is near', '17:40', null, '17:30'],
    ['the proposed time if that is nearer than 30 minutes', '17:10', null, '17:10'],
    ['the proposed time if both are nearer', '17:20', '17:10', '17:20'],
  ])('is %s', (_case, proposed, requested, expected) => {
    const instant = (time: string) => `2026-11-20T${time}:00.000Z`;
    expect(answerBy(at, { requested: requested && instant(requested), proposed: instant(proposed) })).toBe(
      instant(expected),
    );
  });

  test('is at least 30 minutes away, or at the proposed time, whatever the times are', () => {
    const minutes = fc.integer({ min: -500, max: 5_000 });
    const instant = (after: number) => new Date(Date.parse(at) + after * 60_000).toISOString();
    fc.assert(
      fc.property(minutes, fc.option(minutes), (proposed, requested) => {
        const until = answerBy(at, {
          requested: requested === null ? null : instant(requested),
          proposed: instant(proposed),
        });
        const ahead = (Date.parse(until) - Date.parse(at)) / 60_000;
        const usual = Math.max(30, Math.min(proposed, requested ?? proposed) - 15);
        expect(ahead).toBe(Math.min(usual, proposed));
      }),
    );
  });
});

describe('proposing another time', () => {
  test.each(statuses)('for an order that is %s', (status) => {
    const expected: Partial<Record<Status, string>> = {
      pending: 'CounterAppointmentProposed',
      proposed: 'nothing',
    };
    const decision = proposeAppointment(given(...eventsUntil[status]), proposal);
    expect(outcome(decision)).toBe(expected[status] ?? refusedAs(status));
  });

  test('sets the deadline for the answer', () => {
    const data = { appointment, answerBy: '2026-11-20T18:45:00.000Z' };
    expect(proposeAppointment(given(...eventsUntil.pending), proposal)).toEqual([
      { type: 'CounterAppointmentProposed', data },
    ]);
  });

  test('a second time waits for the answer to the first', () => {
    const decision = proposeAppointment(given(...eventsUntil.proposed), { ...proposal, appointment: at });
    expect(decision).toMatchObject({ kind: 'conflict', code: 'order-is-proposed' });
  });

  test.each([
    ['appointment-over', at, null],
    ['appointment-too-late', '2027-06-20T17:00:00.000Z', null],
    ['appointment-as-requested', appointment, appointment],
  ])('is refused as %s with its field', (code, time, requested) => {
    const order = given(orderPlaced({ appointmentDate: requested }), submitted);
    expect(proposeAppointment(order, { appointment: time, at })).toMatchObject({
      kind: 'invalid',
      code,
      problems: [{ field: 'counterAppointment' }],
    });
  });
});

describe('the answer of the guest', () => {
  const proposed = given(...eventsUntil.proposed);

  test('accepts the time and confirms the order', () => {
    expect(acceptAppointment(proposed, at)).toEqual(accepted);
  });

  test('declines the time and cancels the order', () => {
    expect(rejectAppointment(proposed)).toEqual(rejected);
  });

  test('has no effect the second time', () => {
    expect(acceptAppointment(given(...eventsUntil.proposed, ...accepted), at)).toEqual([]);
    const ready: OrderEvent = { type: 'OrderReady', data: {} };
    expect(acceptAppointment(given(...eventsUntil.proposed, ...accepted, ready), at)).toEqual([]);
    expect(rejectAppointment(given(...eventsUntil.proposed, ...rejected))).toEqual([]);
  });

  test('cannot be changed afterwards', () => {
    expect(outcome(rejectAppointment(given(...eventsUntil.proposed, ...accepted)))).toBe(
      'order-is-confirmed',
    );
    expect(outcome(acceptAppointment(given(...eventsUntil.proposed, ...rejected), at))).toBe(
      'order-is-canceled',
    );
  });

  test('is refused once the proposed time is over, by staff too, though an older proposal has a later deadline', () => {
    const older: OrderEvent = {
      type: 'CounterAppointmentProposed',
      data: { appointment: '2026-11-20T17:05:00.000Z', answerBy: '2026-11-20T17:30:00.000Z' },
    };
    const order = given(...eventsUntil.pending, older);
    const [inTime, over] = ['2026-11-20T17:05:00.000Z', '2026-11-20T17:05:00.001Z'];
    expect(acceptAppointment(order, inTime)).toHaveLength(2);
    expect(acceptAppointmentByPhone(order, inTime)).toHaveLength(2);
    for (const decision of [acceptAppointment(order, over), acceptAppointmentByPhone(order, over)]) {
      expect(decision).toMatchObject({
        kind: 'conflict',
        code: 'proposal-over',
        problems: [{ message: 'Der vorgeschlagene Termin ist leider schon vorbei.' }],
      });
    }
    expect(outcome(rejectAppointment(order))).not.toBe('proposal-over');
    expect(outcome(withdrawAppointment(order, over))).toBe('CounterAppointmentWithdrawn');
    expect(expireAppointment(order, '2026-11-20T17:30:00.000Z')).toHaveLength(2);
  });

  test('is refused after its deadline', () => {
    expect(outcome(acceptAppointment(proposed, '2026-11-20T18:45:00.000Z'))).not.toBe('answer-too-late');
    expect(outcome(acceptAppointment(proposed, '2026-11-20T18:45:00.001Z'))).toBe('answer-too-late');
  });

  test.each(statuses.filter((status) => status !== 'proposed'))(
    'is refused for an order that is %s without a proposal',
    (status) => {
      const expected = status === 'none' ? 'order-unknown' : 'no-counter-appointment';
      expect(outcome(acceptAppointment(given(...eventsUntil[status]), at))).toBe(expected);
      expect(outcome(rejectAppointment(given(...eventsUntil[status])))).toBe(expected);
    },
  );
});

describe('the answer on the telephone', () => {
  const proposed = given(...eventsUntil.proposed);
  const byPhone: OrderEvent[] = [
    { type: 'CounterAppointmentAccepted', data: { isByPhone: true } },
    { type: 'OrderConfirmed', data: { appointment } },
  ];

  test('confirms the order and is marked as recorded by staff', () => {
    expect(acceptAppointmentByPhone(proposed, at, { appointment })).toEqual(byPhone);
  });

  test('has no effect the second time, nor after the guest has answered', () => {
    expect(acceptAppointmentByPhone(given(...eventsUntil.proposed, ...byPhone), at)).toEqual([]);
    expect(acceptAppointmentByPhone(given(...eventsUntil.proposed, ...accepted), at)).toEqual([]);
    expect(acceptAppointment(given(...eventsUntil.proposed, ...byPhone), at)).toEqual([]);
  });

  test('about another time than the proposed one is refused, before and after the agreement', () => {
    const other = { appointment: '2026-11-20T20:00:00.000Z' };
    expect(outcome(acceptAppointmentByPhone(proposed, at, other))).toBe('proposal-replaced');
    const agreed = given(...eventsUntil.proposed, ...byPhone);
    expect(outcome(acceptAppointmentByPhone(agreed, at, other))).toBe('order-is-confirmed');
  });

  test.each(statuses.filter((status) => status !== 'proposed'))(
    'is refused for an order that is %s without a proposal',
    (status) => {
      const expected = status === 'none' ? 'order-unknown' : 'no-counter-appointment';
      expect(outcome(acceptAppointmentByPhone(given(...eventsUntil[status]), at))).toBe(expected);
      expect(outcome(withdrawAppointment(given(...eventsUntil[status]), at))).toBe(expected);
    },
  );
});

describe('withdrawing a proposal', () => {
  const withdrawn: OrderEvent = {
    type: 'CounterAppointmentWithdrawn',
    data: { confirmBy: '2026-11-20T17:10:00.000Z' },
  };
  const after = (...events: OrderEvent[]) => given(...eventsUntil.proposed, ...events);

  test('makes the order wait for the branch again, with a new deadline, and has no effect the second time', () => {
    expect(withdrawAppointment(given(...eventsUntil.proposed), at)).toEqual([withdrawn]);
    expect(after(withdrawn)).toMatchObject({ status: 'pending', counterAppointment: null });
    expect(withdrawAppointment(after(withdrawn), at)).toEqual([]);
  });

  test('sets no new deadline for an order that was not confirmed in time', () => {
    const missed: OrderEvent = { type: 'OrderMissed', data: { dueAt: at } };
    const order = given(...eventsUntil.pending, missed, ...eventsUntil.proposed.slice(2));
    expect(withdrawAppointment(order, at)).toEqual([{ type: 'CounterAppointmentWithdrawn', data: {} }]);
  });

  test('lets the order be confirmed as requested, or the same time be proposed again', () => {
    expect(confirmOrder(after(withdrawn))).toEqual([{ type: 'OrderConfirmed', data: { appointment: null } }]);
    expect(outcome(proposeAppointment(after(withdrawn), proposal))).toBe('CounterAppointmentProposed');
  });

  test('comes too late once the time is agreed on', () => {
    expect(withdrawAppointment(after(...accepted), at)).toMatchObject({
      code: 'proposal-accepted',
      problems: [{ message: 'Der neue Termin wurde inzwischen angenommen.' }],
    });
    expect(outcome(withdrawAppointment(after(...rejected), at))).toBe('order-is-canceled');
  });

  test('leaves nothing to answer, whatever becomes of the order', () => {
    const confirmed: OrderEvent = { type: 'OrderConfirmed', data: { appointment: null } };
    for (const order of [after(withdrawn), after(withdrawn, confirmed)]) {
      expect(outcome(acceptAppointment(order, at))).toBe('proposal-withdrawn');
      expect(outcome(acceptAppointmentByPhone(order, at))).toBe('proposal-withdrawn');
      expect(outcome(rejectAppointment(order))).toBe('proposal-withdrawn');
      expect(outcome(expireAppointment(order, '2026-11-20T18:45:00.000Z'))).toBe('proposal-withdrawn');
    }
  });

  test('an answer to the withdrawn time does not answer the next proposal', () => {
    const [next, answerBy] = ['2026-11-20T20:00:00.000Z', '2026-11-20T19:45:00.000Z'];
    const again: OrderEvent = {
      type: 'CounterAppointmentProposed',
      data: { appointment: next, answerBy },
    };
    const order = after(withdrawn, again);
    expect(outcome(acceptAppointment(order, at, { appointment }))).toBe('proposal-replaced');
    expect(outcome(rejectAppointment(order, { appointment }))).toBe('proposal-replaced');
    expect(outcome(withdrawAppointment(order, at, { appointment }))).toBe('proposal-replaced');
    expect(acceptAppointment(order, at, { appointment: next })).toContainEqual({
      type: 'OrderConfirmed',
      data: { appointment: next },
    });
  });
});

describe('without an answer', () => {
  const deadline = '2026-11-20T18:45:00.000Z';

  test('the order is canceled at the deadline', () => {
    expect(expireAppointment(given(...eventsUntil.proposed), deadline)).toEqual([
      { type: 'CounterAppointmentExpired', data: {} },
      { type: 'OrderCanceled', data: { reason: 'Der Gast hat auf den neuen Termin nicht geantwortet.' } },
    ]);
  });

  test('staff may still record the yes of the guest until that is carried out', () => {
    const order = given(...eventsUntil.proposed);
    expect(outcome(acceptAppointment(order, '2026-11-20T18:45:00.001Z'))).toBe('answer-too-late');
    expect(acceptAppointmentByPhone(order, '2026-11-20T18:45:00.001Z')).toHaveLength(2);
    const expired = expireAppointment(order, deadline) as OrderEvent[];
    expect(outcome(acceptAppointmentByPhone(given(...eventsUntil.proposed, ...expired), at))).toBe(
      'order-is-canceled',
    );
  });

  test('nothing happens at the deadline of another proposal, nor after an answer', () => {
    expect(expireAppointment(given(...eventsUntil.proposed), at)).toEqual([]);
    const confirmed = given(...eventsUntil.proposed, ...accepted);
    expect(outcome(expireAppointment(confirmed, deadline))).toBe('order-is-confirmed');
  });
});
