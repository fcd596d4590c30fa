import { deadlineChanges, type DeadlineEvent } from '@bestellwerk/domain/deadlines/deadlines';
import type { Projection } from '../../engine/projection.js';
import { deadlineTable, type DeadlineRow } from './table.js';

/** What the processes wait for: a row for each deadline until an event makes it needless. */
export const deadlines = {
  name: 'deadline',
  title: 'Fristen',
  version: 1,
  table: deadlineTable,
  category: ['branchDay', 'order', 'signagePlayer', 'workingTime'],
  keys(event) {
    const { set, move, clear } = deadlineChanges(event);
    const key = set?.key ?? move?.key ?? clear;
    return key === undefined ? [] : [{ key }];
  },
  newKeys(event) {
    const { set } = deadlineChanges(event);
    return set ? [{ key: set.key }] : [];
  },
  apply(event, rows) {
    const { set, move, clear } = deadlineChanges(event);
    if (set) rows.put(set);
    if (move && rows.get({ key: move.key })) rows.put(move);
    if (clear !== undefined) rows.remove({ key: clear });
  },
} as const satisfies Projection<DeadlineRow, DeadlineEvent>;
