import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { open } from '../opening-hours/testing/hours-entries.js';
import { branchHours, lateDelivery, night } from '../opening-hours/testing/branch-hours.js';
import { dueOf, hasOwnTime, isAnotherTimeAgreed, type DueOrder } from './due-time.js';

const VIENNA = 'Europe/Vienna';

const order = (differences: Partial<DueOrder> = {}): DueOrder => ({
  status: 'pending',
  isDelivery: false,
  isDineIn: false,
  placedAt: '2026-11-23T12:00:00Z',
  appointment: null,
  appointmentDate: null,
  ...differences,
});
const due = (
  given: DueOrder,
  now: string,
  hours: Parameters<typeof dueOf>[1] = branchHours(),
  timeZone = VIENNA,
) => dueOf(given, hours, new Date(now), timeZone);
const dueAt = (...given: Parameters<typeof due>) => due(...given).dueAt.toISOString();

describe('when an order is due', () => {
  test('at the time that the branch confirmed, rather than the requested one', () => {
    const wished = order({ appointmentDate: '2026-11-24T10:05:00Z' });
    expect(dueAt(wished, '2026-11-23T12:00:00Z')).toBe('2026-11-24T10:05:00.000Z');
    const agreed = { ...wished, appointment: '2026-11-24T11:00:00Z' };
    expect(due(agreed, '2026-11-23T12:00:00Z')).toMatchObject({
      dueAt: new Date('2026-11-24T11:00:00Z'),
      isChosen: true,
    });
  });

  test.each([
    ['takeaway', {}, '2026-11-23T12:30:00.000Z'],
    ['at the table', { isDineIn: true }, '2026-11-23T12:30:00.000Z'],
    ['delivered', { isDelivery: true }, '2026-11-23T12:45:00.000Z'],
  ])('without a time, the usual time after it was placed: %s', (_, mode, at) => {
    expect(due(order(mode), '2026-11-23T12:00:00Z')).toMatchObject({
      dueAt: new Date(at),
      isChosen: false,
      kind: 'soon',
    });
  });

  test.each([
    ['late in the evening', '2026-11-23T22:30:00Z', branchHours(), '2026-11-24T09:30:00.000Z'],
    ['early in the morning', '2026-11-23T05:00:00Z', branchHours(), '2026-11-23T09:30:00.000Z'],
    [
      'in the night in which a day has 25 hours',
      '2026-10-24T21:30:00Z',
      branchHours(),
      '2026-10-25T09:30:00.000Z',
    ],
    [
      'in the night in which a day has 23 hours',
      '2026-03-28T22:30:00Z',
      branchHours(),
      '2026-03-29T08:30:00.000Z',
    ],
    ['where the hours are unknown', '2026-11-23T22:30:00Z', null, '2026-11-23T23:00:00.000Z'],
    [
      'where it never opens again',
      '2026-11-23T22:30:00Z',
      branchHours({ openingHours: [] }),
      '2026-11-23T23:00:00.000Z',
    ],
    ['after midnight while open', '2026-11-24T00:30:00Z', branchHours(night), '2026-11-24T01:00:00.000Z'],
  ])('without a time, the usual time after the opening: placed %s', (_, placedAt, hours, at) => {
    expect(dueAt(order({ placedAt }), placedAt, hours)).toBe(at);
  });

  test('hours that are changed after it was placed neither put it off nor bring it forward', () => {
    const closedEarly = branchHours({ openingHours: [] });
    const taken = order({ beginsAt: null });
    expect(dueAt(taken, '2026-11-23T12:10:00Z', closedEarly)).toBe('2026-11-23T12:30:00.000Z');
    const fromNight = order({ placedAt: '2026-11-23T05:00:00Z', beginsAt: '2026-11-23T09:00:00Z' });
    expect(dueAt(fromNight, '2026-11-23T05:10:00Z', branchHours(night))).toBe('2026-11-23T09:30:00.000Z');
    const chosen = { ...taken, appointmentDate: '2026-11-24T10:05:00Z' };
    expect(dueAt(chosen, '2026-11-23T12:10:00Z', closedEarly)).toBe('2026-11-24T10:05:00.000Z');
  });

  test('a delivery waits for the delivery hours', () => {
    const delivered = order({ isDelivery: true });
    expect(dueAt(delivered, '2026-11-23T12:00:00Z', branchHours(lateDelivery))).toBe(
      '2026-11-23T16:45:00.000Z',
    );
  });

  test('a delivery placed outside the delivery hours of an open branch is due after the next delivery hours', () => {
    const placedAt = '2026-11-22T13:28:00Z';
    const delivered = order({ isDelivery: true, placedAt });
    const hours = branchHours({
      isDeliveryHoursEnabled: true,
      deliveryHours: [open('monday', '11:30', '21:00')],
    });
    expect(due(delivered, placedAt, hours)).toEqual({
      dueAt: new Date('2026-11-23T11:15:00Z'),
      isChosen: false,
      beginsAt: new Date('2026-11-23T10:30:00Z'),
      opensAt: new Date('2026-11-23T10:30:00Z'),
      isBeforeOpening: true,
      kind: 'later',
      minutesLate: 0,
    });
  });

  test.each([
    ['with a time that was chosen', order({ appointmentDate: '2026-11-24T10:05:00Z' }), true],
    ['that came while the branch was closed', order({ placedAt: '2026-11-23T05:00:00Z' }), true],
    ['that came while the branch was open', order(), false],
  ])('an order %s has a time of its own: %#', (_, given, expected) => {
    expect(hasOwnTime(due(given, given.placedAt))).toBe(expected);
  });

  test('in the time zone of the branch', () => {
    const placed = order({ placedAt: '2026-11-23T12:00:00Z' });
    expect(dueAt(placed, '2026-11-23T12:00:00Z', branchHours(), 'America/New_York')).toBe(
      '2026-11-23T15:30:00.000Z',
    );
  });
});

