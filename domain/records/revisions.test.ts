import { describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../kernel/event.js';
import type { RecordEvent } from './record-state.js';
import { fieldChanges, revisionsOf } from './revisions.js';
import { dish } from './testing/dish.js';

const actor = { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' } as const;
const events: RecordEvent[] = [
  { type: 'DishCreated', data: { name: 'Suppe', price: 5 } },
  { type: 'DishChanged', data: { price: 6 } },
  { type: 'DishRemoved', data: {} },
  { type: 'DishRestored', data: {} },
];
const recorded = events.map((event, index) => ({
  ...event,
  id: String(index),
  stream: 'dish-1',
  revision: String(index),
  position: String(100 + index),
  metadata: { actor, origin: 'back office', at: `2026-11-20T17:0${index}:00.000Z` },
})) as unknown as RecordedEvent[];

describe('the history of a record', () => {
  const revisions = revisionsOf(dish, recorded);

  test('lists the kind and the changes of each event', () => {
    expect(revisions.map(({ kind, changes }) => [kind, changes])).toEqual([
      [
        'created',
        [
          { field: 'name', before: null, after: 'Suppe' },
          { field: 'price', before: null, after: 5 },
        ],
      ],
      ['changed', [{ field: 'price', before: 5, after: 6 }]],
      ['removed', []],
      ['restored', []],
    ]);
  });

  test('lists actor, time, origin and the whole record after each event', () => {
    expect(revisions[1]).toMatchObject({
      revision: '1',
      position: '101',
      actor,
      origin: 'back office',
      at: '2026-11-20T17:01:00.000Z',
      fields: { name: 'Suppe', price: 6 },
    });
  });

  test('says of a change that makes the record as it was before when that was, and not of other ones', () => {
    const prices = [6, 7, 5, 7, 8];
    const changed = prices.map((price, index) => ({
      ...recorded[1]!,
      data: { price },
      metadata: { ...recorded[1]!.metadata, at: `2026-11-20T18:0${index}:00.000Z` },
    }));
    expect(revisionsOf(dish, [recorded[0]!, ...changed]).map(({ backTo }) => backTo)).toEqual([
      ...[null, null, null, recorded[0]!.metadata.at, changed[1]!.metadata.at, null],
    ]);
  });

  test('of an erased person contains no personal values, even if they are still readable', () => {
    const [first] = recorded;
    const revisions = revisionsOf(dish, [
      { ...first!, data: { name: 'Suppe', cook: 'Resi' } },
      { ...first!, type: 'DishErased', data: {}, revision: '1' },
    ]);
    expect(revisions.map(({ kind, changes }) => [kind, changes])).toEqual([
      [
        'created',
        [
          { field: 'cook', before: null, after: null },
          { field: 'name', before: null, after: 'Suppe' },
        ],
      ],
      ['erased', []],
    ]);
    expect(JSON.stringify(revisions)).not.toContain('Resi');
  });

  test('of no events is empty', () => expect(revisionsOf(dish, [])).toEqual([]));
});

test('equal sides have no field changes', () => {
  expect(fieldChanges({ tags: [{ id: 'a' }], note: null }, { tags: [{ id: 'a' }] })).toEqual([]);
});
