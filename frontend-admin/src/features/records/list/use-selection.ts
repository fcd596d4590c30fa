import { useState } from 'react';
import type { ReadRecord } from '../../../shared/records/record-types.js';

/** The selected records, including those on other pages of the list and of other searches. */
export interface Selection {
  records: readonly ReadRecord[];
  /** Those of them that this search shows on other pages. */
  onOtherPages: readonly ReadRecord[];
  /** Those of them that were ticked in another search and are not on the screen. */
  elsewhere: readonly ReadRecord[];
  has(id: string): boolean;
  toggle(records: readonly ReadRecord[], isSelected: boolean): void;
  /** Deselects records selected in another search. */
  keepThisSearch(): void;
  clear(): void;
}

interface Ticked {
  readonly record: ReadRecord;
  /** The search that showed it when it was ticked. */
  readonly search: string;
}

/**
 * `shown` are the current records on the screen; records selected earlier may be outdated. `search` identifies search
 * and filters of the list, independent of page and sort order.
 */
export function useSelection(shown: readonly ReadRecord[], search: string): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const onScreen = new Map(shown.map((record) => [record.id, record]));
  const all = [...ticked.values()];
  const unseen = all.filter(({ record }) => !onScreen.has(record.id));
  const isElsewhere = (one: Ticked) => one.search !== search && !onScreen.has(one.record.id);
  return {
    records: all.map(({ record }) => onScreen.get(record.id) ?? record),
    onOtherPages: unseen.filter((one) => !isElsewhere(one)).map(({ record }) => record),
    elsewhere: unseen.filter(isElsewhere).map(({ record }) => record),
    has: (id) => ticked.has(id),
    toggle: (records, isSelected) =>
      setTicked((old) => {
        const next = new Map(old);
        for (const record of records) {
          if (isSelected) next.set(record.id, { record, search });
          else next.delete(record.id);
        }
        return next;
      }),
    keepThisSearch: () => setTicked((old) => new Map([...old].filter(([, one]) => !isElsewhere(one)))),
    clear: () => setTicked(new Map()),
  };
}
