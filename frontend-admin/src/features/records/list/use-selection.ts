import { useState } from 'react';
import type { ReadRecord } from '../../../shared/api/record-types.js';

/** The records somebody has ticked, also those on other pages of the list. */
export interface Selection {
  records: readonly ReadRecord[];
  has(id: string): boolean;
  toggle(records: readonly ReadRecord[], isSelected: boolean): void;
  clear(): void;
}

/** `shown` are the records on the screen: they are current, what was ticked earlier need not be. */
export function useSelection(shown: readonly ReadRecord[]): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ReadRecord>>(new Map());
  const current = (record: ReadRecord) => shown.find(({ id }) => id === record.id) ?? record;
  return {
    records: [...ticked.values()].map(current),
    has: (id) => ticked.has(id),
    toggle: (records, isSelected) => {
      const next = new Map(ticked);
      for (const record of records) {
        if (isSelected) next.set(record.id, record);
        else next.delete(record.id);
      }
      setTicked(next);
    },
    clear: () => setTicked(new Map()),
  };
}
