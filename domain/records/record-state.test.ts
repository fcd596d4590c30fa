import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import type { Decision } from '../kernel/decider.js';
import { isRefusal } from '../kernel/refusal.js';
import type { Fields, RecordState, RecordEvent } from './record-state.js';
import { dish } from './testing/dish.js';

const { decider, decisions } = dish;
const soup = { name: 'Suppe', price: 5, tags: [{ id: 'a' }] };
const created: RecordEvent = { type: 'DishCreated', data: soup };
const changed = (data: Fields): RecordEvent => ({ type: 'DishChanged', data });
const removed: RecordEvent = { type: 'DishRemoved', data: {} };
const restored: RecordEvent = { type: 'DishRestored', data: {} };
const { given } = givenWhenThen(decider);

describe('a record', () => {
  test.each([
    ['is created', [created], { status: 'present', fields: soup, revision: 0 }],
    [
      'keeps what a change leaves out',
      [created, changed({ price: 6 })],
      { status: 'present', fields: { ...soup, price: 6 }, revision: 1 },
    ],
    ['stays readable when removed', [created, removed], { status: 'removed', fields: soup, revision: 1 }],
    [
      'loses its personal fields when erased',
      [
        { ...created, data: { ...soup, cook: 'Resi', cookPhone: '' } },
        { type: 'DishErased', data: {} },
      ],
      { status: 'erased', fields: { ...soup, cook: null, cookPhone: null }, revision: 1 },
    ],
    ['comes back', [created, removed, restored], { status: 'present', fields: soup, revision: 2 }],
  ])('%s', (_, events, state) => expect(given(...events)).toEqual(state));

  test('is created once', () => {
    expect(decisions.create(given(), soup)).toEqual([created]);
    expect(decisions.create(given(created), soup)).toMatchObject({ code: 'exists-already' });
    expect(decisions.create(given(created, removed), soup)).toMatchObject({ code: 'exists-already' });
  });
});

describe('a change', () => {
  test('writes only what differs', () => {
    expect(decisions.change(given(created), { ...soup, price: 6 }, 0)).toEqual([changed({ price: 6 })]);
  });

  test('to equal values writes nothing, also with another order of an object’s fields', () => {
    const state = given({ type: 'DishCreated', data: { part: { one: 1, two: [2] } } });
    expect(decisions.change(state, { part: { two: [2], one: 1 } }, 0)).toEqual([]);
  });

  test.each([
    ['of an unknown record', given(), 0, 'unknown'],
    ['of a removed record', given(created, removed), 1, 'removed'],
    ['of a record that was changed meanwhile', given(created, changed({ price: 6 })), 0, 'changed-meanwhile'],
    ['of a future revision', given(created), 1, 'changed-meanwhile'],
  ])('%s is refused', (_, state, expected, code) => {
    expect(decisions.change(state, { price: 7 }, expected)).toMatchObject({ code });
  });
});

describe('an erasure', () => {
  const erased: RecordEvent = { type: 'DishErased', data: {} };

  test.each([
    ['of an existing record', given(created), 0],
    ['of a removed record', given(created, removed), 1],
  ])('%s is written', (_, state, expected) => expect(decisions.erase(state, expected)).toEqual([erased]));

  test('is written once', () => expect(decisions.erase(given(created, erased), 0)).toEqual([]));

  test.each([
    ['of an unknown record', given(), 0, 'unknown'],
    ['of a record that was changed meanwhile', given(created, changed({ price: 6 })), 0, 'changed-meanwhile'],
  ])('%s is refused', (_, state, expected, code) => {
    expect(decisions.erase(state, expected)).toMatchObject({ code });
  });

  test('is final: a change, a removal and a restoration are refused after it', () => {
    const state = given(created, erased);
    const refused = [
      decisions.change(state, { price: 7 }, 1),
      decisions.remove(state, 1),
      decisions.restore(state, {}, 1),
    ];
    for (const decision of refused) expect(decision).toMatchObject({ code: 'erased' });
  });
});

