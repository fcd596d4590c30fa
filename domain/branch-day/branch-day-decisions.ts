import type { Decision } from '../kernel/decider.js';
import { type BranchDay, placeOf } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';

const WRITTEN_WITHIN_MS = 60_000;
const RENEWED_AFTER_MS = 30_000;

/** From then on a place without its order counts as abandoned: the process that was to write the order has died. */
export const abandonedAt = (takenAt: string): string =>
  new Date(Date.parse(takenAt) + WRITTEN_WITHIN_MS).toISOString();

/** Whether to renew the reservation of an order that asks again, so that its place is not freed meanwhile. */
export const needsRenewal = (takenAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(takenAt) >= RENEWED_AFTER_MS;

export interface TakePlace {
  readonly order: string;
  /** Start of the time window as an ISO instant, or null for 'as soon as possible'. */
  readonly window: string | null;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Gives an order its place and the day's next ticket number. An order that has a place keeps it with its
 * ticket; when it asks again after 30 seconds the reservation is renewed.
 */
export function takePlace(day: BranchDay, { order, window, at }: TakePlace): Decision<BranchDayEvent> {
  const place = placeOf(day, order);
  if (!place) {
    const ticketNumber = day.lastTicketNumber + 1;
    return [{ type: 'PlaceTaken', data: { order, window, ticketNumber, takenAt: at } }];
  }
  if (!needsRenewal(place.takenAt, at)) return [];
  return [
    {
      type: 'PlaceTaken',
      data: { order, window: place.window, ticketNumber: place.ticketNumber, takenAt: at, again: true },
    },
  ];
}

/**
 * Frees the place of an order that was not written until `at` (an ISO instant); one that was asked for again
 * meanwhile stays. Its ticket number is not given again.
 */
export function releasePlace(day: BranchDay, order: string, at: string): Decision<BranchDayEvent> {
  const place = placeOf(day, order);
  const isAbandoned = place && Date.parse(abandonedAt(place.takenAt)) <= Date.parse(at);
  return isAbandoned ? [{ type: 'PlaceReleased', data: { order } }] : [];
}
