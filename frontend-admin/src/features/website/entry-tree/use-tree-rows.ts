import { useState } from 'react';
import { flatten, nest, type TreeEntry, type TreeRow } from './entry-tree.js';

export interface KeyedRow extends TreeRow {
  /** A React key that the row keeps when it is moved. */
  readonly key: string;
}

let count = 0;
const newKey = (): string => `entry-${(count += 1)}`;
const none: readonly TreeEntry[] = [];

/** A tree as rows with keys, and which of them show their fields. */
export function useTreeRows(value: readonly TreeEntry[] | null, onChange: (entries: TreeEntry[]) => void) {
  const flat = flatten(value ?? none);
  const [kept, setKeys] = useState<readonly string[]>([]);
  const keys = flat.map((_, index) => kept[index] ?? newKey());
  if (keys.length !== kept.length) setKeys(keys);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const rows: readonly KeyedRow[] = flat.map((row, index) => ({ ...row, key: keys[index]! }));
  return {
    rows,
    opened,
    open: (...added: readonly string[]) => setOpened((known) => new Set([...known, ...added])),
    toggle: (key: string) =>
      setOpened(
        (known) => new Set(known.has(key) ? [...known].filter((one) => one !== key) : [...known, key]),
      ),
    /** Answers the tree as it is then. */
    apply: (changed: readonly KeyedRow[]): readonly TreeEntry[] => {
      setKeys(changed.map(({ key }) => key));
      const entries = nest(changed.map(({ depth, fields }) => ({ depth, fields })));
      onChange(entries);
      return entries;
    },
    newRow: (fields: TreeRow['fields'], depth: number): KeyedRow => ({ key: newKey(), depth, fields }),
  };
}
