import type { Decision } from '../kernel/decider.js';
import { placeOf, type BranchDay } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';

/** Frees the place of an order that was never written. Its ticket number is not given again. */
export function releasePlace(day: BranchDay, order: string): Decision<BranchDayEvent> {
  return placeOf(day, order) ? [{ type: 'PlaceReleased', data: { order } }] : [];
}