describe('a removal', () => {
  test('keeps the fields', () => expect(decisions.remove(given(created), 0)).toEqual([removed]));

  test.each([
    ['of an unknown record', given(), 0, 'unknown'],
    ['of a removed record', given(created, removed), 1, 'removed'],
    ['of a record that was changed meanwhile', given(created, changed({ price: 6 })), 0, 'changed-meanwhile'],
  ])('%s is refused', (_, state, expected, code) => {
    expect(decisions.remove(state, expected)).toMatchObject({ code });
  });
});

describe('a restoration', () => {
  test('undoes a removal', () => {
    expect(decisions.restore(given(created, removed), {}, 1)).toEqual([restored]);
  });

  test('undoes a removal and sets fields', () => {
    expect(decisions.restore(given(created, removed), { price: 4 }, 1)).toEqual([
      restored,
      changed({ price: 4 }),
    ]);
  });

  test('of an unchanged record writes nothing', () => {
    expect(decisions.restore(given(created), soup, 0)).toEqual([]);
  });

  test.each([
    ['of an unknown record', given(), 0, 'unknown'],
    ['of a record that was changed meanwhile', given(created, removed), 0, 'changed-meanwhile'],
  ])('%s is refused', (_, state, expected, code) => {
    expect(decisions.restore(state, soup, expected)).toMatchObject({ code });
  });
});

type Step =
  | { readonly kind: 'change'; readonly changes: Fields }
  | { readonly kind: 'remove' }
  | { readonly kind: 'restore'; readonly to: number };

const anyValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const anyFields = fc.record({ name: anyValue, price: anyValue, tags: anyValue });
const anySteps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('change' as const),
      changes: fc.record({ name: anyValue, price: anyValue, tags: anyValue }, { requiredKeys: [] }),
    }),
    fc.constant({ kind: 'remove' as const }),
    fc.record({ kind: fc.constant('restore' as const), to: fc.nat({ max: 8 }) }),
  ),
  { maxLength: 12 },
);

describe('any sequence of accepted commands', () => {
  test('leaves the fields that were written last, and every revision can be restored', () => {
    fc.assert(
      fc.property(anyFields, anySteps, (first, steps) => {
        const history: RecordEvent[] = [...accepted(decisions.create(decider.initial, first))];
        let wanted: Fields = first;
        for (const step of steps) {
          const decision = decide(step, history);
          if (isRefusal(decision)) continue;
          if (step.kind === 'change') wanted = { ...wanted, ...step.changes };
          if (step.kind === 'restore') wanted = fieldsAt(history, step.to);
          history.push(...decision);
        }
        expect(fieldsOf(given(...history))).toEqual(wanted);
        const last = history.length - 1;
        for (let revision = 0; revision <= last; revision++) {
          const back = accepted(decisions.restore(given(...history), fieldsAt(history, revision), last));
          expect(given(...history, ...back)).toMatchObject({
            status: 'present',
            fields: fieldsAt(history, revision),
          });
        }
      }),
    );
  });
});

function decide(step: Step, history: readonly RecordEvent[]): Decision<RecordEvent> {
  const state = given(...history);
  const expected = history.length - 1;
  switch (step.kind) {
    case 'change':
      return decisions.change(state, step.changes, expected);
    case 'remove':
      return decisions.remove(state, expected);
    case 'restore':
      return decisions.restore(state, fieldsAt(history, step.to), expected);
  }
}

const fieldsOf = (record: RecordState): Fields => (record.status === 'none' ? {} : record.fields);

const fieldsAt = (history: readonly RecordEvent[], revision: number): Fields =>
  fieldsOf(given(...history.slice(0, revision + 1)));

function accepted(decision: Decision<RecordEvent>): readonly RecordEvent[] {
  if (isRefusal(decision)) throw new Error(decision.code);
  return decision;
}
