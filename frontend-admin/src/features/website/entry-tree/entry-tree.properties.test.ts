import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENTRY_LEVELS } from '@bestellwerk/domain/records/definitions/entry-tree';
import {
  endOf,
  flatten,
  nest,
  pathsOf,
  place,
  projectedDepth,
  step,
  type TreeEntry,
  type TreeRow,
} from './entry-tree.js';

const fields = {
  label: fc.string({ minLength: 1, maxLength: 3 }),
  site: fc.option(fc.uuid().map((id) => ({ id }))),
  address: fc.constantFrom('', '/store'),
};
const last: fc.Arbitrary<TreeEntry> = fc.record(fields);
const above = (entry: fc.Arbitrary<TreeEntry>): fc.Arbitrary<TreeEntry> =>
  fc.record({ ...fields, children: fc.array(entry, { maxLength: 3 }) });
const trees = fc.array(above(above(last)), { minLength: 1, maxLength: 5 });

/** A step or a drop, at a row and with numbers that are taken modulo what there is. */
const moves = fc.array(
  fc.record({
    row: fc.nat(),
    gap: fc.nat(),
    wanted: fc.integer({ min: -3, max: 5 }),
    kind: fc.constantFrom('up' as const, 'down' as const, 'in' as const, 'out' as const, 'drop' as const),
  }),
  { maxLength: 30 },
);

type Row = TreeRow & { key: number };

const isTree = (rows: readonly TreeRow[]) =>
  rows.every(({ depth }, index) => depth <= (rows[index - 1]?.depth ?? -1) + 1 && depth < ENTRY_LEVELS);

test('rows made from entries become the same entries again, each at its own path', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const rows = flatten(tree);
      expect(nest(rows)).toEqual(tree);
      const record = { items: tree };
      const found = pathsOf(rows, 'items').map((path) =>
        path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record),
      );
      expect(found).toEqual(rows.map((row) => expect.objectContaining(row.fields)));
    }),
  );
});

test('whatever is moved, every entry stays exactly once, with its fields and what is below it, on at most three levels', () => {
  fc.assert(
    fc.property(trees, moves, (tree, sequence) => {
      let rows: Row[] = flatten(tree).map((row, key) => ({ ...row, key }));
      const fieldsByKey = new Map(rows.map((row) => [row.key, row.fields]));
      for (const { row, gap, wanted, kind } of sequence) {
        const from = row % rows.length;
        const end = endOf(rows, from);
        const to = gap % (rows.length - (end - from) + 1);
        const next =
          kind === 'drop'
            ? place(rows, from, to, projectedDepth(rows, from, to, wanted))
            : (step(rows, from, kind) ?? rows);
        const moved = rows.slice(from, end);
        const start = next.findIndex(({ key }) => key === rows[from]!.key);
        expect(next.slice(start, endOf(next, start)).map(({ key }) => key)).toEqual(
          moved.map(({ key }) => key),
        );
        expect(isTree(next)).toBe(true);
        rows = next;
      }
      expect(new Map(rows.map((row) => [row.key, row.fields]))).toEqual(fieldsByKey);
      expect(rows).toHaveLength(fieldsByKey.size);
      const bare = rows.map(({ depth, fields }) => ({ depth, fields }));
      expect(flatten(nest(bare))).toEqual(bare);
    }),
  );
});

test('a step back undoes a step up, down or in', () => {
  const back = { up: 'down', down: 'up', in: 'out' } as const;
  fc.assert(
    fc.property(
      trees,
      fc.nat(),
      fc.constantFrom('up' as const, 'down' as const, 'in' as const),
      (tree, row, direction) => {
        const rows: Row[] = flatten(tree).map((one, key) => ({ ...one, key }));
        const from = row % rows.length;
        const moved = step(rows, from, direction);
        if (!moved) return;
        const at = moved.findIndex(({ key }) => key === rows[from]!.key);
        expect(step(moved, at, back[direction])).toEqual(rows);
      },
    ),
  );
});
