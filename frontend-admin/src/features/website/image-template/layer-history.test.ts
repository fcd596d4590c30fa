import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { begun, changed, followed, type LayerHistory, redone, undone } from './layer-history.js';

const a = { type: 'text', name: 'A' };
const b = { type: 'text', name: 'B' };
const start = () => begun([a, b]);
const named = (history: LayerHistory, name: string, changing: string | null = null) =>
  changed(history, history.list.with(0, { ...history.list[0]!, layer: { ...a, name } }), changing);
const names = (history: LayerHistory | null) => history?.value.map(({ name }) => name);

test('steps are undone and redone one by one', () => {
  const history = named(named(start(), 'X'), 'Y');
  expect(names(history)).toEqual(['Y', 'B']);
  const before = undone(history)!;
  expect(names(before)).toEqual(['X', 'B']);
  expect(names(undone(before))).toEqual(['A', 'B']);
  expect(names(redone(before))).toEqual(['Y', 'B']);
  expect(undone(start())).toBeNull();
  expect(redone(history)).toBeNull();
});

test('going on with the same is undone at once, until something else is done', () => {
  const typed = named(named(start(), 'X', 'name'), 'XY', 'name');
  expect(names(undone(typed))).toEqual(['A', 'B']);
  const other = named(typed, 'Z', 'text');
  expect(names(undone(other))).toEqual(['XY', 'B']);
  expect(names(undone(named(undone(other)!, 'Q', 'name')))).toEqual(['XY', 'B']);
});

test('a new step takes the place of those that were undone', () => {
  const history = named(undone(named(start(), 'X'))!, 'Y');
  expect(redone(history)).toBeNull();
});

test('layers stay the same ones through all steps', () => {
  const history = start();
  const [first, second] = history.list;
  const turnedAround = changed(history, [second!, first!], null);
  expect(undone(turnedAround)!.list.map(({ key }) => key)).toEqual([first!.key, second!.key]);
});

test('after saving, the same layers from the server leave what can be undone', () => {
  const history = followed(named(start(), 'X'), [{ ...a, name: 'X' }, { ...b }]);
  expect(names(undone(history))).toEqual(['A', 'B']);
});

test('what somebody else has changed cannot be undone here', () => {
  const history = followed(named(start(), 'X'), [a, b, { type: 'logo', name: 'C' }]);
  expect(names(history)).toEqual(['A', 'B', 'C']);
  expect(undone(history)).toBeNull();
});

test('undoing everything leads to the beginning, and redoing everything to the end', () => {
  const steps = fc.array(fc.record({ name: fc.string(), changing: fc.constantFrom(null, 'name', 'text') }));
  fc.assert(
    fc.property(steps, (list) => {
      const end = list.reduce((history, { name, changing }) => named(history, name, changing), start());
      let history = end;
      for (let next = undone(history); next; next = undone(history)) history = next;
      expect(names(history)).toEqual(['A', 'B']);
      for (let next = redone(history); next; next = redone(history)) history = next;
      expect(names(history)).toEqual(names(end));
    }),
    { numRuns: 50 },
  );
});
