import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { shownAs } from '../field-form.js';
import { flag, optionalNumber, text } from '../fields.js';
import { mergedValue } from './merged-value.js';
import { sameValue } from '../same-value.js';

interface Entry {
  readonly label: string;
  readonly count: number | null;
  readonly isNew: boolean;
  readonly children: readonly Entry[];
}
type Tree = readonly Entry[];

const fields = { label: text('Name'), count: optionalNumber('Zahl'), isNew: flag('Neu') };
const deepest = z.object({ ...fields, children: z.array(z.any()) });
const schema = shownAs(z.array(deepest).default([]), {
  label: 'Einträge',
  control: { kind: 'own', editor: 'entry-tree' },
});

interface Row extends Omit<Entry, 'children'> {
  readonly depth: number;
}
const rowsOf = (tree: Tree, depth = 0): Row[] =>
  tree.flatMap(({ children, ...own }) => [{ ...own, depth }, ...rowsOf(children, depth + 1)]);
function treeOf(rows: readonly Row[]): Tree {
  const roots: Entry[] = [];
  const around: { children: Entry[] }[] = [];
  for (const { depth, ...own } of rows) {
    const at = Math.min(depth, around.length);
    const made = { ...own, children: [] as Entry[] };
    (at === 0 ? roots : around[at - 1]!.children).push(made);
    around.splice(at, Infinity, made);
  }
  return roots;
}

/** Labels of which no two are alike, each used once. */
const label = (code: number) => String.fromCodePoint(0x4e00 + code).repeat(4);
const trees = fc
  .array(fc.record({ depth: fc.nat(2), count: fc.option(fc.nat(3)), isNew: fc.boolean() }), { maxLength: 7 })
  .map((rows) => treeOf(rows.map((row, index) => ({ ...row, label: label(index) }))));

const kinds = ['add', 'remove', 'count', 'isNew', 'move', 'nest'] as const;
const changes = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), to: fc.nat(), value: fc.nat(9) }),
  { maxLength: 4 },
);
type Changes = typeof changes extends fc.Arbitrary<infer All> ? All : never;

/** A side's tree. What it adds has labels from `first` on. */
function changed(tree: Tree, steps: Changes, first: number): Tree {
  let rows = rowsOf(tree);
  steps.forEach(({ kind, at, to, value }, step) => {
    const index = rows.length === 0 ? 0 : at % rows.length;
    const row = rows[index];
    const others = rows.filter((_, other) => other !== index);
    if (kind === 'add') {
      const added = { label: label(first + step), count: value, isNew: false, depth: to % 3 };
      rows = rows.toSpliced(at % (rows.length + 1), 0, added);
    } else if (!row) return;
    else if (kind === 'remove') rows = others;
    else if (kind === 'move') rows = others.toSpliced(to % rows.length, 0, row);
    else if (kind === 'nest') rows = rows.with(index, { ...row, depth: to % 3 });
    else if (kind === 'count') rows = rows.with(index, { ...row, count: value });
    else rows = rows.with(index, { ...row, isNew: !row.isNew });
    rows = rowsOf(treeOf(rows));
  });
  return treeOf(rows);
}

const sides = fc.tuple(trees, changes, changes).map(([before, one, other]) => ({
  before,
  mine: changed(before, one, 100),
  theirs: changed(before, other, 200),
}));
const merge = (all: { before: Tree; mine: Tree; theirs: Tree }) =>
  mergedValue(schema, all) as { mine: Tree; theirs: Tree };
const ownOf = (tree: Tree) => new Map(rowsOf(tree).map(({ depth: _, ...own }) => [own.label, own]));
/** Whether an added entry may stand exactly where a removed one was, alone: it is taken for that one, with a new label. */
function isReplaced(before: Tree, after: Tree): boolean {
  const [was, is] = [before, after].map((tree) => rowsOf(tree).map((row) => row.label)) as [
    string[],
    string[],
  ];
  return is.some((name, at) => {
    if (was.includes(name)) return false;
    const index = at === 0 ? 0 : was.indexOf(is[at - 1]!) + 1;
    const isBeside = at === 0 || index > 0;
    return isBeside && index < was.length && !is.includes(was[index]!) && was[index + 1] === is[at + 1];
  });
}
const withoutReplaced = ({ before, mine, theirs }: { before: Tree; mine: Tree; theirs: Tree }) =>
  fc.pre(!isReplaced(before, mine) && !isReplaced(before, theirs));
const check = (property: (all: { before: Tree; mine: Tree; theirs: Tree }) => void) =>
  fc.assert(fc.property(sides, property), { numRuns: 300 });

test('a side that nobody changed gives what the other side made', () => {
  check(({ before, mine }) => {
    expect(merge({ before, mine, theirs: before })).toEqual({ mine, theirs: mine });
    expect(merge({ before, mine: before, theirs: mine })).toEqual({ mine, theirs: mine });
    expect(merge({ before, mine, theirs: mine })).toEqual({ mine, theirs: mine });
  });
});

test('every item is there once, and says nothing that no side says', () => {
  check((all) => {
    withoutReplaced(all);
    const known = [all.before, all.mine, all.theirs].map(ownOf);
    for (const result of Object.values(merge(all)) as Tree[]) {
      const rows = rowsOf(result);
      expect(new Set(rows.map((row) => row.label)).size).toBe(rows.length);
      for (const row of rows) {
        const of = known.flatMap((side) => side.get(row.label) ?? []);
        expect(of.map(({ count }) => count)).toContain(row.count);
        expect(of.map(({ isNew }) => isNew)).toContain(row.isNew);
      }
    }
  });
});

test('what one side added or changed is in a result that has no clash, and what it removed is not', () => {
  check((all) => {
    withoutReplaced(all);
    const { mine, theirs } = merge(all);
    if (!sameValue(mine, theirs)) return;
    const [before, result] = [ownOf(all.before), ownOf(mine)];
    for (const side of [ownOf(all.mine), ownOf(all.theirs)]) {
      for (const [name, own] of side) {
        const was = before.get(name);
        const wanted = {
          ...(own.count !== was?.count && { count: own.count }),
          ...(own.isNew !== was?.isNew && { isNew: own.isNew }),
        };
        if (!was || Object.keys(wanted).length > 0) expect(result.get(name)).toMatchObject(wanted);
      }
      for (const name of before.keys())
        if (!side.has(name)) expect([name, result.has(name)]).toEqual([name, false]);
    }
  });
});

test('what either side added is in at least one of two results that clash', () => {
  check((all) => {
    const { mine, theirs } = merge(all);
    const there = new Set([...ownOf(mine).keys(), ...ownOf(theirs).keys()]);
    for (const side of [all.mine, all.theirs]) {
      for (const name of ownOf(side).keys()) if (!ownOf(all.before).has(name)) expect(there).toContain(name);
    }
  });
});

test('it does not matter whose side is whose, but for the order of what both added at one place', () => {
  check(({ before, mine, theirs }) => {
    const [one, other] = [merge({ before, mine, theirs }), merge({ before, mine: theirs, theirs: mine })];
    expect(sameValue(one.mine, one.theirs)).toBe(sameValue(other.mine, other.theirs));
    expect(sorted(one.mine)).toEqual(sorted(other.theirs));
    expect(sorted(one.theirs)).toEqual(sorted(other.mine));
  });
});

const sorted = (tree: Tree): Tree =>
  tree
    .map((entry) => ({ ...entry, children: sorted(entry.children) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
