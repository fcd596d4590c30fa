import { expect, it } from '@jest/globals';
import type { RecordEvent } from '@bestellwerk/domain/records/record-state';
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
  expect(rows.map(({ kind, fields, revision }) => [kind, fields, revision])).toEqual([
    ['created', 'firstName lastName', '0'],
    ['changed', 'lastName', '1'],
    ['removed', '', '2'],
    ['restored', '', '3'],
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
