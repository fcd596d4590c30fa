import { describe, expect, test } from '@jest/globals';
import { branchDayStream } from '../branch-day/branch-day-events.js';
import type { RecordedEvent } from '../kernel/event.js';
import { orderStream } from '../ordering/order/order-events.js';
import { eventsUntil, orderPlaced } from '../ordering/testing/orders.js';
import { printJobStream } from '../printing/print-job-events.js';
import { after, kitchen, queued } from '../printing/testing/jobs.js';
import { signageStream } from '../signage/signage-events.js';
import { workingTimeStream } from '../working-time/working-time-events.js';
import { deadlineChanges, type DeadlineEvent } from './deadlines.js';

const id = '33333333-3333-4333-8333-333333333333';
const at = '2026-11-20T17:00:00.000Z';
const order = orderStream(id);
const day = branchDayStream('22222222-2222-4222-8222-222222222222', '2026-11-20');
const person = workingTimeStream('77777777-7777-4777-8777-777777777777');
const screen = signageStream('88888888-8888-4888-8888-888888888888');
const ofCommand = { command: id };
const press = { activity: id, at, deviceAt: null };

const offered = eventsUntil.offered[1]!;

const event = ({ type, data }: DeadlineEvent, stream: string) =>
  ({ type, data, stream, metadata: { at } }) as RecordedEvent<DeadlineEvent>;

describe('a deadline is set', () => {
  test.each<[string, DeadlineEvent, stream: string, dueAt: string]>([
    [
      'place',
      { type: 'PlaceTaken', data: { order: id, window: null, ticketNumber: 1, takenAt: at } },
      day,
      '2026-11-20T17:01:00.000Z',
    ],
    ['missed-order', { type: 'OrderSubmitted', data: {} }, order, '2026-11-20T17:10:00.000Z'],
    [
      'missed-order',
      { type: 'OrderSubmitted', data: { confirmBy: '2026-11-20T17:05:00.000Z' } },
      order,
      '2026-11-20T17:05:00.000Z',
    ],
    [
      'command-expiry',
      {
        type: 'CommandRequested',
        data: {
          command: id,
          instruction: { type: 'identify', arguments: {} },
          expiresAt: '2026-11-20T17:02:00.000Z',
        },
      },
      screen,
      '2026-11-20T17:02:00.000Z',
    ],
    [
      'forgotten-activity',
      {
        type: 'ActivityStarted',
        data: { ...press, branch: id, businessDate: '2026-11-20', timeZone: 'Europe/Vienna' },
      },
      person,
      '2026-11-21T07:00:00.000Z',
    ],
  ])('for %s by %j', (kind, begun, stream, dueAt) => {
    expect(deadlineChanges(event(begun, stream)).set).toEqual([
      { key: `${kind} ${stream} ${id}`, kind, stream, subject: id, dueAt },
    ]);
  });
});

test('an order that the branch confirms by a rule is to be confirmed at once', () => {
  const submitted = event({ type: 'OrderSubmitted', data: { isConfirmedByRule: true } }, order);
  expect(deadlineChanges(submitted).set).toMatchObject([
    { kind: 'missed-order' },
    { kind: 'auto-confirm', key: `auto-confirm ${order} ${id}`, dueAt: at },
  ]);
});

test('another time that is proposed sets the deadline for the answer and ends the waiting for the branch', () => {
  const answerBy = '2026-11-20T18:45:00.000Z';
  const data = { appointment: '2026-11-20T19:00:00.000Z', answerBy };
  expect(deadlineChanges(event({ type: 'CounterAppointmentProposed', data }, order))).toMatchObject({
    set: [
      { kind: 'counter-appointment', key: `counter-appointment ${order} ${id}`, dueAt: answerBy },
      { kind: 'moved-place', key: `moved-place ${order} ${id}`, dueAt: at },
    ],
    clear: [`missed-order ${order} ${id}`, `auto-confirm ${order} ${id}`],
  });
});

test.each<DeadlineEvent>([
  { type: 'OrderRejected', data: { message: '' } },
  { type: 'OrderCanceled', data: { reason: '' } },
  { type: 'OrderFailed', data: {} },
])('the place of an order is to be freed at once after %j', (ended) => {
  expect(deadlineChanges(event(ended, order)).set).toMatchObject([
    { kind: 'unneeded-place', key: `unneeded-place ${order} ${id}`, dueAt: at },
  ]);
});