test.each([
  ['was not confirmed yet', { appointmentDate: '2026-11-24T10:05:00Z' }, false],
  [
    'was confirmed for the wanted time, written in another way',
    { appointmentDate: '2026-11-24T10:05:00Z', appointment: '2026-11-24T10:05:00.000Z' },
    false,
  ],
  ['was confirmed as soon as possible', {}, false],
  [
    'was confirmed for the time the branch proposed',
    { appointmentDate: '2026-11-24T10:05:00Z', appointment: '2026-11-24T11:00:00.000Z' },
    true,
  ],
  [
    'was wanted as soon as possible and confirmed for a proposed time',
    { appointment: '2026-11-24T11:00:00.000Z' },
    true,
  ],
])(
  'the time that was agreed after a proposal read like the wish of the guest: an order that %s',
  (_, given, expected) => {
    expect(isAnotherTimeAgreed(order(given))).toBe(expected);
  },
);

test('a pre-order that came while the branch was closed waited for staff before anybody was there', () => {
  const preorder = order({ placedAt: '2026-11-23T05:00:00Z', appointmentDate: '2026-11-23T09:30:00Z' });
  expect(due(preorder, '2026-11-23T08:59:00Z').isBeforeOpening).toBe(true);
  expect(due(preorder, '2026-11-23T09:00:00Z').isBeforeOpening).toBe(false);
  const cameWhileOpen = { ...preorder, placedAt: '2026-11-22T12:00:00Z' };
  expect(due(cameWhileOpen, '2026-11-23T08:59:00Z').isBeforeOpening).toBe(false);
});

describe('for later', () => {
  const at = (appointmentDate: string) => order({ appointmentDate });

  test.each([
    ['tomorrow', '2026-11-24T10:05:00Z', '2026-11-23T12:00:00Z', 'later'],
    ['in 61 minutes', '2026-11-23T13:01:00Z', '2026-11-23T12:00:00Z', 'later'],
    ['in an hour', '2026-11-23T13:00:00Z', '2026-11-23T12:00:00Z', 'soon'],
    ['past', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z', 'soon'],
    ['soon, on the other side of midnight', '2026-11-23T23:15:00Z', '2026-11-23T22:45:00Z', 'soon'],
    ['soon, after the business day ends at 04:00', '2026-11-24T03:15:00Z', '2026-11-24T02:45:00Z', 'soon'],
    ['at 03:00 of the same business day', '2026-11-24T02:00:00Z', '2026-11-23T12:00:00Z', 'later'],
    // By the clock 01:50 and 02:40, but the hour from 02:00 comes twice.
    ['an hour that comes twice', '2026-10-25T01:40:00Z', '2026-10-24T23:50:00Z', 'later'],
  ])('%s', (_, wished, now, kind) => {
    expect(due(at(wished), now).kind).toBe(kind);
  });

  test('an order without a time is for later while the branch is closed for long', () => {
    const placed = order({ placedAt: '2026-11-23T22:30:00Z' });
    expect(due(placed, '2026-11-23T22:30:00Z').kind).toBe('later');
    expect(due(placed, '2026-11-24T08:30:00Z').kind).toBe('soon');
  });
});

describe('late', () => {
  const promised = order({ status: 'confirmed', appointment: '2026-11-23T12:30:00Z' });

  test.each([
    ['2026-11-23T12:29:59Z', 0],
    ['2026-11-23T12:30:59Z', 0],
    ['2026-11-23T12:31:00Z', 1],
    ['2026-11-24T12:30:00Z', 1440],
  ])('promised for 12:30, at %s: %d minutes', (now, minutes) => {
    expect(due(promised, now).minutesLate).toBe(minutes);
  });

  test.each([
    ['2026-11-23T12:30:59Z', 0],
    ['2026-11-23T12:31:00Z', 1],
    ['2026-11-23T12:31:57Z', 1],
  ])(
    'an order until 12:30 was late at another second than its minute ended: at %s %d minutes',
    (now, late) => {
      const placed = order({ status: 'confirmed', placedAt: '2026-11-23T12:00:50Z' });
      expect(due(placed, now).minutesLate).toBe(late);
    },
  );

  test('an order was later on a screen that looks at whole minutes than on one that looks every second', () => {
    const instants = fc.integer({ min: 0, max: 200 * 60_000 });
    fc.assert(
      fc.property(instants, instants, (placedAfter, lookedAfter) => {
        const start = Date.parse('2026-11-23T12:00:00Z');
        const placed = order({ status: 'confirmed', placedAt: new Date(start + placedAfter).toISOString() });
        const now = start + lookedAfter;
        const atSecond = due(placed, new Date(now).toISOString());
        const atMinute = due(placed, new Date(Math.floor(now / 60_000) * 60_000).toISOString());
        expect([atSecond.minutesLate, atSecond.kind]).toEqual([atMinute.minutesLate, atMinute.kind]);
      }),
    );
  });

  test.each(['pending', 'confirmed', 'ready', 'dispatched'] as const)('while it is %s', (status) => {
    expect(due({ ...promised, status }, '2026-11-23T13:00:00Z').minutesLate).toBe(30);
  });

  test.each(['awaitingPayment', 'completed', 'rejected', 'canceled', 'failed'] as const)(
    'never while it is %s, since nobody works on it',
    (status) => {
      expect(due({ ...promised, status }, '2026-11-23T13:00:00Z').minutesLate).toBe(0);
    },
  );
});
