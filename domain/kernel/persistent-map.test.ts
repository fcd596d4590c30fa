import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PersistentMap } from './persistent-map.js';

const entriesOf = (map: PersistentMap<string, number>, keys: readonly string[]) =>
  keys.map((key) => map.get(key));

test('every version keeps its entries in any order of reads and changes', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const step = fc.record({
    from: fc.nat(30),
    key: fc.constantFrom(...keys),
    value: fc.option(fc.nat(9), { nil: undefined }),
    look: fc.nat(30),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const versions = [{ map: PersistentMap.empty<string, number>(), model: new Map<string, number>() }];
      for (const { from, key, value, look } of steps) {
        const { map, model } = versions[from % versions.length]!;
        const next = new Map(model);
        if (value === undefined) next.delete(key);
        else next.set(key, value);
        versions.push({ map: value === undefined ? map.without(key) : map.with(key, value), model: next });
        const looked = versions[look % versions.length]!;
        expect(entriesOf(looked.map, keys)).toEqual(keys.map((name) => looked.model.get(name)));
      }
      for (const { map, model } of versions) {
        expect(entriesOf(map, keys)).toEqual(keys.map((key) => model.get(key)));
        expect(map.size).toBe(model.size);
        expect(map.values().toSorted()).toEqual([...model.values()].toSorted());
      }
    }),
  );
});

test('the first of a hundred thousand versions can be read without a stack overflow', () => {
  const first = PersistentMap.empty<number, number>();
  let map = first;
  for (let key = 0; key < 100_000; key++) map = map.with(key, key);
  expect(first.size).toBe(0);
  expect(map.get(99_999)).toBe(99_999);
});