test('the order of another day clears the deadlines of both of its places', () => {
  const placed = orderPlaced({ branch: id, appointmentDate: '2026-11-22T17:00:00.000Z' });
  expect(deadlineChanges(event(placed, order)).clear).toEqual([
    `place ${branchDayStream(id, '2026-11-20')} ${id}`,
    `place ${branchDayStream(id, '2026-11-22')} ${id}`,
  ]);
});

test('a request for a quotation that nobody answers is missed like an order that nobody confirms', () => {
  const handling = { missedAfterMinutes: 15, isConfirmedByRule: true };
  const placed = orderPlaced({ branch: id, isQuotation: true, handling });
  expect(deadlineChanges(event(placed, order))).toEqual({
    set: [
      {
        key: `missed-order ${order} ${id}`,
        kind: 'missed-order',
        stream: order,
        subject: id,
        dueAt: '2026-11-20T17:15:00.000Z',
      },
    ],
    clear: [`place ${branchDayStream(id, '2026-11-20')} ${id}`],
  });
});

test('a withdrawn proposal moves the place back and lets the branch be waited for again', () => {
  const confirmBy = '2026-11-20T17:20:00.000Z';
  const changes = deadlineChanges(event({ type: 'CounterAppointmentWithdrawn', data: { confirmBy } }, order));
  expect(changes).toMatchObject({
    set: [
      { kind: 'moved-place', key: `moved-place ${order} ${id}`, dueAt: at },
      { kind: 'missed-order', key: `missed-order ${order} ${id}`, dueAt: confirmBy },
    ],
    clear: [`counter-appointment ${order} ${id}`],
  });
});

test('a withdrawn proposal for an order that was missed before sets no second deadline for the branch', () => {
  const { set } = deadlineChanges(event({ type: 'CounterAppointmentWithdrawn', data: {} }, order));
  expect(set).toMatchObject([{ kind: 'moved-place' }]);
});

test('an offer sets the deadline for the answer and ends the waiting for the branch', () => {
  expect(deadlineChanges(event(offered, order))).toMatchObject({
    set: [{ kind: 'quotation', key: `quotation ${order} ${id}`, dueAt: '2026-11-22T17:00:00.000Z' }],
    clear: [`missed-order ${order} ${id}`],
  });
});

test('a renewed reservation of a place moves its deadline', () => {
  const data = { order: id, window: null, ticketNumber: 1, takenAt: at, again: true } as const;
  expect(deadlineChanges(event({ type: 'PlaceTaken', data }, day))).toMatchObject({
    move: { key: `place ${day} ${id}`, dueAt: '2026-11-20T17:01:00.000Z' },
  });
});

describe('a deadline is cleared', () => {
  test.each<[key: string, stream: string, DeadlineEvent]>([
    [`place ${day} ${id}`, order, orderPlaced()],
    [`place ${day} ${id}`, day, { type: 'PlaceReleased', data: { order: id } }],
    [`missed-order ${order} ${id}`, order, { type: 'OrderConfirmed', data: { appointment: null } }],
    [`auto-confirm ${order} ${id}`, order, { type: 'OrderConfirmed', data: { appointment: null } }],
    [`counter-appointment ${order} ${id}`, order, { type: 'OrderConfirmed', data: { appointment: null } }],
    [`counter-appointment ${order} ${id}`, order, { type: 'OrderCanceled', data: { reason: '' } }],
    [`missed-order ${order} ${id}`, order, { type: 'OrderRejected', data: { message: '' } }],
    [`missed-order ${order} ${id}`, order, { type: 'OrderCanceled', data: { reason: '' } }],
    [`quotation ${order} ${id}`, order, { type: 'QuotationAccepted', data: { offer: 1 } }],
    [`quotation ${order} ${id}`, order, { type: 'OrderCanceled', data: { reason: '' } }],
    [`quotation ${order} ${id}`, order, { type: 'OrderRejected', data: { message: '' } }],
    [`moved-place ${order} ${id}`, order, { type: 'OrderCompleted', data: {} }],
    [`moved-place ${order} ${id}`, order, { type: 'OrderCanceled', data: { reason: '' } }],
    [`unneeded-place ${order} ${id}`, day, { type: 'PlaceReleased', data: { order: id } }],
    [`missed-order ${order} ${id}`, order, { type: 'OrderMissed', data: { dueAt: at } }],
    [`command-expiry ${screen} ${id}`, screen, { type: 'CommandAcknowledged', data: ofCommand }],
    [
      `command-expiry ${screen} ${id}`,
      screen,
      { type: 'CommandCompleted', data: { ...ofCommand, result: null } },
    ],
    [
      `command-expiry ${screen} ${id}`,
      screen,
      { type: 'CommandFailed', data: { ...ofCommand, code: 'no-picture', message: 'Kein Bild.' } },
    ],
    [`command-expiry ${screen} ${id}`, screen, { type: 'CommandAborted', data: ofCommand }],
    [`command-expiry ${screen} ${id}`, screen, { type: 'CommandExpired', data: ofCommand }],
    [`command-expiry ${screen} ${id}`, screen, { type: 'CommandSuperseded', data: { ...ofCommand, by: id } }],
    [`forgotten-activity ${person} ${id}`, person, { type: 'ActivityEnded', data: press }],
    [
      `forgotten-activity ${person} ${id}`,
      person,
      { type: 'ActivityVoided', data: { activity: id, reason: '' } },
    ],
    [
      `forgotten-activity ${person} ${id}`,
      person,
      { type: 'ActivityMarkedForgotten', data: { activity: id, at } },
    ],
  ])('%s, by an event of %s: %j', (key, stream, ended) => {
    expect(deadlineChanges(event(ended, stream)).clear).toContain(key);
  });
});

