import { type BranchDayEvent, branchDayOf } from '@bestellwerk/domain/branch-day/branch-day-events';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { Projection } from '../../engine/projection.js';
import { branchDayTable, type BranchDayRow } from './table.js';

/** Pauses of ordering, delays of the kitchen, products that are sold out, and capacities of single days. */
export const branchDay = {
  name: 'branch_day',
  title: 'Pausen, Wartezeiten und Ausverkauftes',
  version: 2,
  table: branchDayTable,
  isUrgent: true,
  category: 'branchDay',
  keys: (event) => (isAboutPlaces(event) ? [] : [branchDayOf(event)]),
  apply(event, rows) {
    if (isAboutPlaces(event)) return;
    const key = branchDayOf(event);
    const day = rows.get(key) ?? { ...key, pausedUntil: null, delay: null, soldOut: [], capacity: null };
    rows.put({ ...day, ...changesBy(event, day) });
  },
  topics: ({ branch }) => [availabilityTopic(branch)],
} as const satisfies Projection<BranchDayRow, BranchDayEvent>;

type PlaceEvent = Extract<BranchDayEvent, { type: 'PlaceTaken' | 'PlaceReleased' }>;

const isAboutPlaces = <E extends BranchDayEvent>(event: E): event is E & PlaceEvent =>
  event.type === 'PlaceTaken' || event.type === 'PlaceReleased';

function changesBy(
  event: Exclude<BranchDayEvent, PlaceEvent>,
  { soldOut }: BranchDayRow,
): Partial<BranchDayRow> {
  switch (event.type) {
    case 'CapacityChanged':
      return { capacity: event.data.capacity };
    case 'OrderingPaused':
      return { pausedUntil: event.data.until };
    case 'OrderingResumed':
      return { pausedUntil: null };
    case 'PreparationDelayed':
      return { delay: event.data };
    case 'PreparationOnTime':
      return { delay: null };
    case 'ProductSoldOut':
      return { soldOut: [...soldOut, event.data.product] };
    case 'ProductBackOnSale':
      return { soldOut: soldOut.filter((product) => product !== event.data.product) };
    default:
      return event satisfies never;
  }
}
