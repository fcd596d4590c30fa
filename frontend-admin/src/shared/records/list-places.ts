import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';

const PREFIX = 'list:';

/** Remembers which filters, order and page a list had in this tab, for the way back from a record. */
export const rememberList = (path: string, search: string): void => {
  if (search === '') tabStorage.remove(PREFIX + path);
  else tabStorage.set(PREFIX + path, search);
};

/** The last URL of a list. */
export function listAddress(path: string): string {
  const search = tabStorage.get(PREFIX + path) ?? '';
  return search.startsWith('?') ? `/${path}${search}` : `/${path}`;
}

/** The row of a list by which it was left. */
export interface LeftRow {
  readonly id: string;
  /** The list's entry in the browser's history. */
  readonly key: string;
  readonly scrollY: number;
}

const row: StoredFormat<LeftRow> = {
  version: 1,
  parse: (value) => {
    const { id, key, scrollY } = value as Partial<LeftRow>;
    const isRow = typeof id === 'string' && typeof key === 'string' && typeof scrollY === 'number';
    return isRow ? { id, key, scrollY } : null;
  },
};
const rowName = (path: string) => `${PREFIX}${path}:row`;

/** Remembers the row that was opened; null forgets it. */
export const rememberRow = (path: string, left: LeftRow | null): void =>
  writeStored(tabStorage, rowName(path), row, left);

export const leftRow = (path: string): LeftRow | null => readStored(tabStorage, rowName(path), row);

interface WayBack {
  readonly from: string | null;
}

/** What the way back from a record to its list carries, for `isWayBack`. */
export const wayBack = (from: string | null): WayBack => ({ from });

/** Whether a list is opened from one of its records, by a link there or by browser back. */
export const isWayBack = (left: LeftRow, { key, state }: { key: string; state: unknown }): boolean =>
  left.key === key || (state as WayBack | null)?.from === left.id;

/** Privacy: a search may contain the name of a person. */
export function forgetLists(): void {
  for (const name of tabStorage.names()) if (name.startsWith(PREFIX)) tabStorage.remove(name);
}
