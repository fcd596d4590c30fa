import type { Decision } from '../kernel/decider.js';
import { placeOf, type BranchDay } from './branch-day.js';
import type { BranchDayEvent } from './branch-day-events.js';
import { needsRenewal } from './place-time.js';

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
