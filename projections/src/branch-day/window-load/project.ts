import { type BranchDayEvent, branchDayOf } from '@bestellwerk/domain/branch-day/branch-day-events';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { Projection } from '../../engine/projection.js';
import { windowLoadTable, type WindowPlaceRow, windowPlaceTable } from './table.js';

/** Orders per window and mode, where the place of an order has one. */
export const windowLoad = {
  name: 'window_load',
  title: 'Auslastung der Zeitfenster',
  version: 1,
  table: windowPlaceTable,
  rollups: [{ table: windowLoadTable, contribution }],
  isUrgent: true,
  category: 'branchDay',
  keys: (event) => (hasWindow(event) ? [{ ...branchDayOf(event), order: event.data.order }] : []),
  apply(event, rows) {
    if (!hasWindow(event)) return;
    const key = { ...branchDayOf(event), order: event.data.order };
    const { window = null, mode } = event.type === 'PlaceTaken' ? event.data : {};
    if (window && mode) rows.put({ ...key, window, mode });
    else if (rows.get(key)) rows.remove(key);
  },
  topics: ({ branch }) => [availabilityTopic(branch)],
} as const satisfies Projection<WindowPlaceRow, BranchDayEvent>;

type PlaceEvent = Extract<BranchDayEvent, { type: 'PlaceTaken' | 'PlaceReleased' }>;

/** Whether an event may concern a place in a window. What is released or moved may have been in one. */
const hasWindow = <E extends BranchDayEvent>(event: E): event is E & PlaceEvent =>
  event.type === 'PlaceReleased' ||
  (event.type === 'PlaceTaken' && (isInWindow(event.data) || event.data.again === true));

const isInWindow = ({ window, mode }: { window: string | null; mode?: unknown }): boolean =>
  window !== null && mode !== undefined;

function contribution({ branch, date, window, mode }: WindowPlaceRow) {
  return { branch, date, window, mode, orders: 1 };
}
