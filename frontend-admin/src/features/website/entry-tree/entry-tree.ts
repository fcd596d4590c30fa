import { ENTRY_LEVELS } from '@bestellwerk/domain/records/definitions/entry-tree';

/** The fields of an entry without those below it: beside its name and where it leads, those that its definition has. */
export interface EntryFields {
  readonly [field: string]: unknown;
  readonly label: string;
  readonly site: { readonly id: string; readonly name?: string } | null;
  readonly address: string;
}

/** An entry of any level; those of the last level have no list of others below them. */
export interface TreeEntry extends EntryFields {
  readonly children?: readonly TreeEntry[];
}

interface AtDepth {
  /** From 0. */
  readonly depth: number;
}

/** An entry as a row of the list, directly below the one it belongs to or below another of that one. */
export interface TreeRow extends AtDepth {
  readonly fields: EntryFields;
}

/** All entries in the order in which they are read, each with its depth. */
export const flatten = (entries: readonly TreeEntry[], depth = 0): TreeRow[] =>
  entries.flatMap(({ children = [], ...fields }) => [{ depth, fields }, ...flatten(children, depth + 1)]);

/** The reverse of `flatten`. */
export function nest(rows: readonly TreeRow[], depth = 0): TreeEntry[] {
  const starts = rows.flatMap((row, index) => (row.depth === depth ? [index] : []));
  return starts.map((start, index) => {
    const below = rows.slice(start + 1, starts[index + 1]);
    return {
      ...rows[start]!.fields,
      ...(depth < ENTRY_LEVELS - 1 && { children: nest(below, depth + 1) }),
    };
  });
}

/** The path of each row in the form: 'items.0.children.1'. */
export function pathsOf(rows: readonly AtDepth[], root: string): string[] {
  const around: { path: string; count: number }[] = [];
  return rows.map(({ depth }) => {
    around.length = depth + 1;
    const list = (around[depth] ??= {
      path: depth === 0 ? root : `${lastOf(around[depth - 1]!)}.children`,
      count: 0,
    });
    list.count += 1;
    return lastOf(list);
  });
}

const lastOf = ({ path, count }: { path: string; count: number }) => `${path}.${count - 1}`;

/** The index after the last row that belongs to the one at `index`. */
export function endOf(rows: readonly AtDepth[], index: number): number {
  const next = rows.findIndex((row, at) => at > index && row.depth <= rows[index]!.depth);
  return next < 0 ? rows.length : next;
}

/** The indexes of the rows of the same level below the same entry, this one included. */
export function siblingsOf(rows: readonly AtDepth[], index: number): number[] {
  const { depth } = rows[index]!;
  const parent = rows.findLastIndex((row, at) => at < index && row.depth < depth);
  const end = parent < 0 ? rows.length : endOf(rows, parent);
  return rows.flatMap((row, at) => (at > parent && at < end && row.depth === depth ? [at] : []));
}

/** The greatest depth that a row may have without one below it being too deep. */
function deepestFor(rows: readonly AtDepth[], index: number): number {
  const below = rows.slice(index, endOf(rows, index)).map(({ depth }) => depth);
  return ENTRY_LEVELS - 1 - (Math.max(...below) - rows[index]!.depth);
}

/**
 * Puts a row and all below it elsewhere. `gap` is its place among the others; where rows that belong to one of the same
 * level would follow, it comes after them.
 */
export function place<Row extends AtDepth>(
  rows: readonly Row[],
  from: number,
  gap: number,
  depth: number,
): Row[] {
  const end = endOf(rows, from);
  const by = depth - rows[from]!.depth;
  const moved = rows.slice(from, end).map((row) => ({ ...row, depth: row.depth + by }));
  const others = rows.toSpliced(from, end - from);
  const next = others.findIndex((row, at) => at >= gap && row.depth <= depth);
  return others.toSpliced(next < 0 ? others.length : next, 0, ...moved);
}

/** The depth closest to the wanted one that a row can have at a place among the others. */
export function projectedDepth(rows: readonly AtDepth[], from: number, gap: number, wanted: number): number {
  const others = rows.toSpliced(from, endOf(rows, from) - from);
  const previous = others[gap - 1];
  const most = Math.min(previous ? previous.depth + 1 : 0, deepestFor(rows, from));
  const least = Math.min(others[gap]?.depth ?? 0, most);
  return Math.min(Math.max(wanted, least), most);
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The rows after moving one by a step together with all below it; null if that is not possible. */
export function step<Row extends AtDepth>(
  rows: readonly Row[],
  index: number,
  direction: Step,
): Row[] | null {
  const { depth } = rows[index]!;
  const siblings = siblingsOf(rows, index);
  const at = siblings.indexOf(index);
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  switch (direction) {
    case 'up':
      return previous === undefined ? null : place(rows, index, previous, depth);
    case 'down':
      return next === undefined ? null : place(rows, index, endOf(rows, next) - (next - index), depth);
    case 'in':
      return previous === undefined || depth >= deepestFor(rows, index)
        ? null
        : place(rows, index, index, depth + 1);
    case 'out':
      return depth === 0 ? null : place(rows, index, index, depth - 1);
  }
}

/** Whether an entry may have others below it. */
export const mayHaveBelow = ({ depth }: AtDepth): boolean => depth < ENTRY_LEVELS - 1;

/** The rows without one and all below it. */
export const without = <Row extends AtDepth>(rows: readonly Row[], index: number): Row[] =>
  rows.toSpliced(index, endOf(rows, index) - index);
