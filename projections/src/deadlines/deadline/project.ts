import { deadlineChanges, type DeadlineEvent } from '@bestellwerk/domain/deadlines/deadlines';
import type { Projection } from '../../engine/projection.js';
import { deadlineTable, type DeadlineRow } from './table.js';

/** What the processes wait for: a row for each deadline until an event makes it needless. */
export const deadlines = {
  name: 'deadline',
  title: 'Fristen',
  version: 4,
  table: deadlineTable,
  category: ['branchDay', 'order', 'printJob', 'signagePlayer', 'workingTime'],
  keys(event) {
    const { set = [], move, clear = [] } = deadlineChanges(event);
    const keys = [...set.map(({ key }) => key), ...(move ? [move.key] : []), ...clear];
    return keys.map((key) => ({ key }));
  },
  newKeys(event) {
    const { set = [] } = deadlineChanges(event);
    return set.map(({ key }) => ({ key }));
  },
  apply(event, rows) {
    const { set = [], move, clear = [] } = deadlineChanges(event);
    for (const deadline of set) rows.put(deadline);
    if (move && rows.get({ key: move.key })) rows.put(move);
    for (const key of clear) rows.remove({ key });
  },
} as const satisfies Projection<DeadlineRow, DeadlineEvent>;
