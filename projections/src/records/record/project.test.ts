import { describe, expect, it } from '@jest/globals';
import type { Fields, RecordEvent } from '@bestellwerk/domain/records/record-state';
import { customer } from '@bestellwerk/domain/records/definitions/customer';
import { table } from '@bestellwerk/domain/records/definitions/table';
import { rowsAfter } from '../../testing/rows-after.js';
import { recordProjection } from './project.js';
import { modelNameOf } from './table.js';

const id = '33333333-3333-4333-8333-333333333333';
const branch = '11111111-1111-4111-8111-111111111111';

const created = (data: Fields): RecordEvent => ({ type: 'TableCreated', data });
const rowAfter = (...events: RecordEvent[]) =>
  rowsAfter(recordProjection(table), table.stream(id), events)[0];

const twelve = { identifier: '12', branch: { id: branch } };

describe('the row of a record', () => {
  it('contains search text, references and columns for sorting and filtering', () => {
    expect(rowAfter(created(twelve))).toEqual({
      id,
      revision: 0,
      isRemoved: false,
      title: '12',
      search: '12',
      refs: `branch>branch:${branch}`,
      scope: branch,
      createdAt: '2026-11-20T17:00:00.000Z',
      changedAt: '2026-11-20T17:00:00.000Z',
      document: twelve,
      byIdentifier: '021200',
      byBranch: branch,
    });
  });

  it('is updated by a change', () => {
    const other = '22222222-2222-4222-8222-222222222222';
    const moved: RecordEvent = { type: 'TableChanged', data: { branch: { id: other } } };
    expect(rowAfter(created(twelve), moved)).toMatchObject({
      revision: 1,
      scope: other,
      refs: `branch>branch:${other}`,
      createdAt: '2026-11-20T17:00:00.000Z',
      changedAt: '2026-11-20T17:01:00.000Z',
      document: { identifier: '12', branch: { id: other } },
    });
  });

  it('is marked when the record is removed, and unmarked when it is restored', () => {
    const removed: RecordEvent = { type: 'TableRemoved', data: {} };
    const restored: RecordEvent = { type: 'TableRestored', data: {} };
    expect(rowAfter(created(twelve), removed)).toMatchObject({ isRemoved: true, title: '12', revision: 1 });
    expect(rowAfter(created(twelve), removed, restored)).toMatchObject({ isRemoved: false, revision: 2 });
  });

  it('rejects a change of a record that was never created', () => {
    expect(() => rowAfter({ type: 'TableChanged', data: {} })).toThrow('without a record');
  });

  it('of an erased person has no name and no search text', () => {
    const erased = Object.fromEntries(Object.keys(customer.fields).map((field) => [field, null]));
    const [row] = rowsAfter(recordProjection(customer), customer.stream(id), [
      { type: 'CustomerCreated', data: erased },
    ]);
    expect(row).toMatchObject({ title: '', search: '', byLastName: null });
  });
});

it('a read model is named in snake case', () => {
  expect(modelNameOf({ name: 'workingSchedule' })).toBe('record_working_schedule');
});