test.each<[DeadlineEvent, string]>([
  [{ type: 'OrderReady', data: {} }, order],
  [{ type: 'CommandDelivered', data: ofCommand }, screen],
  [{ type: 'ActivityPaused', data: press }, person],
])('%j changes no deadlines', (other, stream) => {
  expect(deadlineChanges(event(other, stream))).toEqual({});
});

describe('a print job', () => {
  const job = printJobStream(id);
  const keys = ['print-expiry', 'print-alarm', 'print-confirmation'].map((kind) => `${kind} ${job} ${id}`);
  const changes = (one: DeadlineEvent) => deadlineChanges(event(one, job));
  const dueOf = (one: DeadlineEvent) => changes(one).set?.map(({ kind, dueAt }) => [kind, dueAt]);

  test('expires, and alarms staff, unless a printer takes it before', () => {
    expect(dueOf(queued)).toEqual([
      ['print-expiry', after(900)],
      ['print-alarm', after(60)],
    ]);
    const claimed = { attempt: 1, printer: kitchen, confirmBy: after(60) };
    expect(dueOf({ type: 'PrintJobClaimed', data: claimed })).toEqual([['print-confirmation', after(60)]]);
    expect(changes({ type: 'PrintJobClaimed', data: claimed }).clear).toEqual([keys[0]]);
    expect(dueOf({ type: 'PrintJobStarted', data: { attempt: 1, confirmBy: after(110) } })).toEqual([
      ['print-confirmation', after(110)],
    ]);
    expect(changes({ type: 'PrintJobStarted', data: { attempt: 1 } })).toEqual({});
  });

  test('that failed expires when it did before, or waits for nothing any more', () => {
    const retry = { at: after(5), printer: kitchen, expiresAt: after(900) };
    const failed = { attempt: 1, code: 'offline' };
    expect(dueOf({ type: 'PrintJobFailed', data: { ...failed, retry } })).toEqual([
      ['print-expiry', after(900)],
    ]);
    expect(changes({ type: 'PrintJobFailed', data: { ...failed, retry: null } })).toEqual({ clear: keys });
  });

  test('that is printed is reported to its order at once, until the order knows it', () => {
    expect(changes({ type: 'PrintJobDone', data: { attempt: 1, order: id } })).toEqual({
      set: [
        {
          key: `printed-document ${order} ${id}`,
          kind: 'printed-document',
          stream: order,
          subject: id,
          dueAt: at,
        },
      ],
      clear: keys,
    });
    const printed = { job: id, template: 'kitchen' as const, copy: 0, printer: kitchen };
    const receiptPrinted = event({ type: 'ReceiptPrinted', data: printed }, order);
    expect(deadlineChanges(receiptPrinted)).toEqual({ clear: [`printed-document ${order} ${id}`] });
    expect(changes({ type: 'PrintJobDone', data: { attempt: 1, order: null } })).toEqual({ clear: keys });
  });
});
