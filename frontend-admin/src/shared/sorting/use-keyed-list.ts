import { useState } from 'react';

export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
}

let count = 0;
const newKey = (): string => `item-${(count += 1)}`;

/** A list of items without ids, each with a React key that it keeps when it is moved. */
export function useKeyedList<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [kept, setKeys] = useState<readonly string[]>([]);
  const keys = items.map((_, index) => kept[index] ?? newKey());
  if (keys.length !== kept.length) setKeys(keys);
  const apply = (keyed: readonly Keyed<Item>[]) => {
    setKeys(keyed.map(({ key }) => key));
    const changed = keyed.map(({ item }) => item);
    onChange(changed);
    return changed;
  };
  const list: readonly Keyed<Item>[] = items.map((item, index) => ({ key: keys[index]!, item }));
  return {
    list,
    keys,
    add: (item: Item) => apply([...list, { key: newKey(), item }]),
    change: (index: number, item: Item) => apply(list.with(index, { key: keys[index]!, item })),
    /** Answers what is left. */
    remove: (index: number) => apply(list.toSpliced(index, 1)),
    /** As the list was before. */
    restore: (before: readonly Keyed<Item>[]) => apply(before),
    move: (from: number, to: number) => apply(list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)),
    copy: (index: number, item: Item) => apply(list.toSpliced(index + 1, 0, { key: newKey(), item })),
  };
}
