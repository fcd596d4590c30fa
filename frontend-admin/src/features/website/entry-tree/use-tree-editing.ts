import { useLayoutEffect, useRef, useState } from 'react';
import { focusField } from '../../../shared/record-fields/focus-field.js';
import { useRevealed } from '../../../shared/record-fields/use-revealed.js';
import { nameOf, placeWords, refusalWords, removalWords } from './entry-words.js';
import { endOf, type EntryFields, pathsOf, type Step, step, type TreeEntry, without } from './entry-tree.js';
import { type KeyedRow, useTreeRows } from './use-tree-rows.js';

interface Removal {
  readonly words: string;
  /** Where the entry was. */
  readonly index: number;
  readonly before: readonly KeyedRow[];
  readonly after: readonly TreeEntry[];
}

const HANDLE = '[aria-keyshortcuts]';
const MENU = '[aria-haspopup="menu"]';
/** In milliseconds: a menu that closes gives the focus back to its button first. */
const AFTER_MENU = 50;

/** What can be done with the entries of a tree, what is announced of it, and where the focus is then. */
export function useTreeEditing(
  path: string,
  value: readonly TreeEntry[] | null,
  onChange: (entries: TreeEntry[]) => void,
  newEntry: () => EntryFields,
) {
  const { rows, opened, open, toggle, apply, newRow } = useTreeRows(value, onChange);
  const [announced, announce] = useState('');
  const [removal, setRemoval] = useState<Removal | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const moved = useRef<string | null>(null);
  const paths = pathsOf(rows, path);

  const part = (key: string | undefined, selector: string) =>
    list.current?.querySelector<HTMLElement>(`[data-key="${key}"] ${selector}`);
  // An element that is moved loses the focus.
  useLayoutEffect(() => {
    if (moved.current !== null) part(moved.current, HANDLE)?.focus();
    moved.current = null;
  });
  useRevealed(path, (below) => {
    const wanted = `${path}.${below}.`;
    const index = paths.findLastIndex((one) => wanted.startsWith(`${one}.`));
    if (index >= 0) open(rows[index]!.key);
  });
  const addAt = (index: number, depth: number) => {
    const added = rows.toSpliced(index, 0, newRow(newEntry(), depth));
    apply(added);
    setTimeout(() => focusField(`${pathsOf(added, path)[index]!}.label`), AFTER_MENU);
  };
  const moveTo = (changed: readonly KeyedRow[], key: string) => {
    apply(changed);
    const index = changed.findIndex((row) => row.key === key);
    announce(`${nameOf(changed[index]!.fields)}, ${placeWords(changed, index)}`);
  };

  return {
    ...{ rows, paths, opened, open, toggle, list, adding, announced, moveTo },
    change: (index: number, fields: EntryFields) => apply(rows.with(index, { ...rows[index]!, fields })),
    stepBy: (index: number, direction: Step) => {
      const { key, fields } = rows[index]!;
      const changed = step(rows, index, direction);
      if (!changed) return announce(`${nameOf(fields)} ${refusalWords[direction]}`);
      moved.current = key;
      moveTo(changed, key);
    },
    add: () => addAt(rows.length, 0),
    addBelow: (index: number) => addAt(endOf(rows, index), rows[index]!.depth + 1),
    remove: (index: number) => {
      const left = without(rows, index);
      const words = removalWords(rows, index);
      setRemoval({ words, index, before: rows, after: apply(left) });
      announce(words);
      const beside = left[index] ?? left[index - 1];
      setTimeout(() => (part(beside?.key, MENU) ?? adding.current)?.focus(), AFTER_MENU);
    },
    /** Only until the next change. */
    removal: removal && removal.after === value ? removal : null,
    undo: () => {
      if (!removal) return;
      moved.current = removal.before[removal.index]!.key;
      apply(removal.before);
      announce('Wiederhergestellt.');
    },
  };
}
