import type { Decision } from '../kernel/decider.js';
import { placeOf, type BranchDay } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { abandonedAt } from './place-time.js';

/**
 * Frees the place of an order that was not written until `at` (an ISO instant); one that was asked for again
 * meanwhile stays. Its ticket number is not given again.
 */
export function releasePlace(day: BranchDay, order: string, at: string): Decision<BranchDayEvent> {
  const place = placeOf(day, order);
  const isAbandoned = place && Date.parse(abandonedAt(place.takenAt)) <= Date.parse(at);
  return isAbandoned ? [{ type: 'PlaceReleased', data: { order } }] : [];
}
