import { expect, it } from '@jest/globals';
import type { RecordEvent } from '@bestellwerk/domain/records/record-state';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { closingId, closingStream } from '@bestellwerk/domain/ordering/closing/closing-events';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { customer } from '@bestellwerk/domain/records/definitions/customer';
import { recordedIn } from '../../testing/order-stories.js';
import { rowsAfter, rowsAfterAll } from '../../testing/rows-after.js';
import { auditLogOf } from './project.js';

const id = '33333333-3333-4333-8333-333333333333';
const events: RecordEvent[] = [
  { type: 'CustomerCreated', data: { firstName: 'Vera', lastName: 'Beispiel' } },
  { type: 'CustomerChanged', data: { lastName: 'Muster' } },
  { type: 'CustomerRemoved', data: {} },
  { type: 'CustomerRestored', data: {} },
];

it('the journal has an entry with actor, time and fields for each event', () => {
  const recorded = recordedIn(customer.stream(id), events);
  const rows = rowsAfterAll(auditLogOf([customer]), recorded);
  expect(rows.map(({ type, fields, revision }) => [type, fields, revision])).toEqual([
    ['CustomerCreated', 'firstName lastName', '0'],
    ['CustomerChanged', 'lastName', '1'],
    ['CustomerRemoved', '', '2'],
    ['CustomerRestored', '', '3'],
  ]);
  expect(rows[1]).toMatchObject({
    id: recorded[1]!.id,
    at: '2026-11-20T17:01:00.000Z',
    resource: 'customer',
    record: id,
    actorKind: 'user',
    actorId: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
    origin: 'back office',
  });
});

it('the journal contains no names of people', () => {
  const rows = rowsAfter(auditLogOf([customer]), customer.stream(id), events);
  expect(JSON.stringify(rows)).not.toMatch(/Vera|Beispiel|Muster/);
});

it('the journal has an entry for each event of orders and business days, without what is in them', () => {
  const journal = auditLogOf([customer]);
  const branch = '22222222-2222-4222-8222-222222222222';
  const rows = rowsAfter(journal, orderStream(id), eventsUntil.confirmed);
  expect(
    rows.map(({ resource, record, type, branch: where, fields }) => [resource, record, type, where, fields]),
  ).toEqual([
    ['order', id, 'OrderPlaced', branch, ''],
    ['order', id, 'OrderSubmitted', null, ''],
    ['order', id, 'OrderConfirmed', null, ''],
  ]);
  const paused = { type: 'OrderingPaused', data: { until: '2026-11-20T18:00:00.000Z' } };
  const [day] = rowsAfter(journal, branchDayStream(branch, '2026-11-20'), [paused]);
  expect(day).toMatchObject({ record: `${branch}.2026-11-20`, branch });
});

it('the journal knows whether a message was sent or only kept, and of which branch a closing is', () => {
  const journal = auditLogOf([customer]);
  const attempt = { kind: 'confirmed', channel: 'email', to: 'eva@example.org', attempt: 1 };
  const messages = [{}, { isKept: true }].map((way) => ({
    type: 'MessageSent',
    data: { ...attempt, ...way },
  }));
  const rows = rowsAfter(journal, orderStream(id), [...eventsUntil.confirmed, ...messages]);
  expect(rows.map(({ variant }) => variant)).toEqual(['', '', '', 'sent', 'kept']);
  const branch = '22222222-2222-4222-8222-222222222222';
  const reopened = { type: 'DayReopened', data: { date: '2026-11-20', reason: 'Verzählt' } };
  const [closing] = rowsAfter(journal, closingStream(closingId(branch, '2026-11-20')), [reopened]);
  expect(closing).toMatchObject({ record: `${branch}.2026-11`, branch });
  expect(JSON.stringify([...rows, closing])).not.toMatch(/eva@|Verzählt/);
});

it('the journal knows which product was sold out, and which order a place is for', () => {
  const branch = '22222222-2222-4222-8222-222222222222';
  const rows = rowsAfter(auditLogOf([]), branchDayStream(branch, '2026-11-20'), [
    { type: 'ProductSoldOut', data: { product: id } },
    { type: 'PlaceReleased', data: { order: id } },
    { type: 'OrderingResumed', data: {} },
  ]);
  expect(rows.map(({ product, order }) => [product, order])).toEqual([
    [id, null],
    [null, id],
    [null, null],
  ]);
});

it('the journal marks what is one more attempt to print, and does not count it as an entry of the list', () => {
  const journal = auditLogOf([]);
  const printer = { id, name: 'Theke' };
  const at = '2026-11-20T17:00:00.000Z';
  const failed = (attempt: number) => ({
    type: 'PrintJobFailed',
    data: { attempt, code: 'unreachable', retry: { at, printer, expiresAt: at } },
  });
  const claimed = (attempt: number) => ({
    type: 'PrintJobClaimed',
    data: { attempt, printer, confirmBy: at },
  });
  const rows = rowsAfter(journal, printJobStream(id), [claimed(1), failed(1), claimed(2), failed(2)]);
  expect(rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true, true]);
  const counted = rows.map((row) => journal.rollups[0].contribution(row));
  expect(counted.map((one) => one?.entries ?? 0)).toEqual([1, 1, 0, 0]);
});

it('pages that follow the journal are notified of every entry', () => {
  expect(auditLogOf([customer]).topics()).toEqual(['records:logs']);
});
