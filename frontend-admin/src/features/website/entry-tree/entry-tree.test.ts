import { describe, expect, test } from '@jest/globals';
import {
  endOf,
  flatten,
  nest,
  pathsOf,
  place,
  projectedDepth,
  siblingsOf,
  type Step,
  step,
  type TreeRow,
  without,
} from './entry-tree.js';

/** Rows from lines that are indented by two blanks for each level. */
const rowsOf = (...lines: string[]): TreeRow[] =>
  lines.map((line) => {
    const label = line.trimStart();
    return { depth: (line.length - label.length) / 2, fields: { label, site: null, address: '' } };
  });
const linesOf = (rows: readonly TreeRow[] | null) =>
  rows && rows.map(({ depth, fields }) => '  '.repeat(depth) + fields.label);

const rows = rowsOf('A', '  B', '    C', '    D', '  E', 'F');
const at = (label: string) => rows.findIndex(({ fields }) => fields.label === label);

describe('the rows of a tree', () => {
  test('are nested with a list below each entry except on the last level', () => {
    const entry = (label: string, ...children: object[]) => ({ label, site: null, address: '', children });
    const leaf = (label: string) => ({ label, site: null, address: '' });
    const tree = [entry('A', entry('B', leaf('C'), leaf('D')), entry('E')), entry('F')];
    expect(nest(rows)).toEqual(tree);
    expect(flatten(tree as never)).toEqual(rows);
  });

  test('have the paths of their entries in the form', () => {
    expect(pathsOf(rows, 'items')).toEqual([
      'items.0',
      'items.0.children.0',
      'items.0.children.0.children.0',
      'items.0.children.0.children.1',
      'items.0.children.1',
      'items.1',
    ]);
  });

  test('end where the next entry of the same level or above begins', () => {
    expect(rows.map((_, index) => endOf(rows, index))).toEqual([5, 4, 3, 4, 5, 6]);
  });

  test('have their siblings below the same entry', () => {
    expect([at('A'), at('B'), at('C'), at('F')].map((index) => siblingsOf(rows, index))).toEqual([
      [0, 5],
      [1, 4],
      [2, 3],
      [0, 5],
    ]);
  });

  test('are removed together with what is below them', () => {
    expect(linesOf(without(rows, at('B')))).toEqual(['A', '  E', 'F']);
  });
});

describe('a step', () => {
  test.each<[string, Step, string[]]>([
    ['F', 'up', ['F', 'A', '  B', '    C', '    D', '  E']],
    ['A', 'down', ['F', 'A', '  B', '    C', '    D', '  E']],
    ['B', 'down', ['A', '  E', '  B', '    C', '    D', 'F']],
    ['D', 'up', ['A', '  B', '    D', '    C', '  E', 'F']],
    ['F', 'in', ['A', '  B', '    C', '    D', '  E', '  F']],
    ['E', 'in', ['A', '  B', '    C', '    D', '    E', 'F']],
    ['C', 'out', ['A', '  B', '    D', '  C', '  E', 'F']],
    ['B', 'out', ['A', '  E', 'B', '  C', '  D', 'F']],
  ])('of %s %s moves it with all below it', (label, direction, lines) => {
    expect(linesOf(step(rows, at(label), direction))).toEqual(lines);
  });

  test.each<[string, Step]>([
    ['A', 'up'],
    ['F', 'down'],
    ['E', 'down'],
    ['C', 'up'],
    ['A', 'in'],
    ['B', 'in'],
    ['D', 'in'],
    ['A', 'out'],
    ['F', 'out'],
  ])('of %s %s is not possible', (label, direction) => {
    expect(step(rows, at(label), direction)).toBeNull();
  });

  test('inwards is not possible for an entry whose own entries would be too deep', () => {
    const deep = rowsOf('A', 'B', '  C', '    D');
    expect(step(deep, 1, 'in')).toBeNull();
  });
});

describe('the depth at which an entry is dropped', () => {
  const flat = rowsOf('A', '  B', '    C', 'D', 'E', '  F');
  test.each([
    ['is zero at the top', 3, 0, 2, 0],
    ['is as wanted', 3, 3, 1, 1],
    ['is at most one more than that of the entry before it', 3, 1, 2, 1],
    ['is at least that of the entry after it', 3, 2, 0, 2],
    ['leaves room for the entries below it', 4, 3, 2, 1],
    ['leaves room also where the entry after it is deeper', 4, 2, 2, 1],
  ])('%s', (_, from, gap, wanted, depth) => {
    expect(projectedDepth(flat, from, gap, wanted)).toBe(depth);
  });

  test('may lead to a place after entries that belong to another one', () => {
    expect(linesOf(place(flat, 4, 2, 1))).toEqual(['A', '  B', '    C', '  E', '    F', 'D']);
  });
});
